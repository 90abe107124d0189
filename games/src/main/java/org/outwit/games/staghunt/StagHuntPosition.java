package org.outwit.games.staghunt;

import java.util.Arrays;
import org.outwit.core.game.Position;

/**
 * A position of the stag hunt, in one int: the squares of both hunters, which hares are left, who moves and how many plies there are until
 * dusk. A move is the square where the hunter is afterwards.
 */
public final class StagHuntPosition implements Position {

    /** The square of a hunter who has gone home with a hare. */
    static final int HOME = Meadow.SQUARES;

    static final int DUSK = 10;

    private static final int HUNTER_BITS = 4;
    private static final int HUNTER_MASK = (1 << HUNTER_BITS) - 1;
    private static final int HARE_SHIFT = 2 * HUNTER_BITS;
    private static final int MOVER_SHIFT = HARE_SHIFT + 2;
    private static final int LEFT_SHIFT = MOVER_SHIFT + 1;

    private int state;
    private int[] history = new int[DUSK];
    private int[] movesMade = new int[DUSK];
    private int made;

    /** {@code hares} has a bit for each of the two that is left; the caller has checked that nobody stands where they cannot. */
    StagHuntPosition(int first, int second, int hares, int mover, int left) {
        this(packed(first, second, hares, mover, left));
    }

    private StagHuntPosition(int state) {
        this.state = state;
    }

    private static int packed(int first, int second, int hares, int mover, int left) {
        return first | second << HUNTER_BITS | hares << HARE_SHIFT | mover << MOVER_SHIFT | left << LEFT_SHIFT;
    }

    static StagHuntPosition start() {
        return new StagHuntPosition(Meadow.HUNTERS[0], Meadow.HUNTERS[1], 3, 0, DUSK);
    }

    /** Where a hunter stands, or {@link #HOME}. */
    int hunter(int player) {
        return state >>> HUNTER_BITS * player & HUNTER_MASK;
    }

    boolean hasHare(int hare) {
        return (state >>> HARE_SHIFT + hare & 1) != 0;
    }

    /** How many plies are left until dusk. */
    int left() {
        return state >>> LEFT_SHIFT;
    }

    boolean isStagCaught() {
        return isBeside(0) && isBeside(1);
    }

    private boolean isBeside(int player) {
        return hunter(player) != HOME && Meadow.isBesideStag(hunter(player));
    }

    @Override
    public int mover() {
        return state >>> MOVER_SHIFT & 1;
    }

    /** To stay comes first. */
    @Override
    public int moves(int[] buffer, int from) {
        if (isOver()) return from;
        int mover = mover();
        int square = hunter(mover);
        int other = hunter(1 - mover);
        int end = from;
        buffer[end++] = square;
        for (int direction = 0; direction < Meadow.DIRECTIONS; direction++) {
            int to = Meadow.neighbour(square, direction);
            if (to != Meadow.NOWHERE && to != Meadow.STAG && to != other) buffer[end++] = to;
        }
        return end;
    }

    @Override
    public int mostMoves() {
        return 1 + Meadow.DIRECTIONS;
    }

    @Override
    public void make(int move) {
        assert !isOver() : "The hunt is over.";
        if (made == history.length) {
            history = Arrays.copyOf(history, 2 * made);
            movesMade = Arrays.copyOf(movesMade, 2 * made);
        }
        history[made] = state;
        movesMade[made++] = move;
        int mover = mover();
        int hares = state >>> HARE_SHIFT & 3;
        int to = move;
        for (int hare = 0; hare < 2; hare++) {
            if (!hasHare(hare) || Meadow.HARES[hare] != move) continue;
            hares &= ~(1 << hare);
            to = HOME;
        }
        int other = hunter(1 - mover);
        int next = other == HOME ? mover : 1 - mover;
        // A player alone in the meadow moves on, and the other's plies pass by.
        int left = Math.max(0, left() - (next == mover ? 2 : 1));
        state = packed(mover == 0 ? to : other, mover == 0 ? other : to, hares, next, left);
    }

    @Override
    public void undo() {
        assert made > 0 : "There is no move to take back.";
        state = history[--made];
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < made ? movesMade[made - 1 - pliesAgo] : NO_MOVE;
    }

    @Override
    public long key() {
        return state;
    }

    @Override
    public boolean isOver() {
        return left() == 0 || hunter(0) == HOME && hunter(1) == HOME || isStagCaught();
    }

    @Override
    public int payoff(int player) {
        if (isStagCaught()) return 3 * StagHunt.HARE;
        return hunter(player) == HOME ? StagHunt.HARE : 0;
    }

    @Override
    public StagHuntPosition copy() {
        StagHuntPosition copy = new StagHuntPosition(state);
        copy.history = history.clone();
        copy.movesMade = movesMade.clone();
        copy.made = made;
        return copy;
    }
}
