package org.outwit.trees;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.game.Evaluator;
import org.outwit.core.multi.VectorResult;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;

/** Searches for any number of players: player j maximises the function fj, unless somebody says whom they model. */
final class ManyPlayers implements TreeAlgorithm {

    private final Algorithm algorithm;

    ManyPlayers(Algorithm algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    public Solution solve(Question question, Trace trace) {
        Tree tree = question.tree();
        SolveRequest ask = question.ask();
        List<String> names = question.playerFunctions();
        Limits limits = ask.depth() == null ? Limits.NONE : Limits.depth(ask.depth());
        if (ask.player() != null) {
            Answer answer =
                    new ManyModels(tree, ask.player(), names.size(), trace).answer(question.name(), algorithm, limits);
            return new Solution(answer, trace, null, null);
        }
        checkValues(tree, names);
        Exact least = ask.least() == null ? Exact.of(0) : ask.least();
        if (algorithm.can(Trait.NEEDS_SUM)) checkSums(tree, names, ask, least);
        List<Exact> numbers = new ArrayList<>(List.of(least));
        if (ask.sum() != null) numbers.add(ask.sum());
        Scaling scaling = new Scaling(tree, names, numbers);

        KeySet leaves = new KeySet();
        List<Evaluator<TreePosition>> functions = names.stream()
                .map(name -> counted(Trace.told(trace, scaling.evaluator(name, false)), leaves))
                .toList();
        Answer answer = new Answer(question.name(), algorithm.toString());
        Counts counts;
        if (algorithm.is(Maker.Vectors.class)) {
            int sum = algorithm.can(Trait.NEEDS_SUM) ? scaling.scaled(ask.sum(), "solve: the 'sum' is") : 0;
            VectorResult result = algorithm
                    .maker(Maker.Vectors.class)
                    .of(functions, sum, scaling.scaled(least, "solve: the 'least' is"), trace)
                    .search(tree.start(), limits);
            counts = result.counts();
            answer.put("values", result.values().stream().map(scaling::number).toList());
            answer.line(result.move(), result.line());
        } else {
            Result result = algorithm
                    .maker(Maker.Viewed.class)
                    .of(functions, tree.mover(0), trace)
                    .search(tree.start(), tree.mover(0), limits);
            counts = result.counts();
            answer.put("value", scaling.number(result.value()));
            answer.line(result.move(), result.line());
        }
        answer.put("leaves", leaves.size());
        answer.put("evaluations", evaluations(names, counts, tree.mover(0)));
        answer.put("expansions", counts.expansions());
        return new Solution(answer, trace, null, Solution.scaled(scaling));
    }

    private static Evaluator<TreePosition> counted(Evaluator<TreePosition> function, KeySet leaves) {
        return (position, player) -> {
            leaves.add(position.key());
            return function.value(position, player);
        };
    }

    /** Refuses a tree that has values, but none of a player. */
    private void checkValues(Tree tree, List<String> names) {
        if (tree.functions().isEmpty() || tree.functions().stream().anyMatch(names::contains)) return;
        throw new TreeException(algorithm + " needs a value for each player: [3,-3] in one line, f0 and f1 in a file;"
                + " functions in this tree: " + String.join(", ", tree.functions()) + ".");
    }

    /** Refuses a sum or a least value that a node of the tree breaks: pruning by them would be wrong. */
    private void checkSums(Tree tree, List<String> names, SolveRequest ask, Exact least) {
        if (ask.sum() == null) {
            throw new TreeException("solve: 'sum' is missing; " + algorithm
                    + " needs an upper bound on the sum of all players' values (and 'least', 0 if unsaid).");
        }
        for (int node = 0; node < tree.size(); node++) {
            Exact sum = Exact.of(0);
            for (String name : names) {
                Exact value = tree.value(node, name);
                if (value == null || value.isInfinite()) continue;
                sum = sum.plus(value);
                if (value.compareTo(least) < 0) {
                    throw new TreeException("Node '" + tree.name(node) + "' has " + name + " " + value
                            + ", below the 'least' of " + least + ".");
                }
            }
            if (tree.values(node).size() >= names.size() && sum.compareTo(ask.sum()) > 0) {
                throw new TreeException("The values of node '" + tree.name(node) + "' sum to " + sum
                        + ", above the 'sum' of " + ask.sum() + ".");
            }
        }
    }

    /** By function; a search that looks at one player's only does not count by player. */
    private static Map<String, Object> evaluations(List<String> names, Counts counts, int viewer) {
        Map<String, Object> evaluations = new LinkedHashMap<>();
        evaluations.put("total", counts.evaluations());
        if (counts.perLevel().isEmpty()) evaluations.put(names.get(viewer), counts.evaluations());
        for (int j = 0; j < counts.perLevel().size() && j < names.size(); j++) {
            evaluations.put(names.get(j), counts.perLevel().get(j));
        }
        return evaluations;
    }
}
