package org.outwit.play.player;

import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;

/**
 * How deep a learner simulates opponents after each of their decisions: as deep as it looks itself, and no deeper than a part of what it
 * may spend on a move allows, or it would know the opponent well and play badly.
 */
final class SimulationDepth {

    private static final int DEEPEST = 6;

    /** The share of a move that may be spent on what the opponent decided before it: one part of five. */
    private static final int PARTS = 5;

    /** The speed of a slow game on a slow machine. */
    private static final double EVALUATIONS_A_MILLISECOND = 1000;

    /** All candidates to a depth evaluate this many times the square root of the leaves of the whole tree, as measured in checkers. */
    private static final double EFFORT = 8;

    private static final int WALKS = 4;
    private static final int PLIES = 16;

    private SimulationDepth() {}

    /** {@code ownDepth} is how far the learner looks, {@code Integer.MAX_VALUE} where only limits say so. */
    static int of(Game<?> game, int ownDepth, Limits limits) {
        int most = Math.max(1, Math.min(DEEPEST, Math.min(ownDepth, limits.depth())));
        double budget = Math.min(limits.evaluations(), limits.nodes());
        if (limits.time() != null) budget = Math.min(budget, limits.time().toMillis() * EVALUATIONS_A_MILLISECOND);
        if (!limits.isBudget()) return most;
        double width = Math.max(1.5, width(game));
        // Candidates look one ply further than the learner does.
        double plies = 2 * Math.log(Math.max(1, budget / PARTS / EFFORT)) / Math.log(width) - 1;
        return Math.max(1, Math.min(most, (int) plies));
    }

    /** How many moves there are on average where somebody has a choice, in a few random games. */
    private static double width(Game<?> game) {
        Random random = new Random(1);
        double moves = 0;
        int positions = 0;
        for (int walk = 0; walk < WALKS; walk++) {
            Position position = game.start();
            for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
                int[] list = new int[position.mostMoves()];
                int count = position.moves(list, 0);
                if (count > 1) {
                    moves += count;
                    positions++;
                }
                position.make(list[random.nextInt(count)]);
            }
        }
        return positions == 0 ? 1 : moves / positions;
    }
}
