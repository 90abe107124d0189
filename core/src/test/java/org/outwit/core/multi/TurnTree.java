package org.outwit.core.multi;

import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * A uniform tree for any number of players who take turns, never stored: a node's values depend on the path alone. It
 * allocates nothing while it is walked.
 */
final class TurnTree implements Position {

    static final int MOST = 100;

    private final int players;
    private final int branching;
    private final long[] keys;
    private int ply;

    TurnTree(int players, int branching, int depth) {
        this.players = players;
        this.branching = branching;
        this.keys = new long[depth + 1];
    }

    /** Each from 0 to {@link #MOST}. */
    static List<Evaluator<TurnTree>> functions(int players) {
        return IntStream.range(0, players)
                .<Evaluator<TurnTree>>mapToObj(j -> (position, player) -> position.payoff(player))
                .toList();
    }

    @Override
    public int mover() {
        return ply % players;
    }

    @Override
    public int moves(int[] buffer, int from) {
        for (int i = 0; i < branching; i++) buffer[from + i] = i;
        return from + branching;
    }

    @Override
    public int mostMoves() {
        return branching;
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
        return (int) (key() >>> 20 + 8 * player & 0xFF) % (MOST + 1);
    }

    @Override
    public TurnTree copy() {
        TurnTree copy = new TurnTree(players, branching, keys.length - 1);
        System.arraycopy(keys, 0, copy.keys, 0, keys.length);
        copy.ply = ply;
        return copy;
    }
}
