package org.outwit.learn.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;

/**
 * Why one line is better than another: the features that differ where the two end, weighed as a weighted sum of the game weighs
 * them. Where the game plays by something else, such as patterns, its first weighted sum explains.
 */
final class LeafDifferences<P extends Position> {

    private static final int MOST_REASONS = 3;

    /** What is a smaller part of all that speaks for the better line is not worth a word. */
    private static final double LEAST_PART = 0.2;

    /** The judge's own features that explain less of a loss explain something else. */
    private static final double LEAST_EXPLAINED = 1.0 / 3;

    /** Others have to be this clear: what they say for the better line, as a part of all they say. */
    private static final double LEAST_CLEAR = 1.0 / 3;

    private record Difference(FeatureReason reason, double worth) {}

    private final Game<P> game;
    private final boolean judges;
    private final Optional<LinearEvaluator<P>> sum;

    LeafDifferences(Game<P> game, Evaluator<P> judge) {
        this.game = game;
        this.judges = judge instanceof LinearEvaluator;
        this.sum = linear(judge)
                .or(() -> game.evaluators().values().stream()
                        .flatMap(each -> linear(each).stream())
                        .findFirst());
    }

    private static <P extends Position> Optional<LinearEvaluator<P>> linear(Evaluator<P> evaluator) {
        return evaluator instanceof LinearEvaluator<P> linear ? Optional.of(linear) : Optional.empty();
    }

    /**
     * What speaks for the better line, the weightiest first, and then what speaks against it; the lines begin at {@code before}. Empty where a game is over, where the
     * game has no weighted sum, and where features do not explain a loss of this size.
     */
    List<FeatureReason> of(P before, P better, P played, int viewer, double loss) {
        if (sum.isEmpty() || better.isOver() || played.isOver()) return List.of();
        List<Difference> differences = new ArrayList<>();
        double all = 0;
        double size = 0;
        for (int i = 0; i < sum.get().features().size(); i++) {
            Feature<P> feature = sum.get().features().get(i);
            int one = feature.value(better, viewer);
            int other = feature.value(played, viewer);
            double worth = game.scale().units(sum.get().weight(i)) * (one - other);
            all += worth;
            size += Math.abs(worth);
            int start = feature.value(before, viewer);
            differences.add(new Difference(reason(feature, start, one, other, worth), worth));
        }
        if (all <= 0 || all < (judges ? LEAST_EXPLAINED * loss : LEAST_CLEAR * size)) return List.of();
        double least = LEAST_PART * (all + size) / 2;
        List<FeatureReason> reasons = new ArrayList<>(weighty(differences, 1, least));
        reasons.addAll(weighty(differences, -1, least));
        return reasons;
    }

    private static List<FeatureReason> weighty(List<Difference> differences, int sign, double least) {
        return differences.stream()
                .filter(each -> sign * each.worth() >= least)
                .sorted(Comparator.comparingDouble(each -> -sign * each.worth()))
                .limit(MOST_REASONS)
                .map(Difference::reason)
                .toList();
    }

    private FeatureReason reason(Feature<P> feature, int before, int better, int played, double worth) {
        OptionalDouble told = judges ? OptionalDouble.of(Math.abs(worth)) : OptionalDouble.empty();
        return new FeatureReason(feature.name(), feature.meaning(), before, better, played, worth < 0, told);
    }
}
