package org.outwit.learn.training;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * How to train a population.
 *
 * @param firstPly decisions before it teach no looks: they are remembered rather than made
 * @param depths how many plies to look ahead in each phase
 * @param decisions how many decisions, of games that teach no looks, say how looks, values, book and strength go together
 * @param bookSize how many moves of the book are kept, those that were played most
 * @param seed for the samples
 */
public record TrainingPlan(int firstPly, int[] depths, int decisions, int bookSize, long seed) {

    private static final int FIRST_PLY = 4;
    /** The usual number of decisions. */
    public static final int DECISIONS = 30_000;

    private static final int BOOK_SIZE = 350_000;

    /** Looks three plies ahead in every phase. */
    public static <P extends Position> TrainingPlan usual(Game<P> game) {
        int[] depths = new int[game.phases().names().size()];
        java.util.Arrays.fill(depths, 3);
        return new TrainingPlan(FIRST_PLY, depths, DECISIONS, BOOK_SIZE, 1);
    }

    public TrainingPlan withDepths(int... depths) {
        return new TrainingPlan(firstPly, depths, decisions, bookSize, seed);
    }

    public TrainingPlan withDecisions(int decisions) {
        return new TrainingPlan(firstPly, depths, decisions, bookSize, seed);
    }

    public TrainingPlan withSeed(long seed) {
        return new TrainingPlan(firstPly, depths, decisions, bookSize, seed);
    }
}
