package org.outwit.games.backgammon;

/**
 * A play of the dice as an int: the roll in the low bits, then for each step the point it comes from, five bits each, 0 where there is
 * none. Points are counted as the mover does, from {@link Board#BAR} down. After a double there are up to four steps from the highest
 * point to the lowest; otherwise the first is the step of the larger die and the second that of the smaller.
 *
 * <p>The order in which steps are made is no part of a play, because it makes no difference to what comes of them: a checker that is met
 * on the way is hit in either order. A play without steps is a pass, and looks like the roll itself.
 */
final class Play {

    static final int MOST_STEPS = 4;

    private static final int POINT_BITS = 5;
    private static final int POINT = 31;
    private static final int ROLL = (1 << Roll.BITS) - 1;

    private Play() {}

    /** The play so far with a step more. */
    static int with(int play, int index, int from) {
        return play | from << Roll.BITS + POINT_BITS * index;
    }

    /** A play of two different dice; 0 for a die that is not played. */
    static int of(int roll, int fromByLarger, int fromBySmaller) {
        return with(with(roll, 0, fromByLarger), 1, fromBySmaller);
    }

    static int roll(int play) {
        return play & ROLL;
    }

    /** The point that a step comes from, 0 where there is none. */
    static int from(int play, int index) {
        return play >> Roll.BITS + POINT_BITS * index & POINT;
    }

    static int die(int play, int index) {
        return index == 0 ? Roll.larger(play) : Roll.smaller(play);
    }

    /** Where a step leads. */
    static int to(int play, int index) {
        return Math.max(Board.OFF, from(play, index) - die(play, index));
    }

    static boolean isPass(int play) {
        return play >> Roll.BITS == 0;
    }
}
