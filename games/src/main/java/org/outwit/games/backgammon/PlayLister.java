package org.outwit.games.backgammon;

/**
 * Lists the plays of a roll, one for each position that can come of it. As many steps must be made as can be; where either die can be
 * played but not both, it must be the larger.
 *
 * <p>What a play comes to depends only on which steps it has, so plays are listed as sets of steps. A double makes a different position
 * with every different set: seen from the highest point down, each number of checkers tells how many have left. And any set that can be
 * made at all can be made from the highest point down. Two different dice come to the same in two cases only, see {@link #isKnown}. So
 * nothing need be remembered to list each position once.
 *
 * <p>Keeps room to work in, so each position has its own.
 */
final class PlayLister {

    /** Four steps of a double for any of 15 checkers, in any mixture: 18 over 4. Other dice have fewer. */
    static final int MOST_PLAYS = 3060;

    private static final int BAR_BIT = 1 << Board.BAR;

    private final int[] counts = new int[Board.BAR + 1];
    private final int[] seconds = new int[Board.BAR + 1];
    private int blocked;
    private int blots;
    private int larger;
    private int smaller;
    private int firsts;
    private int most;

    /** Writes the plays into the buffer, a pass where there is none, and returns the index after the last. */
    int list(Board board, int player, int roll, int[] buffer, int from) {
        board.counts(player, counts);
        blocked = Board.turned(board.made(1 - player));
        blots = Board.turned(board.blots(1 - player));
        larger = Roll.larger(roll);
        smaller = Roll.smaller(roll);
        int own = board.occupied(player);
        if (larger != smaller) return different(own, roll, buffer, from);
        most = 0;
        return equal(own, Board.BAR, 0, roll, buffer, from, from);
    }

    /** The places from which a step with this die can be made, as bits. */
    private int movable(int own, int die) {
        if ((own & BAR_BIT) != 0) return (blocked >> Board.BAR - die & 1) == 0 ? BAR_BIT : 0;
        int movable = own & ~(blocked << die) & -2 << die;
        if (own >> Board.HOME + 1 != 0) return movable;
        if ((own >> die & 1) != 0) return movable | 1 << die;
        return own >> die == 0 ? movable | Integer.highestOneBit(own) : movable;
    }

    /** Makes a step and returns the places that are occupied then. */
    private int step(int own, int from, int die) {
        int after = --counts[from] == 0 ? own & ~(1 << from) : own;
        if (from <= die) return after;
        counts[from - die]++;
        return after | 1 << from - die;
    }

    private void back(int from, int die) {
        counts[from]++;
        if (from > die) counts[from - die]--;
    }

    /** Goes on with steps from no higher than {@code highest}; shorter plays are dropped when a longer one is found. */
    private int equal(int own, int highest, int steps, int play, int[] buffer, int from, int listed) {
        int movable = steps == Play.MOST_STEPS ? 0 : movable(own, larger) & (2 << highest) - 1;
        int end = listed;
        if (movable == 0 && steps >= most) {
            if (steps > most) end = from;
            most = steps;
            buffer[end++] = play;
        }
        while (movable != 0) {
            int point = highest(movable);
            movable ^= 1 << point;
            int after = step(own, point, larger);
            end = equal(after, point, steps + 1, Play.with(play, steps, point), buffer, from, end);
            back(point, larger);
        }
        return end;
    }

    private int different(int own, int roll, int[] buffer, int from) {
        firsts = movable(own, larger);
        int end = largerFirst(own, roll, buffer, from);
        end = smallerFirst(own, roll, buffer, from, end);
        if (end > from) return end;
        boolean byLarger = firsts != 0;
        for (int left = byLarger ? firsts : movable(own, smaller); left != 0; left ^= Integer.highestOneBit(left)) {
            buffer[end++] = byLarger ? Play.of(roll, highest(left), 0) : Play.of(roll, 0, highest(left));
        }
        if (end == from) buffer[end++] = roll;
        return end;
    }

    private int largerFirst(int own, int roll, int[] buffer, int from) {
        int end = from;
        for (int left = firsts; left != 0; left ^= Integer.highestOneBit(left)) {
            int first = highest(left);
            int movable = movable(step(own, first, larger), smaller);
            back(first, larger);
            seconds[first] = movable;
            for (; movable != 0; movable ^= Integer.highestOneBit(movable)) {
                int second = highest(movable);
                if (!isKnown(first, second)) buffer[end++] = Play.of(roll, first, second);
            }
        }
        return end;
    }

    private int smallerFirst(int own, int roll, int[] buffer, int from, int listed) {
        int end = listed;
        for (int left = movable(own, smaller); left != 0; left ^= Integer.highestOneBit(left)) {
            int second = highest(left);
            int movable = movable(step(own, second, smaller), larger);
            back(second, smaller);
            for (; movable != 0; movable ^= Integer.highestOneBit(movable)) {
                int first = highest(movable);
                if (!canFollow(first, second) && !isKnown(first, second)) buffer[end++] = Play.of(roll, first, second);
            }
        }
        return end;
    }

    /** Whether the smaller die can be played from {@code second} after the larger one from {@code first}. */
    private boolean canFollow(int first, int second) {
        return (firsts >> first & 1) != 0 && (seconds[first] >> second & 1) != 0;
    }

    /**
     * Whether another play with the larger die first comes to the same. Either one checker seems to make both steps, the smaller one first,
     * and could make them the other way round, with nothing to hit where it would rest. Or two checkers are borne off, and each could be
     * by the other's die.
     */
    private boolean isKnown(int first, int second) {
        if (first == second - smaller) {
            int rest = second - larger;
            return rest > 0 && canFollow(second, rest) && (blots & (1 << rest | 1 << first)) == 0;
        }
        return first < second && second <= smaller && canFollow(second, first);
    }

    private static int highest(int places) {
        return 31 - Integer.numberOfLeadingZeros(places);
    }
}
