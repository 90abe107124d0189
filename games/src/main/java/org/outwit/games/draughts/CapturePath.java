package org.outwit.games.draughts;

import java.util.ArrayList;
import java.util.List;

/**
 * The ways in which a capturing move can be walked, as bits of the squares that are touched, the first and the last
 * included. There are several where pieces can be taken in another order, or where a flying king can stop on more than
 * one square between two of them. The squares of a way tell what it takes, so no two moves share one.
 */
final class CapturePath {

    private final DraughtsPosition position;
    private final int move;
    private final long prey;
    private final long open;

    /** Whether the piece is still a man afterwards: of two captures alike but for this, one passes the last row. */
    private final boolean endsAsMan;

    private final List<List<Integer>> found = new ArrayList<>();

    private CapturePath(DraughtsPosition position, int move) {
        this.position = position;
        this.move = move;
        this.prey = position.taken(move);
        this.open = position.empty() | 1L << DraughtsPosition.from(move);
        this.endsAsMan = !startsAsKing()
                && (move & DraughtsPosition.CROWNED) == 0
                && !isLastRow(1L << DraughtsPosition.to(move));
    }

    private boolean startsAsKing() {
        return (position.kings >>> DraughtsPosition.from(move) & 1) != 0;
    }

    static List<List<Integer>> all(DraughtsPosition position, int move) {
        CapturePath path = new CapturePath(position, move);
        int from = DraughtsPosition.from(move);
        path.walk(1L << from, path.startsAsKing(), path.prey, List.of(from));
        return path.found;
    }

    private void walk(long at, boolean king, long left, List<Integer> touched) {
        if (left == 0) {
            boolean isMan = !king && !isLastRow(at);
            if (at == 1L << DraughtsPosition.to(move) && isMan == endsAsMan) found.add(touched);
            return;
        }
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) take(at, direction, king, left, touched);
    }

    private void take(long at, int direction, boolean king, long left, List<Integer> touched) {
        Board board = position.board;
        boolean flies = king && position.rules.flyingKings();
        long next = board.step(at, direction);
        while (flies && (next & open) != 0) next = board.step(next, direction);
        long victim = next & left;
        if (victim == 0 || !king && !mayGo(direction)) return;
        long stop = board.step(victim, direction) & open;
        while (stop != 0) {
            List<Integer> longer = new ArrayList<>(touched);
            longer.add(Long.numberOfTrailingZeros(stop));
            boolean crowned = position.rules.crownsInPassing() && isLastRow(stop);
            walk(stop, king || crowned, left & ~victim, longer);
            stop = flies ? board.step(stop, direction) & open : 0;
        }
    }

    private boolean mayGo(int direction) {
        boolean forward = Board.isDown(direction) == (position.colour == DraughtsPosition.BLACK);
        return forward || position.rules.menCaptureBackwards();
    }

    private boolean isLastRow(long square) {
        boolean down = position.colour == DraughtsPosition.BLACK;
        return (square & position.board.rowSquares(down ? position.board.rows - 1 : 0)) != 0;
    }
}
