package org.outwit.games.draughts;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Game;

/**
 * Positions of English checkers with few pieces. A slice is named by its kings and men, {@code kkm-km} for two kings and
 * a man against a king and a man, and has the positions in which either side is to move, those of the side named first
 * before the others. Slices with fewer pieces come first, and among equals those with fewer men, because captures and
 * crownings are the moves that leave a slice.
 */
public final class CheckersEndings implements Endings<DraughtsPosition> {

    private static final int LEAST_PIECES = 2;

    /** With more, there are slices of more positions than an int can number. */
    private static final int MOST_PIECES = 6;

    private static final int DOWN_LEFT = 4;
    private static final int DOWN_RIGHT = 5;
    private static final Board BOARD = new Board(8);
    private static final long ALL = BOARD.all;

    /** Where men of either side are crowned; no man steps onto the row that it came from. */
    private static final long CROWNS = BOARD.rowSquares(0) | BOARD.rowSquares(7);

    private record Slice(String name, int pieces, CheckersMaterial first, CheckersMaterial second) {

        int size() {
            return first.size() + (second == null ? 0 : second.size());
        }
    }

    private final Checkers game = new Checkers();
    private final List<Slice> slices = new ArrayList<>();

    /** The numbering of each material, by {@link #code}, and the {@link Endings#place} of its first position. */
    private final CheckersMaterial[] materials = new CheckersMaterial[code(0, 0, 0, MOST_PIECES)];

    private final long[] places = new long[materials.length];

    public CheckersEndings() {
        for (int pieces = LEAST_PIECES; pieces <= MOST_PIECES; pieces++) {
            for (int men = 0; men <= pieces; men++) {
                for (int fewer = 1; 2 * fewer <= pieces; fewer++) addSlices(pieces - fewer, fewer, men);
            }
        }
    }

    /** All ways to share {@code men} out to a side with more pieces and one with fewer. */
    private void addSlices(int more, int fewer, int men) {
        for (int first = Math.max(0, men - fewer); first <= Math.min(more, men); first++) {
            int second = men - first;
            if (more == fewer && first < second) continue;
            boolean equal = more == fewer && first == second;
            String name = "k".repeat(more - first) + "m".repeat(first) + "-" + "k".repeat(fewer - second)
                    + "m".repeat(second);
            CheckersMaterial one = new CheckersMaterial(first, more - first, second, fewer - second);
            CheckersMaterial other = equal ? null : new CheckersMaterial(second, fewer - second, first, more - first);
            add(code(first, more - first, second, fewer - second), one, 0);
            if (!equal) add(code(second, fewer - second, first, more - first), other, one.size());
            slices.add(new Slice(name, more + fewer, one, other));
        }
    }

    private void add(int code, CheckersMaterial material, int start) {
        materials[code] = material;
        places[code] = Endings.place(slices.size(), start);
    }

    /** Different for any numbers of men and kings up to {@link #MOST_PIECES} - 1, which is how many a side can have. */
    private static int code(int ownMen, int ownKings, int theirMen, int theirKings) {
        return ownMen + MOST_PIECES * (ownKings + MOST_PIECES * (theirMen + MOST_PIECES * theirKings));
    }

    @Override
    public Game<DraughtsPosition> game() {
        return game;
    }

    @Override
    public int leastPieces() {
        return LEAST_PIECES;
    }

    @Override
    public int mostPieces() {
        return MOST_PIECES;
    }

    @Override
    public int slices(int pieces) {
        int count = 0;
        while (count < slices.size() && slices.get(count).pieces <= pieces) count++;
        return count;
    }

    @Override
    public String name(int slice) {
        return slices.get(slice).name;
    }

    @Override
    public int size(int slice) {
        return slices.get(slice).size();
    }

    @Override
    public DraughtsPosition position(DraughtsPosition room, int slice, int index) {
        Slice pieces = slices.get(slice);
        int half = pieces.first.size();
        if (index < half) pieces.first.setUp(room, index);
        else pieces.second.setUp(room, index - half);
        return room;
    }

    @Override
    public long place(DraughtsPosition position) {
        if (position.own == 0 || position.theirs == 0) return NOWHERE;
        if (Long.bitCount(position.own | position.theirs) > MOST_PIECES) return NOWHERE;
        boolean black = position.colour == DraughtsPosition.BLACK;
        int own = PackedBoard.squares(position.own);
        int theirs = PackedBoard.squares(position.theirs);
        int kings = PackedBoard.squares(position.kings);
        return black
                ? place(own, theirs, kings)
                : place(PackedBoard.turned(own), PackedBoard.turned(theirs), PackedBoard.turned(kings));
    }

    private long place(int own, int theirs, int kings) {
        if (!CheckersMaterial.isPossible(own, theirs, kings)) return NOWHERE;
        int code = code(
                Integer.bitCount(own & ~kings),
                Integer.bitCount(own & kings),
                Integer.bitCount(theirs & ~kings),
                Integer.bitCount(theirs & kings));
        return places[code] + materials[code].index(own, theirs, kings);
    }

    @Override
    public boolean stays(DraughtsPosition position, int move) {
        if (DraughtsPosition.isCapture(move)) return false;
        boolean king = (position.kings >>> DraughtsPosition.from(move) & 1) != 0;
        return king || (CROWNS >>> DraughtsPosition.to(move) & 1) == 0;
    }

    @Override
    public int mostPredecessors() {
        return Board.DIRECTIONS * MOST_PIECES;
    }

    /** Takes back steps of the other side; only where it had nothing to capture was it allowed to step. */
    @Override
    public int predecessors(DraughtsPosition position, int[] buffer) {
        assert position.colour == DraughtsPosition.BLACK : "Positions are set up with Black to move.";
        long white = position.theirs;
        long kings = position.kings & white;
        long open = ALL & ~(position.own | white);
        int count = takeBack(position, white & open >>> DOWN_LEFT, DOWN_LEFT, buffer, 0);
        count = takeBack(position, white & open >>> DOWN_RIGHT, DOWN_RIGHT, buffer, count);
        count = takeBack(position, kings & open << DOWN_LEFT, -DOWN_LEFT, buffer, count);
        return takeBack(position, kings & open << DOWN_RIGHT, -DOWN_RIGHT, buffer, count);
    }

    private int takeBack(DraughtsPosition position, long movers, int step, int[] buffer, int from) {
        int count = from;
        for (long left = movers; left != 0; left &= left - 1) {
            long to = left & -left;
            long start = step > 0 ? to << step : to >>> -step;
            long white = position.theirs & ~to | start;
            long kings = (position.kings & to) == 0 ? position.kings : position.kings & ~to | start;
            if (canCapture(white, white & kings, position.own)) continue;
            long place = place(
                    PackedBoard.turned(PackedBoard.squares(white)),
                    PackedBoard.turned(PackedBoard.squares(position.own)),
                    PackedBoard.turned(PackedBoard.squares(kings)));
            buffer[count++] = Endings.index(place);
        }
        return count;
    }

    private static boolean canCapture(long white, long whiteKings, long black) {
        long open = ALL & ~(white | black);
        long up = black << DOWN_LEFT & open << 2 * DOWN_LEFT | black << DOWN_RIGHT & open << 2 * DOWN_RIGHT;
        long down = black >>> DOWN_LEFT & open >>> 2 * DOWN_LEFT | black >>> DOWN_RIGHT & open >>> 2 * DOWN_RIGHT;
        return (white & up | whiteKings & down) != 0;
    }
}
