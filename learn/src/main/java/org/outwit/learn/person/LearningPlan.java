package org.outwit.learn.person;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * How to learn.
 *
 * @param method empty for the one that explains the person best
 * @param features what the person may value
 * @param mostDepth the deepest that is tried
 * @param mostExamples where there are more decisions, a sample of this size stands for all
 * @param seed for samples
 */
public record LearningPlan<P extends Position>(
        Optional<Method> method, List<Feature<P>> features, int mostDepth, int mostExamples, long seed) {

    /** With more moves than this to choose from on average, looking at all replies takes minutes. */
    private static final double MANY_MOVES = 20;

    private static final int EXAMPLES = 2_000;
    private static final int FEWER_EXAMPLES = 1_000;
    private static final int FEWEST_EXAMPLES = 600;
    private static final int DEPTH = 3;
    private static final int LESS_DEPTH = 2;

    /** With dice a look ahead ends at the next throw. */
    private static final int DEPTH_WITH_DICE = 1;

    public LearningPlan {
        features = List.copyOf(features);
        if (features.isEmpty()) throw new IllegalArgumentException("There are no features to learn weights for.");
        if (mostDepth < 1)
            throw new IllegalArgumentException("The deepest depth (" + mostDepth + ") must be 1 or more.");
        if (mostExamples < 10) {
            throw new IllegalArgumentException("The examples (" + mostExamples + ") must be 10 or more.");
        }
    }

    /**
     * What serves for most people: all features, the method that predicts best; less of it where there are many moves, or where
     * {@code people} are known who play the game. Then weights only describe what somebody values, and others predict.
     */
    public static <P extends Position> LearningPlan<P> usual(Game<P> game, PersonDecisions<P> person, boolean people) {
        if (people) return new LearningPlan<>(Optional.empty(), game.features(), LESS_DEPTH, FEWEST_EXAMPLES, 1);
        if (game.capabilities().chance()) {
            return new LearningPlan<>(Optional.empty(), game.features(), DEPTH_WITH_DICE, EXAMPLES, 1);
        }
        boolean wide = person.meanAlternatives() > MANY_MOVES;
        return new LearningPlan<>(
                Optional.empty(), game.features(), wide ? LESS_DEPTH : DEPTH, wide ? FEWER_EXAMPLES : EXAMPLES, 1);
    }

    public LearningPlan<P> withMethod(Optional<Method> method) {
        return new LearningPlan<>(method, features, mostDepth, mostExamples, seed);
    }

    public LearningPlan<P> withFeatures(List<Feature<P>> features) {
        return new LearningPlan<>(method, features, mostDepth, mostExamples, seed);
    }

    public LearningPlan<P> withDepth(int mostDepth) {
        return new LearningPlan<>(method, features, mostDepth, mostExamples, seed);
    }

    public LearningPlan<P> withExamples(int mostExamples) {
        return new LearningPlan<>(method, features, mostDepth, mostExamples, seed);
    }

    public LearningPlan<P> withSeed(long seed) {
        return new LearningPlan<>(method, features, mostDepth, mostExamples, seed);
    }

    /** The methods to try. */
    List<Method> methods() {
        return method.map(List::of).orElse(List.of(Method.values()));
    }
}
