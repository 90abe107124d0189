package org.outwit.core.chance;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * A regular tree that is never stored: players 0 and 1 take turns with a die before each, every node has as many
 * children as the die has sides, and a node's value depends on the path alone. It allocates nothing while it is walked.
 */
final class DiceTree implements Position {

    static final int HIGHEST = 100;
    static final Evaluator<DiceTree> VALUE = (position, player) -> {
        int value = (int) (position.key() >>> 40) % (HIGHEST + 1);
        return player == 0 ? value : HIGHEST - value;
    };

    private final int sides;
    private final long[] keys;
    private int ply;

    DiceTree(int sides, int depth) {
        this.sides = sides;
        this.keys = new long[depth + 1];
        keys[0] = 1;
    }

    @Override
    public int mover() {
        return ply % 2 == 1 ? CHANCE : ply / 2 % 2;
    }

    @Override
    public int moves(int[] buffer, int from) {
        for (int i = 0; i < sides; i++) buffer[from + i] = i;
        return from + sides;
    }

    @Override
    public int mostMoves() {
        return sides;
    }

    @Override
    public void make(int move) {
        long key = (keys[ply] + move + 1) * SplitMix64.GOLDEN_GAMMA;
        keys[++ply] = key ^ key >>> 29;
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public long key() {
        return keys[ply];
    }

    @Override
    public boolean isOver() {
        return ply == keys.length - 1;
    }

    @Override
    public int payoff(int player) {
        return VALUE.value(this, player);
    }

    @Override
    public double probability(int move) {
        return 1.0 / sides;
    }

    @Override
    public DiceTree copy() {
        DiceTree copy = new DiceTree(sides, keys.length - 1);
        System.arraycopy(keys, 0, copy.keys, 0, keys.length);
        copy.ply = ply;
        return copy;
    }
}
