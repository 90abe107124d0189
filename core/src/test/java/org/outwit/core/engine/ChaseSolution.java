package org.outwit.core.engine;

import java.util.Arrays;

/** Who wins every position of a {@link ChaseGame}, and how soon, found by looking one ply further until nothing changes. */
final class ChaseSolution {

    private static final int NODES = 2 * ChaseGame.SQUARES * ChaseGame.SQUARES;

    private final ChaseGame game;
    private int[] values = new int[NODES]; // as the mover sees them: 0, or WIN less the plies to the end

    ChaseSolution(ChaseGame game) {
        this.game = game;
        int[] before = null;
        while (!Arrays.equals(before, values)) {
            before = values;
            values = new int[NODES];
            for (int node = 0; node < NODES; node++) values[node] = solve(position(node), before);
        }
    }

    ChasePosition position(int node) {
        int squares = node / 2;
        return new ChasePosition(game, squares / ChaseGame.SQUARES, squares % ChaseGame.SQUARES, node % 2);
    }

    private static int solve(ChasePosition position, int[] values) {
        if (position.isOver()) return position.payoff(position.mover());
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        int best = -TacticalGame.WIN;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int value = -values[(int) position.key() - 1];
            position.undo();
            best = Math.max(best, value - Integer.signum(value));
        }
        return best;
    }

    /** As the mover sees it, {@link TacticalGame#WIN} less the plies to the end where it is won. */
    int value(ChasePosition position) {
        return values[(int) position.key() - 1];
    }
}
