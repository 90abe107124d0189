package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Feature;

class BackgammonFeaturesTest {

    private static int value(String name, int[] own, int... theirs) {
        int[][] places = new int[2][Board.BAR + 1];
        for (int i = 0; i < own.length; i += 2) places[0][own[i]] = own[i + 1];
        for (int i = 0; i < theirs.length; i += 2) places[1][theirs[i]] = theirs[i + 1];
        BackgammonPosition position = BackgammonPosition.before(Board.of(places[0], places[1]), MatchTerms.PLAIN, 0);
        Feature<BackgammonPosition> feature = BackgammonFeatures.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        return feature.value(position, 0);
    }

    @Test
    void pipsAreWhatIsLeftToGo() {
        assertThat(value("pips", new int[] {6, 2}, 6, 1, 3, 4)).isEqualTo(6);
        assertThat(value("pips", new int[] {25, 15}, 1, 1)).isEqualTo(-100);
        assertThat(value("race", new int[] {6, 2}, 6, 3)).isEqualTo(6);
        assertThat(value("race", new int[] {24, 1}, 20, 1)).as("contact").isZero();
    }

    @Test
    void blotsCountIfTheyCanBeHitWithOneDie() {
        // The other stands on the mover's 24 (1 there) and goes down to it from 5 points behind.
        assertThat(value("blots", new int[] {6, 1, 24, 2}, 24, 2)).isEqualTo(1);
        assertThat(value("loss", new int[] {6, 1, 24, 2}, 24, 2)).isEqualTo(19);
        assertThat(value("blots", new int[] {12, 1, 24, 2}, 24, 2))
                .as("out of reach")
                .isZero();
        assertThat(value("blots", new int[] {6, 2, 24, 2}, 24, 2))
                .as("two are safe")
                .isZero();
    }

    @Test
    void pointsAreCountedByWhereTheyAre() {
        int[] own = {6, 2, 5, 3, 4, 2, 7, 2, 8, 2, 20, 2};
        assertThat(value("home", own, 24, 2)).isEqualTo(3);
        assertThat(value("outside", own, 24, 2)).isEqualTo(2);
        assertThat(value("anchors", own, 24, 2)).isZero();
        assertThat(value("anchors", own, 13, 2, 23, 1)).isEqualTo(1);
        assertThat(value("row", own, 24, 2)).isEqualTo(5);
        assertThat(value("trapped", own, 24, 2, 22, 1, 3, 1)).isEqualTo(3);
        assertThat(value("spare", new int[] {6, 5, 24, 1}, 24, 2)).isEqualTo(2);
        assertThat(value("back", new int[] {6, 5, 24, 1, 25, 1}, 10, 2)).isEqualTo(2);
    }
}
