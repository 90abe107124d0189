package org.outwit.games.qubic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;

class QubicPositionTest {

    /** As by the formula ((n + 2)^3 - n^3) / 2. */
    @ParameterizedTest
    @CsvSource({"3, 49", "4, 76"})
    void linesAreCountedAsByFormula(int side, int lines) {
        Cube cube = new Cube(side);
        assertThat(masks(cube)).hasSize(lines).doesNotHaveDuplicates();
        assertThat(masks(cube)).allMatch(line -> Long.bitCount(line) == side);
        Qubic game = new Qubic(side);
        NaiveQubic empty = new NaiveQubic(game.notation().format(game.start()), side);
        assertThat(empty.lines('X', 0)).isEqualTo(lines);
    }

    /** Corners and the eight cells in the middle lie on seven lines, all others on four. */
    @Test
    void theDiagonalsAreTheRichCells() {
        Cube cube = new Cube(4);
        for (int cell = 0; cell < 64; cell++) {
            long bit = 1L << cell;
            long through =
                    masks(cube).stream().filter(line -> (line & bit) != 0).count();
            assertThat(through).isEqualTo((cube.diagonals & bit) != 0 ? 7 : 4);
        }
        assertThat(Long.bitCount(cube.diagonals)).isEqualTo(16);
    }

    /** The lines as bits. */
    private static List<Long> masks(Cube cube) {
        return IntStream.range(0, cube.lines.size())
                .mapToObj(line -> Arrays.stream(cube.lines.inner(line))
                        .mapToLong(cell -> 1L << cell)
                        .sum())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void randomGamesAgreeWithTheOracle(int side) {
        Qubic game = new Qubic(side);
        for (int seed = 0; seed < 40; seed++) {
            QubicPosition position = game.start();
            Random random = new Random(seed);
            while (true) {
                String text = game.notation().format(position);
                NaiveQubic naive = new NaiveQubic(text, side);
                boolean won = naive.lines(position.mover() == 0 ? 'O' : 'X', side) > 0;
                assertThat(position.isOver()).as(text).isEqualTo(won || !text.contains("."));
                for (int stones = 1; stones < side; stones++) {
                    assertThat(position.openLines(0, stones)).isEqualTo(naive.lines('X', stones));
                    assertThat(position.openLines(1, stones)).isEqualTo(naive.lines('O', stones));
                }
                if (position.isOver()) {
                    int lost = won ? -Qubic.WIN : 0;
                    assertThat(position.payoff(position.mover())).isEqualTo(lost);
                    break;
                }
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
        }
    }

    /** Otherwise a search might prefer a fine position to a won one. */
    @Test
    void noJudgementReachesAWin() {
        Qubic game = new Qubic();
        for (int seed = 0; seed < 10; seed++) {
            QubicPosition position = game.start();
            Random random = new Random(seed);
            while (!position.isOver()) {
                for (Evaluator<QubicPosition> style : game.evaluators().values()) {
                    assertThat(Math.abs(style.value(position, 0))).isLessThan(Qubic.WIN);
                }
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
        }
    }

    @Test
    void isDrawnLevelBesideLevel() {
        Qubic game = new Qubic();
        QubicPosition position = game.start();
        position.play(game.notation().parse(position, "b1.3"));
        position.play(game.notation().parse(position, "d4.4"));
        Diagram diagram = game.diagram(position);
        assertThat(diagram.rows()).hasSize(4);
        assertThat(diagram.rows().get(3).get(2 * 5 + 1).piece())
                .isEqualTo(new Diagram.Piece(0, Diagram.Shape.GLYPH, "✕"));
        assertThat(diagram.rows().get(0).get(3 * 5 + 3).piece())
                .isEqualTo(new Diagram.Piece(1, Diagram.Shape.GLYPH, "○"));
        assertThat(diagram.rows().get(0).get(4).ground()).isEqualTo(Diagram.Ground.NONE);
        assertThat(String.join("", diagram.columnNames())).isEqualTo("abcd".repeat(4));
        assertThat(diagram.rowNames()).containsExactly("4", "3", "2", "1");
        assertThat(diagram.caption()).isEqualTo("X to move; levels 1 to 4 from the left");
    }

    @Test
    void cubesThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Qubic(5))
                .withMessage("The side of the cube (5) must be between 3 and 4.");
    }
}
