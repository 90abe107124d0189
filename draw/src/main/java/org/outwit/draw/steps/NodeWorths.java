package org.outwit.draw.steps;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.draw.tree.PictureNumbers;
import org.outwit.trees.Question;

/**
 * What nodes come to in searches that do not tell: averages where dice move, and vectors where everybody has a value of
 * their own. They are made from the children as the search makes them. Where it cut something off at dice the average is
 * unknown, and so is everything above that rests on it.
 */
final class NodeWorths {

    private static final int DIGITS = 6;

    private final Tree tree;
    private final List<String> functions; // one, or one for each player; empty where nothing can be said
    private final boolean negated;
    private final double[][] worths; // by node; null where it is unknown

    NodeWorths(Question question, Algorithm algorithm) {
        tree = question.tree();
        worths = new double[tree.size()][];
        PlayerSpec.Strategy strategy = question.ask().player() == null
                ? null
                : PlayerSpec.parse(question.ask().player()).strategy();
        negated = strategy != null && strategy.negated();
        functions = algorithm == null ? List.of() : functions(algorithm, question, strategy);
    }

    private List<String> functions(Algorithm algorithm, Question question, PlayerSpec.Strategy strategy) {
        return switch (algorithm) {
            case MAX_N, IMMEDIATE_PRUNING, SHALLOW_PRUNING -> question.playerFunctions();
            default ->
                algorithm.family() != Family.CHANCE
                        ? List.of()
                        : strategy != null
                                ? List.of(strategy.function())
                                : tree.functions().subList(0, 1);
        };
    }

    /** The node is evaluated. */
    void evaluate(int node) {
        double[] worth = new double[functions.size()];
        for (int i = 0; i < worth.length; i++) {
            Exact value = tree.value(node, functions.get(i));
            if (value == null) return;
            worth[i] = negated ? -value.doubleValue() : value.doubleValue();
        }
        if (worth.length > 0) worths[node] = worth;
    }

    /** The search is done with an inner node, having come to some of its children. */
    void leave(int node, BitSet entered) {
        if (functions.isEmpty()) return;
        worths[node] = tree.mover(node) == Position.CHANCE ? average(node) : best(node, entered);
    }

    private double[] average(int node) {
        double[] sum = new double[functions.size()];
        for (int place = 0; place < tree.childCount(node); place++) {
            int child = tree.child(node, place);
            double p = tree.probability(child).doubleValue();
            if (p == 0) continue;
            if (worths[child] == null) return null;
            for (int i = 0; i < sum.length; i++) sum[i] += p * worths[child][i];
        }
        return sum;
    }

    private double[] best(int node, BitSet entered) {
        double[] best = null;
        boolean scalar = functions.size() == 1;
        int mover = scalar ? 0 : tree.mover(node);
        double sign = scalar && tree.mover(node) != 0 ? -1 : 1;
        for (int place = 0; place < tree.childCount(node); place++) {
            int child = tree.child(node, place);
            if (!entered.get(child) && scalar) return null; // cut off: no more than a bound is known
            if (!entered.get(child)) continue;
            if (worths[child] == null) return null;
            if (best == null || sign * worths[child][mover] > sign * best[mover]) best = worths[child];
        }
        return best;
    }

    /** Whether there is one value for all. */
    boolean isScalar() {
        return functions.size() == 1;
    }

    /** As pictures write it; empty where it is unknown. */
    String show(int node) {
        if (worths[node] == null) return "";
        return Arrays.stream(worths[node])
                .mapToObj(worth -> PictureNumbers.rounded(worth, DIGITS))
                .collect(Collectors.joining(", "));
    }
}
