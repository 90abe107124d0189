package org.outwit.games.chess;

/** Writes the moves of one position in standard algebraic notation. */
final class San {

    /** By kind of piece; pawns have no letter. */
    static final String LETTERS = " PNBRQK";

    private final ChessPosition position;
    private final int[] moves;
    private final int end;

    San(ChessPosition position) {
        this.position = position;
        this.moves = new int[position.mostMoves()];
        this.end = position.moves(moves, 0);
    }

    String format(int move) {
        return withoutCheck(move) + check(move);
    }

    private String check(int move) {
        Board board = position.board().copy();
        board.toggle(position.mover(), move);
        if (!board.isInCheck(1 - position.mover())) return "";
        ChessPosition next = position.copy();
        next.make(move);
        return next.hasMoves() ? "+" : "#";
    }

    private String withoutCheck(int move) {
        int from = ChessMove.from(move);
        if (ChessMove.isCastling(move)) return ChessMove.to(move) > from ? "O-O" : "O-O-O";
        StringBuilder text = new StringBuilder();
        boolean takes = ChessMove.taken(move) != Board.ALL;
        if (ChessMove.piece(move) != Board.PAWN) {
            text.append(LETTERS.charAt(ChessMove.piece(move))).append(origin(move));
        } else if (takes) {
            text.append(Squares.name(from), 0, 1);
        }
        if (takes) text.append('x');
        text.append(Squares.name(ChessMove.to(move)));
        if (ChessMove.promotion(move) != Board.ALL) {
            text.append('=').append(LETTERS.charAt(ChessMove.promotion(move)));
        }
        return text.toString();
    }

    /** What tells the piece from others that may go there too: its file, or else its rank, or else both. */
    private String origin(int move) {
        int from = ChessMove.from(move);
        boolean others = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (int i = 0; i < end; i++) {
            if (!areRivals(moves[i], move)) continue;
            int square = ChessMove.from(moves[i]);
            others = true;
            sameFile |= Squares.file(square) == Squares.file(from);
            sameRank |= Squares.rank(square) == Squares.rank(from);
        }
        if (!others) return "";
        String name = Squares.name(from);
        if (!sameFile) return name.substring(0, 1);
        return sameRank ? name : name.substring(1);
    }

    private static boolean areRivals(int one, int other) {
        return ChessMove.from(one) != ChessMove.from(other)
                && ChessMove.to(one) == ChessMove.to(other)
                && ChessMove.piece(one) == ChessMove.piece(other);
    }
}
