package org.outwit.games.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;

class MnkFeaturesTest {

    private final TicTacToe game = new TicTacToe();

    @Test
    void featuresOfAPosition() {
        // X has a line to complete, from a3 to c1; each side has two lines with one stone.
        MnkPosition position = game.notation().position("X.O/.X./.O. X");
        assertThat(value("open1", position, 0)).isEqualTo(2 - 2);
        assertThat(value("open2", position, 0)).isEqualTo(1);
        assertThat(value("centre", position, 0)).isEqualTo(1);
        assertThat(value("attack", position, 0)).isEqualTo(1);
        assertThat(value("attack", position, 1)).isZero();
    }

    @Test
    void goalsDecideWhatIsCounted() {
        assertThat(new MnkGame(15, 15, 5).features())
                .extracting(feature -> feature.name())
                .containsExactly("open1", "open2", "open3", "open4", "free2", "free3", "free4", "centre", "attack");
    }

    /** Three in a row with room at both ends counts as free, the same row stopped at one end does not. */
    @Test
    void freeRowsAreOpenAtBothEnds() {
        MnkGame line = new MnkGame(9, 1, 5);
        assertThat(value(line, "free3", line.notation().position("..XXX.O.O O"), 0))
                .isEqualTo(1);
        assertThat(value(line, "free3", line.notation().position("..XXX..OO O"), 0))
                .isEqualTo(2);
        assertThat(value(line, "free3", line.notation().position(".OXXX..O. O"), 0))
                .isZero();
        assertThat(value(line, "free4", line.notation().position(".XXXX.OOO O"), 0))
                .isEqualTo(1);
        assertThat(value(line, "free4", line.notation().position("XXXX..OOO O"), 0))
                .isZero();
        assertThat(value(line, "free2", line.notation().position("..O..O.XX X"), 1))
                .isEqualTo(1);
    }

    @Test
    void stylesFollowFromTheBoard() {
        assertThat(game.evaluators()).containsOnlyKeys("lines", "centre", "attack");
        assertThat(new Gomoku().evaluators()).containsOnlyKeys("lines", "shapes", "centre", "attack");
        assertThat(new MnkGame(3, 3, 2).evaluators()).containsOnlyKeys("lines", "centre", "attack");
    }

    @Test
    void theCentreIsTheMiddleThird() {
        assertThat(new MnkBoard(3, 3, 3).central).hasSize(1);
        assertThat(new MnkBoard(4, 4, 4).central).hasSize(4);
        assertThat(new MnkBoard(15, 15, 5).central).hasSize(25);
        assertThat(new MnkBoard(2, 2, 2).central).hasSize(4);
    }

    /** Otherwise a search might prefer a fine position to a won one. */
    @Test
    void noJudgementReachesAWin() {
        for (MnkGame any : new MnkGame[] {game, new MnkGame(7, 7, 4)}) {
            for (int seed = 0; seed < 100; seed++) {
                MnkPosition position = any.start();
                Random random = new Random(seed);
                while (!position.isOver()) {
                    for (Map.Entry<String, Evaluator<MnkPosition>> style :
                            any.evaluators().entrySet()) {
                        assertThat(Math.abs(style.getValue().value(position, 0)))
                                .isLessThan(MnkGame.WIN);
                    }
                    int[] moves = new int[position.mostMoves()];
                    position.make(moves[random.nextInt(position.moves(moves, 0))]);
                }
            }
        }
    }

    private int value(String name, MnkPosition position, int player) {
        return value(game, name, position, player);
    }

    private static int value(MnkGame any, String name, MnkPosition position, int player) {
        return any.features().stream()
                .filter(feature -> feature.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value(position, player);
    }
}
