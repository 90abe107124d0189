package org.outwit.games.draughts;

import org.outwit.games.draughts.DraughtsRules.Majority;

/**
 * Finds all captures of a position, each to its end, and keeps those that the rules allow to choose.
 *
 * <p>A captured piece stays on the board until the capture is over: it cannot be taken again, and it blocks. The square
 * that the capturing piece came from is open to it.
 */
final class CaptureSearch {

    /** As many as a side can have pieces. */
    private static final int ORDER_BITS = 20;

    private final GeneralPosition position;
    private final CaptureRows rows;
    private final DraughtsRules rules;
    private final Board board;

    // What holds during one search.
    private int ply;
    private long preyOfMen;
    private long preyOfKings;
    private long crowns;
    private int best;

    // What holds during the search of one piece.
    private int start;
    private int firstOfPiece;
    private long open;
    private boolean startsAsKing;

    CaptureSearch(GeneralPosition position, CaptureRows rows) {
        this.position = position;
        this.rows = rows;
        this.rules = position.rules;
        this.board = position.board;
    }

    /** Fills the row of a ply with the captures of the position as it stands. */
    void fill(int row) {
        ply = row;
        rows.clear(ply);
        preyOfKings = position.theirs;
        preyOfMen = rules.menCaptureKings() ? position.theirs : position.theirs & ~position.kings;
        crowns = board.rowSquares(position.colour == DraughtsPosition.BLACK ? board.rows - 1 : 0);
        best = 0;
        long empty = position.empty();
        for (long left = candidates(empty); left != 0; left &= left - 1) {
            start = Long.numberOfTrailingZeros(left);
            long piece = 1L << start;
            open = empty | piece;
            firstOfPiece = rows.size(ply);
            startsAsKing = (position.kings & piece) != 0;
            if (startsAsKing && rules.flyingKings()) {
                for (int direction = 0; direction < Board.DIRECTIONS; direction++)
                    fly(piece, direction, 0, 0, 0, false);
            } else {
                jump(piece, 0, 0, 0);
            }
        }
    }

    /** The pieces that may have a capture: flying kings, and those with prey next to them and room behind it. */
    private long candidates(long empty) {
        long near = 0;
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
            long prey = board.step(empty, direction) & position.theirs;
            near |= board.step(prey, direction);
        }
        return position.own & (rules.flyingKings() ? near | position.kings : near);
    }

    /** Goes on from {@code at} as a man, or as a king that does not fly; tells whether there was anything to take. */
    private boolean jump(long at, long taken, int count, int order) {
        long prey = (startsAsKing ? preyOfKings : preyOfMen) & ~taken;
        boolean found = false;
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
            if (!mayJump(direction)) continue;
            long victim = board.step(at, direction) & prey;
            long end = board.step(victim, direction) & open;
            if (end == 0) continue;
            found = true;
            long all = taken | victim;
            int orderNow = withVictim(order, count, victim);
            boolean crowned = rules.crownsInPassing() && (end & crowns) != 0;
            boolean goesOn = crowned ? flyAnywhere(end, all, count + 1, orderNow) : jump(end, all, count + 1, orderNow);
            if (!goesOn) add(end, all, count + 1, orderNow, false);
        }
        return found;
    }

    private boolean mayJump(int direction) {
        if (startsAsKing || rules.menCaptureBackwards()) return true;
        return Board.isDown(direction) == (position.colour == DraughtsPosition.BLACK);
    }

    /** Goes on as a king that was a man when the capture began. */
    private boolean flyAnywhere(long at, long taken, int count, int order) {
        boolean found = false;
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
            found |= fly(at, direction, taken, count, order, true);
        }
        return found;
    }

    /**
     * Looks from {@code at} along a diagonal for a piece to take and goes on behind it: to either side from any square it
     * can stop on, or straight ahead. Where nothing goes on, every such square ends the capture.
     */
    private boolean fly(long at, int direction, long taken, int count, int order, boolean crowned) {
        long next = board.step(at, direction);
        while ((next & open) != 0) next = board.step(next, direction);
        long victim = next & preyOfKings & ~taken;
        long landing = board.step(victim, direction) & open;
        if (landing == 0) return false;

        long all = taken | victim;
        int orderNow = withVictim(order, count, victim);
        boolean goesOn = fly(landing, direction, all, count + 1, orderNow, crowned);
        for (long stop = landing; stop != 0; stop = board.step(stop, direction) & open) {
            goesOn |= fly(stop, direction + 1 & 3, all, count + 1, orderNow, crowned);
            goesOn |= fly(stop, direction + 3 & 3, all, count + 1, orderNow, crowned);
        }
        if (goesOn) return true;
        for (long stop = landing; stop != 0; stop = board.step(stop, direction) & open) {
            add(stop, all, count + 1, orderNow, crowned);
        }
        return true;
    }

    /** Which of the pieces taken are kings, the first piece in the highest bit: the sooner a king, the larger. */
    private int withVictim(int order, int count, long victim) {
        return (victim & position.kings) == 0 ? order : order | 1 << ORDER_BITS - 1 - count;
    }

    private void add(long end, long taken, int count, int order, boolean crowned) {
        if (rules.majority() != Majority.FREE) {
            int rank = rank(count, order);
            if (rank < best) return;
            if (rank > best) {
                best = rank;
                rows.clear(ply);
                firstOfPiece = 0;
            }
        }
        // A man that ends on the last row is a king in any case, and equal results must be equal moves.
        boolean kingElsewhere = crowned && (end & crowns) == 0;
        int ends = start | Long.numberOfTrailingZeros(end) << 6 | (kingElsewhere ? DraughtsPosition.CROWNED : 0);
        if (!position.everyOrder && rows.contains(ply, firstOfPiece, ends, taken)) return;
        rows.add(ply, ends, taken);
    }

    private int rank(int count, int order) {
        if (rules.majority() == Majority.MOST_PIECES) return count;
        return ((count << 1 | (startsAsKing ? 1 : 0)) << 5 | Integer.bitCount(order)) << ORDER_BITS | order;
    }
}
