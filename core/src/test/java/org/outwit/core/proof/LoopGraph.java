package org.outwit.core.proof;

import java.util.Arrays;
import java.util.Random;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;

/**
 * A token on a small random graph, pushed along arrows by the owner of the node it stands on, until it comes to an end. Nothing is used
 * up, so positions come back, on ways of every kind; who is pushed round for ever has a draw.
 */
final class LoopGraph implements Position {

    static final Evaluator<LoopGraph> VALUE = (graph, player) -> graph.payoff(player);

    private final int[][] arrows; // none: an end
    private final int[] owners;
    private final int[] values;
    private int[] past = new int[64];
    private int made;
    private int node;

    private LoopGraph(int[][] arrows, int[] owners, int[] values) {
        this.arrows = arrows;
        this.owners = owners;
        this.values = values;
    }

    static LoopGraph of(int[][] arrows, int[] owners, int[] values) {
        return new LoopGraph(arrows, owners, values);
    }

    static LoopGraph seeded(long seed) {
        Random random = new Random(seed);
        int nodes = 3 + random.nextInt(12);
        int most = 1 + random.nextInt(3);
        int[][] arrows = new int[nodes][];
        int[] owners = new int[nodes];
        int[] values = new int[nodes];
        for (int i = 0; i < nodes; i++) {
            boolean end = i > 0 && random.nextInt(4) == 0;
            arrows[i] = random.ints(end ? 0 : 1 + random.nextInt(most), 0, nodes)
                    .distinct()
                    .toArray();
            owners[i] = random.nextInt(2);
            values[i] = random.nextInt(5) - 2;
        }
        return new LoopGraph(arrows, owners, values);
    }

    int nodes() {
        return arrows.length;
    }

    LoopGraph at(int start) {
        LoopGraph copy = new LoopGraph(arrows, owners, values);
        copy.node = start;
        return copy;
    }

    /** What every node is worth to player 0, by backward induction; who cannot be made to reach an end has a draw. */
    int[] solution() {
        int[] solution = new int[nodes()];
        for (int node = 0; node < solution.length; node++) {
            int value = -2;
            for (int gamma = -1; gamma <= 2; gamma++) {
                boolean reached = gamma > 0 ? forced(0, gamma)[node] : !forced(1, gamma)[node];
                if (reached) value = gamma;
            }
            solution[node] = value;
        }
        return solution;
    }

    /** From where a player can force an end of at least gamma (player 0) or below it (player 1). */
    private boolean[] forced(int player, int gamma) {
        boolean[] forced = new boolean[nodes()];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < forced.length; i++) {
                boolean now = arrows[i].length == 0
                        ? values[i] >= gamma == (player == 0)
                        : owners[i] == player
                                ? Arrays.stream(arrows[i]).anyMatch(to -> forced[to])
                                : Arrays.stream(arrows[i]).allMatch(to -> forced[to]);
                changed |= now && !forced[i];
                forced[i] |= now;
            }
        }
        return forced;
    }

    @Override
    public int mover() {
        return owners[node];
    }

    @Override
    public int moves(int[] buffer, int from) {
        System.arraycopy(arrows[node], 0, buffer, from, arrows[node].length);
        return from + arrows[node].length;
    }

    @Override
    public int mostMoves() {
        return arrows[node].length;
    }

    @Override
    public void make(int move) {
        if (made == past.length) past = Arrays.copyOf(past, 2 * made);
        past[made++] = node;
        node = move;
    }

    @Override
    public void undo() {
        node = past[--made];
    }

    @Override
    public long key() {
        return node;
    }

    @Override
    public boolean isOver() {
        return arrows[node].length == 0;
    }

    @Override
    public int payoff(int player) {
        return player == 0 ? values[node] : -values[node];
    }

    @Override
    public LoopGraph copy() {
        LoopGraph copy = at(node);
        copy.past = past.clone();
        copy.made = made;
        return copy;
    }
}
