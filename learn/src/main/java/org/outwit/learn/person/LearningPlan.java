package org.outwit.learn.person;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Position;

/**
 * How to learn.
 *
 * @param method empty for whatever explains the person best
 * @param features what the person may value
 * @param mostDepth the deepest that is tried
 * @param mostExamples a sample of so many decisions stands for all where there are more
 * @param seed for samples
 */
public record LearningPlan<P extends Position>(
        Optional<Method> method, List<Feature<P>> features, int mostDepth, int mostExamples, long seed) {

    public LearningPlan {
        features = List.copyOf(features);
        if (features.isEmpty()) throw new IllegalArgumentException("There are no features to learn weights for.");
        if (mostDepth < 1)
            throw new IllegalArgumentException("The deepest depth (" + mostDepth + ") must be 1 or more.");
        if (mostExamples < 10) {
            throw new IllegalArgumentException("The examples (" + mostExamples + ") must be 10 or more.");
        }
    }

    /** The methods to try. */
    List<Method> methods() {
        return method.map(List::of).orElse(List.of(Method.values()));
    }
}
