package org.outwit.core.engine;

import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.search.Meter;

/**
 * Says after each depth whether more time would hardly change the move. A computation is worth what it may change, as in MGSS* of
 * Russell and Wefald ({@link org.outwit.core.selective}), so a search that may save time ends
 *
 * <ul>
 *   <li>where there is only one legal move;
 *   <li>where one move is a clear favourite: the best at several depths in a row, and every other move is worse by a margin. The
 *       margin is wider where the value itself was unsteady at those depths. That others are worse is checked by a search of its own,
 *       since the search of the whole tree only knows that they are not better.
 * </ul>
 *
 * The first is certain. The second is a guess that pays where later moves get the time, and only there; docs/engine.md has the figures. A depth that cannot be finished is begun all the
 * same: it may find a better move before it is stopped, and leaves what it found in the table.
 */
final class EarlyStop<P extends Position> {

    /** The number of depths at which a favourite has been the best. */
    private static final int STEADY = 4;

    /** And the share of the time that has been spent by then. */
    private static final double LEAST_SPENT = 0.2;

    /** How many plies less deeply the others are looked at. */
    private static final int LESS_DEEP = 2;

    private final int[] moves;
    private final boolean favourites;
    private final int width;
    private final Supplier<NodeSearch<P>> searches;
    private final int[] values = new int[STEADY];
    private int best = Position.NO_MOVE;
    private int steady;

    /**
     * @param moves of the root, in the game's order
     * @param favourites whether it ends at them, too, and not only at forced moves
     * @param width the least margin
     * @param searches that stand at the root and judge as the search does
     */
    EarlyStop(int[] moves, boolean favourites, int width, Supplier<NodeSearch<P>> searches) {
        this.moves = moves;
        this.favourites = favourites;
        this.width = width;
        this.searches = searches;
    }

    /** A depth is finished with this value, as the mover sees it, and this move. */
    boolean isSettled(int depth, int value, int move, Meter meter) {
        return isSettled(depth, value, move, meter.spentShare(), meter);
    }

    /** The decision when this share of time or nodes is spent, from 0 to 1. */
    boolean isSettled(int depth, int value, int move, double spent, Meter meter) {
        if (moves.length == 1) return true;
        steady = move == best ? steady + 1 : 1;
        best = move;
        values[depth % STEADY] = value;
        return favourites && steady >= STEADY && spent >= LEAST_SPENT && isFavourite(depth, value, meter);
    }

    private boolean isFavourite(int depth, int value, Meter meter) {
        NodeSearch<P> search = searches.get();
        if (search.pliesToEnd(value) > 0) return false; // what is won or lost is better proved
        int least = value;
        int most = value;
        for (int each : values) {
            least = Math.min(least, each);
            most = Math.max(most, each);
        }
        int place = 0;
        while (moves[place] != best) place++;
        search.spendFrom(meter);
        long mark = (long) value - width - 2L * (most - least);
        return search.areOthersBelow((int) mark, place, depth - LESS_DEEP);
    }
}
