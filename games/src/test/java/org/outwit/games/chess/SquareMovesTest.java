package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SquareMovesTest {

    private static final Chess CHESS = new Chess();

    private static List<String> of(String fen) {
        ChessPosition position = CHESS.notation().position(fen);
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < end; i++) texts.add(SquareMoves.format(moves[i]));
        return texts;
    }

    @Test
    void castlingIsTheKingsWayAndPromotionHasALetter() {
        assertThat(of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")).contains("e1g1", "e1c1", "a1a8", "e1e2");
        assertThat(of("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1")).contains("e8g8", "e8c8");
        assertThat(of("1n5k/P7/8/8/8/8/8/K7 w - - 0 1")).contains("a7a8q", "a7a8n", "a7b8r", "a7b8b", "a1a2");
        assertThat(of("k7/8/8/3pP3/8/8/8/K7 w - d6 0 1")).contains("e5d6", "e5e6");
    }

    @Test
    void theNotationReadsThemBack() {
        Random random = new Random(5);
        for (int game = 0; game < 60; game++) {
            ChessPosition position = CHESS.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < 120 && !position.isOver(); ply++) {
                int end = position.moves(moves, 0);
                int move = moves[random.nextInt(end)];
                assertThat(CHESS.notation().parse(position, SquareMoves.format(move)))
                        .isEqualTo(move);
                position.make(move);
            }
        }
    }
}
