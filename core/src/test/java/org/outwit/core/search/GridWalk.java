package org.outwit.core.search;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * A token steps right, down or diagonally until it reaches the far edge of a square board. Many paths, also of
 * different lengths, meet in one position: a small game full of transpositions.
 */
public final class GridWalk implements Position {

    /** Every position has a value between -20 and 20 for player 0, drawn from the seed; player 1 sees its negative. */
    public static final Evaluator<GridWalk> VALUE = (walk, player) -> player == 0 ? walk.draw() : -walk.draw();

    private final long seed;
    private final int size;
    private final boolean alternating;
    private int[] steps = new int[16];
    private int ply;
    private int x;
    private int y;

    /** Where sides do not alternate, the square decides who moves. */
    public GridWalk(long seed, int size, boolean alternating) {
        this.seed = seed;
        this.size = size;
        this.alternating = alternating;
    }

    private int draw() {
        return (int) Math.floorMod(mixed(key()), 41L) - 20;
    }

    private long mixed(long number) {
        long z = (number + 31 * seed + 1) * SplitMix64.GOLDEN_GAMMA;
        z = (z ^ z >>> 29) * 0xBF58476D1CE4E5B9L;
        return z ^ z >>> 32;
    }

    @Override
    public int mover() {
        return alternating ? ply & 1 : (int) (mixed(-1 - 64L * x - y) & 1);
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (isOver()) return from;
        for (int move = 0; move < 3; move++) buffer[from + move] = move;
        return from + 3;
    }

    @Override
    public int mostMoves() {
        return 3;
    }

    @Override
    public void make(int move) {
        if (ply == steps.length) steps = Arrays.copyOf(steps, 2 * ply);
        steps[ply++] = move;
        if (move != 1) x++;
        if (move != 0) y++;
    }

    @Override
    public void undo() {
        int move = steps[--ply];
        if (move != 1) x--;
        if (move != 0) y--;
    }

    @Override
    public long key() {
        return 2 * (64L * x + y) + mover();
    }

    @Override
    public boolean isOver() {
        return x == size || y == size;
    }

    @Override
    public int payoff(int player) {
        return VALUE.value(this, player);
    }

    @Override
    public GridWalk copy() {
        GridWalk copy = new GridWalk(seed, size, alternating);
        copy.steps = steps.clone();
        copy.ply = ply;
        copy.x = x;
        copy.y = y;
        return copy;
    }
}
