package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExchangeTest {

    private static final int[] WORTH = {0, 1000, 3000, 3000, 5000, 9000, 100_000};
    private static final int[] LEAST = {-9000, -5000, -2001, -2000, -1, 0, 1, 1000, 2000, 2001, 3000, 8000, 9001};

    private final Chess game = new Chess();

    @Test
    void gainsAreWhatTakingByTurnsComesTo() {
        for (int seed = 0; seed < 300; seed++) {
            RandomChess random = new RandomChess(seed);
            compare(random.played(seed % 120));
            compare(game.notation().position(random.setUp()));
        }
    }

    private void compare(ChessPosition position) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            int gain = gain(position.board().copy(), position.mover(), moves[i]);
            for (int least : LEAST) {
                assertThat(game.tactics().seeAtLeast(position, moves[i], least))
                        .as(
                                "%s gains %d in %s",
                                game.notation().format(position, moves[i]),
                                least,
                                game.notation().format(position))
                        .isEqualTo(gain >= least);
            }
        }
    }

    private static int gain(Board board, int side, int move) {
        if (ChessMove.isCastling(move)) return 0;
        int promotion = ChessMove.promotion(move);
        int standing = promotion == 0 ? ChessMove.piece(move) : promotion;
        int gain = WORTH[ChessMove.taken(move)] + (promotion == 0 ? 0 : WORTH[promotion] - WORTH[Board.PAWN]);
        board.toggle(side, move);
        return gain - reply(board, 1 - side, ChessMove.to(move), standing);
    }

    /** What a side gets by taking what stands there, or not; pawns that arrive at the end stay pawns. */
    private static int reply(Board board, int side, int square, int standing) {
        for (int kind = Board.PAWN; kind <= Board.KING; kind++) {
            for (long left = board.pieces(side, kind); left != 0; left &= left - 1) {
                int from = Squares.first(left);
                boolean attacks = kind == Board.PAWN
                        ? (Attacks.pawn(from, side) & Squares.bit(square)) != 0
                        : (Attacks.of(kind, from, board.taken()) & Squares.bit(square)) != 0;
                if (!attacks) continue;
                Board after = board.copy();
                after.toggle(1 - side, standing, Squares.bit(square));
                after.toggle(side, kind, Squares.bit(from) | Squares.bit(square));
                if (kind == Board.KING && after.isInCheck(side)) return 0;
                if (kind == Board.KING && touches(after, side)) return 0;
                return Math.max(0, WORTH[standing] - reply(after, 1 - side, square, kind));
            }
        }
        return 0;
    }

    private static boolean touches(Board board, int side) {
        return (Attacks.king(board.king(side)) & board.pieces(1 - side, Board.KING)) != 0;
    }
}
