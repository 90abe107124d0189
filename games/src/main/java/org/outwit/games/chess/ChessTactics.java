package org.outwit.games.chess;

import org.outwit.core.game.Tactics;

/** What upsets a judgement in chess: check, captures and promotions. */
final class ChessTactics implements Tactics<ChessPosition> {

    /** By kind, in tenths of a pawn; the king takes last because it takes only what is free. */
    private static final int[] WORTH = {0, 10, 30, 31, 50, 90, 100};

    private static final int SWING = 900;

    @Override
    public boolean isForced(ChessPosition position) {
        return position.isInCheck();
    }

    @Override
    public boolean isForcing(ChessPosition position, int move) {
        return ChessMove.isSpecial(move)
                ? Tactics.super.isForcing(position, move)
                : Checks.gives(position.board(), position.mover(), move);
    }

    @Override
    public int noisy(ChessPosition position, int[] buffer, int from) {
        return position.captures(buffer, from);
    }

    /** The most valuable victim first, and of those who can take it the least valuable. */
    @Override
    public int noisyScore(ChessPosition position, int move) {
        int taken = ChessMove.taken(move);
        int promotion = ChessMove.promotion(move);
        if (taken == Board.ALL && promotion != Board.QUEEN) return 0;
        int score = 128 - WORTH[ChessMove.piece(move)];
        if (taken != Board.ALL) score += 16 * WORTH[taken];
        if (promotion == Board.QUEEN) score += 16 * WORTH[Board.QUEEN];
        return score;
    }

    @Override
    public boolean seeAtLeast(ChessPosition position, int move, int least) {
        return Exchange.seeAtLeast(position.board(), position.mover(), move, least);
    }

    /** With pawns alone it is too often an advantage not to have to move. */
    @Override
    public boolean mayPass(ChessPosition position) {
        Board board = position.board();
        int side = position.mover();
        return (board.straight(side) | board.diagonal(side) | board.pieces(side, Board.KNIGHT)) != 0;
    }

    @Override
    public void pass(ChessPosition position) {
        position.pass();
    }

    @Override
    public int winThreshold() {
        return Chess.WIN;
    }

    @Override
    public int futilityMargin() {
        return SWING;
    }
}
