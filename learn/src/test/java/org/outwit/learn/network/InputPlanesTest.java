package org.outwit.learn.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.chess.ChessPosition;

class InputPlanesTest {

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final long ALL = -1L;

    private final InputPlanes planes = new InputPlanes();

    private static ChessPosition after(String start, String moves) {
        ChessPosition position = RandomGames.CHESS.notation().position(start);
        for (String move : moves.split(" ")) {
            if (!move.isEmpty()) position.make(RandomGames.CHESS.notation().parse(position, move));
        }
        return position;
    }

    private static long squares(String... names) {
        long squares = 0;
        for (String name : names) squares |= 1L << (name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1'));
        return squares;
    }

    @Test
    void theStartHasNoHistory() {
        planes.look(after(START, ""));
        assertThat(planes.mask(0)).isEqualTo(0xFF00L);
        assertThat(planes.mask(1)).isEqualTo(squares("b1", "g1"));
        assertThat(planes.mask(2)).isEqualTo(squares("c1", "f1"));
        assertThat(planes.mask(3)).isEqualTo(squares("a1", "h1"));
        assertThat(planes.mask(4)).isEqualTo(squares("d1"));
        assertThat(planes.mask(5)).isEqualTo(squares("e1"));
        assertThat(planes.mask(6)).isEqualTo(0xFF000000000000L);
        assertThat(planes.mask(11)).isEqualTo(squares("e8"));
        for (int plane = 12; plane < 104; plane++)
            assertThat(planes.mask(plane)).isZero();
        for (int plane = 104; plane < 108; plane++)
            assertThat(planes.mask(plane)).isEqualTo(ALL);
        for (int plane = 108; plane < 111; plane++)
            assertThat(planes.mask(plane)).isZero();
        assertThat(planes.mask(111)).isEqualTo(ALL);
    }

    /** Black sees all boards from its own side, also those in which White moved. */
    @Test
    void blackSeesTheBoardTurned() {
        planes.look(after(START, "e4"));
        assertThat(planes.mask(0)).isEqualTo(0xFF00L);
        assertThat(planes.mask(6)).isEqualTo(0xFF000000000000L ^ squares("e7", "e5"));
        assertThat(planes.mask(11)).isEqualTo(squares("e8"));
        assertThat(planes.mask(13 + 6)).isEqualTo(0xFF000000000000L);
        assertThat(planes.mask(26)).isZero();
        assertThat(planes.mask(108)).isEqualTo(ALL);
    }

    @Test
    void positionsThatCameAgainAndPliesAreTold() {
        planes.look(after(START, "Nf3 Nf6 Ng1 Ng8 Nf3"));
        assertThat(planes.mask(12)).isEqualTo(ALL); // after Nf3, for the second time
        assertThat(planes.mask(25)).isEqualTo(ALL); // the start, for the second time
        assertThat(planes.mask(38)).isZero();
        assertThat(planes.mask(5 * 13 + 5)).isEqualTo(squares("e1")); // the start itself, six boards in all
        assertThat(planes.mask(6 * 13 + 5)).isZero();
        assertThat(planes.mask(109)).isEqualTo(ALL);
        assertThat(planes.value(109)).isEqualTo(5);
        assertThat(planes.value(111)).isEqualTo(1);
    }

    @Test
    void rightsToCastleAreOwnAndTheirs() {
        planes.look(after("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1", ""));
        assertThat(List.of(planes.mask(104), planes.mask(105), planes.mask(106), planes.mask(107)))
                .containsExactly(0L, ALL, ALL, 0L);
        planes.look(after("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1", ""));
        assertThat(List.of(planes.mask(104), planes.mask(105), planes.mask(106), planes.mask(107)))
                .containsExactly(ALL, 0L, 0L, ALL);
    }

    @Test
    void withoutHistoryThereIsOneBoard() {
        planes.lookWithoutHistory(after(START, "Nf3 Nf6 Ng1 Ng8"));
        for (int plane = 12; plane < 104; plane++)
            assertThat(planes.mask(plane)).isZero();
        assertThat(planes.value(109)).isEqualTo(4);
    }

    @Test
    void planesAreThoseOfTheTextsOfAGame() {
        for (int seed = 0; seed < 20; seed++) {
            RandomGames.play(START, 120, seed, (position, fens) -> {
                long key = position.key();
                planes.look(position);
                assertThat(position.key()).isEqualTo(key);
                double[][][] naive = NaivePlanes.of(fens);
                for (int plane = 0; plane < 112; plane++) {
                    for (int s = 0; s < 64; s++) {
                        double value = (planes.mask(plane) >>> s & 1) * planes.value(plane);
                        if (value != naive[plane][s / 8][s % 8]) throw new AssertionError(plane + " of " + fens);
                    }
                }
            });
        }
    }
}
