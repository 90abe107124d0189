package org.outwit.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KalahFeaturesTest {

    @Test
    void featuresOfAPosition() {
        Kalah game = new Kalah();
        // South's second pit captures the three opposite its fourth; its last two pits bring another turn.
        KalahPosition position = game.notation().position("0,2,0,0,2,1;9;4,0,3,0,0,5;22;S");
        assertThat(value(game, "stores", position, 0)).isEqualTo(9 - 22);
        assertThat(value(game, "home", position, 0)).isEqualTo(5 - 12);
        assertThat(value(game, "again", position, 0)).isEqualTo(2);
        assertThat(value(game, "choice", position, 0)).isZero();
        assertThat(value(game, "raid", position, 0)).isEqualTo(4);
        assertThat(value(game, "raid", position, 1)).isEqualTo(3);
        assertThat(value(game, "capture", position, 0)).isEqualTo(1);
    }

    /** What a side could do is what the oracle does when it is that side's turn. */
    @ParameterizedTest
    @CsvSource({"1,3", "2,4", "3,7", "4,3", "6,4"})
    void chancesAgreeWithTheOracle(int pits, int seeds) {
        KalahRules rules = KalahRules.of(pits, seeds);
        Kalah game = new Kalah(rules);
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            KalahPosition position = game.start();
            NaiveKalah naive = NaiveKalah.start(rules);
            while (!naive.isOver()) {
                int mover = position.mover();
                NaiveKalah swapped = new NaiveKalah(
                        naive.theirs(), naive.theirStore(), naive.own(), naive.ownStore(), !naive.south(), rules);
                assertThat(value(game, "raid", position, mover)).isEqualTo(bestCapture(naive));
                assertThat(value(game, "raid", position, 1 - mover)).isEqualTo(bestCapture(swapped));
                assertThat(value(game, "again", position, mover)).isEqualTo(again(naive) - again(swapped));
                int move = naive.moves().get(random.nextInt(naive.moves().size()));
                position.make(move);
                naive = naive.play(move);
            }
        }
    }

    private static int bestCapture(NaiveKalah naive) {
        int best = 0;
        for (int pit : naive.moves()) best = Math.max(best, naive.captured(pit));
        return best;
    }

    private static int again(NaiveKalah naive) {
        return (int) naive.moves().stream().filter(naive::bringsAnotherTurn).count();
    }

    private static int value(Kalah game, String name, KalahPosition position, int player) {
        return game.features().stream()
                .filter(feature -> feature.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value(position, player);
    }
}
