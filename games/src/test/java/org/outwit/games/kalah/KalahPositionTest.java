package org.outwit.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Diagram;

class KalahPositionTest {

    @ParameterizedTest
    @CsvSource({"1,1", "1,9", "2,3", "3,20", "4,4", "6,4", "6,6", "12,5", "5,300"})
    void randomGamesAgreeWithTheOracle(int pits, int seeds) {
        for (int variant = 0; variant < 4; variant++) {
            Kalah game = new Kalah(new KalahRules(pits, seeds, variant % 2 == 1, variant > 1));
            for (int seed = 0; seed < 15; seed++) playBoth(game, new Random(seed), variant, pits, seeds);
        }
    }

    private static void playBoth(Kalah game, Random random, int variant, int pits, int seeds) {
        KalahPosition position = game.start();
        NaiveKalah naive = NaiveKalah.start(new KalahRules(pits, seeds, variant % 2 == 1, variant > 1));
        while (true) {
            assertThat(game.notation().format(position)).isEqualTo(naive.text());
            int[] moves = new int[position.mostMoves()];
            int end = position.moves(moves, 0);
            List<Integer> found = Arrays.stream(moves, 0, end).boxed().toList();
            assertThat(found).isEqualTo(naive.moves());
            assertThat(position.isOver()).isEqualTo(naive.isOver());
            if (naive.isOver()) break;
            int move = found.get(random.nextInt(end));
            position.make(move);
            naive = naive.play(move);
        }
        int lead = naive.ownStore() - naive.theirStore();
        assertThat(position.payoff(0)).isEqualTo(Kalah.SEED * (naive.south() ? lead : -lead));
    }

    /** One odd rule each, on the common board. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            4,4,4,4,4,4;0;4,4,4,4,4,4;0;S   | 3 | 4,4,0,5,5,5;1;4,4,4,4,4,4;0;S   | another turn
            4,4,4,4,4,4;0;4,4,4,4,4,4;0;S   | 4 | 4,4,4,0,5,5;1;5,4,4,4,4,4;0;N   | no other turn
            0,1,0,0,0,9;5;5,5,5,5,5,5;3;S   | 6 | 1,2,0,0,0,0;6;6,6,6,6,6,6;3;N   | over the other's store
            1,0,3,3,3,3;3;8,8,8,0,5,0;3;S   | 1 | 0,0,3,3,3,3;9;8,8,8,0,0,0;3;N   | capture
            1,0,3,3,3,3;8;8,8,8,0,0,0;3;S   | 1 | 0,1,3,3,3,3;8;8,8,8,0,0,0;3;N   | nothing opposite
            0,0,0,13,0,2;0;3,3,3,3,3,3;15;S | 4 | 1,1,1,0,1,3;6;4,4,0,4,4,4;15;N  | round to the own pit
            0,0,0,0,0,1;20;2,2,0,0,0,3;20;S | 6 | 0,0,0,0,0,0;21;0,0,0,0,0,0;27;S | the rest is collected
            0,0,0,0,1,1;20;2,2,0,0,0,2;20;S | 5 | 0,0,0,0,0,2;20;2,2,0,0,0,2;20;N | an own pit that is not empty
            """)
    void oddRules(String before, String move, String after, String rule) {
        Kalah game = new Kalah();
        KalahPosition position = game.notation().position(before);
        position.play(game.notation().parse(position, move));
        assertThat(game.notation().format(position)).as(rule).isEqualTo(after);
    }

    @Test
    void lessCommonRules() {
        Kalah game = new Kalah(new KalahRules(2, 2, true, true));
        KalahPosition position = game.notation().position("1,0;2;0,1;4;S");
        position.make(0);
        assertThat(game.notation().format(position))
                .as("empty capture, played on")
                .isEqualTo("0,0;3;0,1;4;N");
        assertThat(position.isOver()).isFalse();
        assertThat(new Kalah(new KalahRules(2, 2, true, false))
                        .notation()
                        .position("1,0;2;0,1;4;N")
                        .isOver())
                .isFalse();
    }

    @Test
    void seedsLeftInAGameThatEndedAreCollected() {
        Kalah game = new Kalah();
        KalahPosition position = game.notation().position("0,0,0,0,0,0;20;1,2,0,0,0,3;22;N");
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isEqualTo(-8 * Kalah.SEED);
        assertThat(game.notation().format(position)).isEqualTo("0,0,0,0,0,0;20;0,0,0,0,0,0;28;N");
    }

    @Test
    void isDrawnAsItLiesBetweenThePlayers() {
        Kalah game = new Kalah(KalahRules.of(3, 4));
        Diagram diagram = game.diagram(game.notation().position("1,2,3;4;5,6,0;3;N"));
        assertThat(symbols(diagram, 0)).containsExactly("3", "0", "6", "5", "");
        assertThat(symbols(diagram, 1)).containsExactly("", "1", "2", "3", "4");
        assertThat(diagram.columnNames()).containsExactly("", "1", "2", "3", "");
        assertThat(diagram.topNames()).containsExactly("", "3", "2", "1", "");
        assertThat(diagram.caption()).isEqualTo("North to move");
    }

    private static List<String> symbols(Diagram diagram, int row) {
        return diagram.rows().get(row).stream()
                .map(cell -> cell.piece() == null ? "" : cell.piece().symbol())
                .toList();
    }

    @Test
    void boardsThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KalahRules.of(13, 4))
                .withMessage("The number of pits (13) must be between 1 and 12.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KalahRules.of(6, 0))
                .withMessage("The number of seeds (0) must be between 1 and 1000.");
    }
}
