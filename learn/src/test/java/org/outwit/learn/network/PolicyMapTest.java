package org.outwit.learn.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessMove;
import org.outwit.games.chess.ChessPosition;

class PolicyMapTest {

    private static final Chess CHESS = new Chess();

    @Test
    void movesAreInThePublishedOrder() {
        assertThat(PolicyMap.text(0)).isEqualTo("a1b1");
        assertThat(PolicyMap.text(6)).isEqualTo("a1h1");
        assertThat(PolicyMap.text(9)).isEqualTo("a1c2");
        assertThat(PolicyMap.text(22)).isEqualTo("a1h8");
        assertThat(PolicyMap.text(23)).isEqualTo("b1a1");
        assertThat(PolicyMap.text(1791)).isEqualTo("h8g8");
        assertThat(PolicyMap.text(1792)).isEqualTo("a7a8q");
        assertThat(PolicyMap.text(1794)).isEqualTo("a7a8b");
        assertThat(PolicyMap.text(1798)).isEqualTo("b7a8q");
        assertThat(PolicyMap.text(1857)).isEqualTo("h7h8b");
    }

    @Test
    void everyIndexIsAMoveAndAPlaceOfItsOwn() {
        Set<String> texts = new HashSet<>();
        Set<Integer> places = new HashSet<>();
        for (int index = 0; index < PolicyMap.MOVES; index++) {
            texts.add(PolicyMap.text(index));
            int from = PolicyMap.from(index);
            String text = PolicyMap.text(index);
            int to = text.charAt(2) - 'a' + 8 * (text.charAt(3) - '1');
            assertThat(PolicyMap.plane(index))
                    .as(text)
                    .isEqualTo(NaiveNetwork.plane(from, to, text.length() > 4 ? text.charAt(4) : ' '));
            places.add(PolicyMap.plane(index) * 64 + from);
        }
        assertThat(texts).hasSize(PolicyMap.MOVES);
        assertThat(places).hasSize(PolicyMap.MOVES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
                "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
                "8/PPP1k3/8/8/8/8/3K1ppp/8 b - - 0 1",
                "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"
            })
    void legalMovesAreDistinct(String fen) {
        assertThat(checked(CHESS.notation().position(fen), 3)).isPositive();
    }

    private static int checked(ChessPosition position, int depth) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        boolean[] seen = new boolean[PolicyMap.MOVES];
        int sum = count;
        for (int i = 0; i < count; i++) {
            int index = PolicyMap.index(moves[i], position.mover());
            if (seen[index]) throw new AssertionError(PolicyMap.text(index) + " came twice");
            seen[index] = true;
            int turn = position.mover() == 0 ? 0 : 56;
            if (PolicyMap.from(index) != (ChessMove.from(moves[i]) ^ turn)) throw new AssertionError(index);
            if (depth > 1) {
                position.make(moves[i]);
                sum += checked(position, depth - 1);
                position.undo();
            }
        }
        return sum;
    }

    @Test
    void theKingCastlesOntoItsRookAndAPawnBecomesAKnightPlainly() {
        assertThat(text("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O")).isEqualTo("e1h1");
        assertThat(text("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "O-O-O")).isEqualTo("e1a1");
        assertThat(text("1n5k/P7/8/8/8/8/8/7K w - - 0 1", "axb8=N")).isEqualTo("a7b8");
        assertThat(text("7k/8/8/8/8/8/p6K/1N6 b - - 0 1", "axb1=R")).isEqualTo("a7b8r");
        assertThat(text("7k/8/8/8/8/8/p6K/1N6 b - - 0 1", "a1=Q+")).isEqualTo("a7a8q");
    }

    private static String text(String fen, String move) {
        ChessPosition position = CHESS.notation().position(fen);
        return PolicyMap.text(PolicyMap.index(CHESS.notation().parse(position, move), position.mover()));
    }
}
