package org.outwit.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;

class OthelloFeaturesTest {

    private final Othello game = new Othello();

    @Test
    void countsAgreeWithTheOracle() {
        RandomOthello.forEachPosition(40, this::compare);
        Random random = new Random(2);
        for (int i = 0; i < 1000; i++) compare(RandomOthello.filled(random));
    }

    private void compare(OthelloPosition position) {
        NaiveOthello naive = new NaiveOthello(game.notation().format(position));
        assertThat(value("discs", position)).isEqualTo(naive.count('X') - naive.count('O'));
        assertThat(value("total", position)).isEqualTo(naive.count('X') + naive.count('O'));
        int options = naive.places('X').size();
        assertThat(value("options", position)).isEqualTo(options);
        assertThat(value("mobility", position))
                .isEqualTo(options - naive.places('O').size());
        assertThat(value("potential", position)).isEqualTo(naive.countNextTo('-', 'O') - naive.countNextTo('-', 'X'));
        assertThat(value("frontier", position)).isEqualTo(naive.countNextTo('X', '-') - naive.countNextTo('O', '-'));
        assertThat(value("corners", position)).isEqualTo(lead(naive, 0, 0, 7, 2));
        assertThat(value("x-squares", position)).isEqualTo(nextToCorners(naive, 1, 1));
        assertThat(value("c-squares", position)).isEqualTo(nextToCorners(naive, 0, 1) + nextToCorners(naive, 1, 0));
        assertThat(value("centre", position)).isEqualTo(lead(naive, 2, 2, 1, 4));
        int frame = lead(naive, 0, 0, 1, 8) - lead(naive, 1, 1, 1, 6);
        assertThat(value("edges", position)).isEqualTo(frame - lead(naive, 0, 0, 7, 2));
        assertThat(value("stable", position)).isEqualTo(naive.stable('X') - naive.stable('O'));
        boolean odd = naive.count('-') % 2 == 1;
        assertThat(value("parity", position)).isEqualTo(odd == (naive.mover() == 'X') ? 1 : -1);
    }

    /** Black's lead on {@code count} by {@code count} squares, {@code step} apart. */
    private static int lead(NaiveOthello naive, int row, int column, int step, int count) {
        int lead = 0;
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < count; j++) lead += sign(naive.at(row + i * step, column + j * step));
        }
        return lead;
    }

    /** Black's lead on the squares so far from an empty corner towards the middle. */
    private static int nextToCorners(NaiveOthello naive, int down, int right) {
        int lead = 0;
        for (int row = 0; row <= 7; row += 7) {
            for (int column = 0; column <= 7; column += 7) {
                if (naive.at(row, column) != '-') continue;
                lead += sign(naive.at(row == 0 ? down : 7 - down, column == 0 ? right : 7 - right));
            }
        }
        return lead;
    }

    private static int sign(char disc) {
        return disc == 'X' ? 1 : disc == 'O' ? -1 : 0;
    }

    /** Stable means stable: discs that are called so keep their colour in every game played on from there. */
    @Test
    void stableDiscsAreNeverTurned() {
        Random random = new Random(3);
        int stableDiscs = 0;
        for (int i = 0; i < 1500; i++) {
            OthelloPosition position = RandomOthello.filled(random);
            long black = Board.stable(position.discsOf(0), position.discsOf(1));
            long white = Board.stable(position.discsOf(1), position.discsOf(0));
            stableDiscs += Long.bitCount(black | white);
            for (int game = 0; game < 8; game++) {
                OthelloPosition played = position.copy();
                while (!played.isOver()) {
                    RandomOthello.play(played, random);
                    assertThat(black & ~played.discsOf(0)).isZero();
                    assertThat(white & ~played.discsOf(1)).isZero();
                }
            }
        }
        assertThat(stableDiscs).isGreaterThan(1500);
    }

    @Test
    void stabilityGrowsFromCornersAndFullLines() {
        String row = "XXX----O";
        OthelloPosition position = game.notation()
                .position(row + "XX------" + "-".repeat(8) + "---OX---" + "---XO---" + "-".repeat(24) + " X");
        assertThat(Board.stable(position.discsOf(0), position.discsOf(1)))
                .isEqualTo(Board.square(0, 0)
                        | Board.square(0, 1)
                        | Board.square(0, 2)
                        | Board.square(1, 0)
                        | Board.square(1, 1));
        assertThat(Board.stable(position.discsOf(1), position.discsOf(0))).isEqualTo(Board.square(0, 7));
        OthelloPosition full = game.notation().position("XO".repeat(32) + " X");
        assertThat(Board.stable(full.discsOf(0), full.discsOf(1))).isEqualTo(full.discsOf(0));
    }

    /** Otherwise a search might prefer a fine position to a board of one colour. */
    @Test
    void noJudgementReachesAllDiscs() {
        for (Evaluator<OthelloPosition> evaluator : game.evaluators().values()) {
            if (!(evaluator instanceof LinearEvaluator<OthelloPosition> linear)) continue;
            long most = 0;
            for (int i = 0; i < linear.features().size(); i++) {
                Feature<OthelloPosition> feature = linear.features().get(i);
                most += (long) Math.abs(linear.weight(i)) * Math.max(-feature.least(), feature.most());
            }
            assertThat(most).isLessThan(64_000);
        }
    }

    private int value(String name, OthelloPosition position) {
        for (Feature<OthelloPosition> feature : game.features()) {
            if (feature.name().equals(name)) return feature.value(position, 0);
        }
        throw new AssertionError(name);
    }
}
