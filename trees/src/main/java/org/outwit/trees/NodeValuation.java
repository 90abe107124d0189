package org.outwit.trees;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.outwit.core.model.LikelyReplies;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;

/** Seats the players of a model search as judges of a tree: who expects which replies of whom. */
final class NodeValuation {

    private final Horizon horizon;
    private final Tree tree;
    private final Scaling scaling;
    private final int own;

    /** For a search of this tree to this depth by the player who moves at its root. */
    NodeValuation(Tree tree, int depth, Scaling scaling) {
        this.horizon = new Horizon(tree, depth);
        this.tree = tree;
        this.scaling = scaling;
        this.own = Math.max(0, tree.mover(0));
    }

    /** M* and all that returns its value: each level expects what the next one chooses. */
    Opinions chain(List<PlayerSpec.Strategy> levels) {
        return opinions(names(levels), voices(judges(levels, 0), levels));
    }

    /** M: the other plays what the oracle of the tree says. */
    Opinions oracle(PlayerSpec.Strategy strategy) {
        LevelJudge judge = judge(
                strategy,
                0,
                (node, depth) ->
                        tree.reply(node).map(place -> certain(node, place)).orElse(null));
        return opinions(names(List.of(strategy)), voices(List.of(judge), List.of(strategy)));
    }

    /** The next reply is theirs, and all that follows is minimax by our function. */
    Opinions nextReply(List<PlayerSpec.Strategy> levels) {
        return replied(levels, chances -> chances);
    }

    /** Our own search is plain everywhere; lines only choose among its best moves. Theirs is as always. */
    Opinions foreseenLines(List<PlayerSpec.Strategy> levels) {
        List<LevelJudge> judges = new ArrayList<>(judges(levels.subList(1, levels.size()), 1));
        judges.add(0, judge(levels.get(0), 0, null));
        return opinions(names(levels), voices(judges, levels));
    }

    /** The next reply is one of those that they are likely to give. */
    Opinions expectedReply(List<PlayerSpec.Strategy> levels) {
        return replied(levels, NodeValuation::likely);
    }

    private static double[] likely(double[] chances) {
        int[] places = IntStream.range(0, chances.length).toArray();
        LikelyReplies replies = LikelyReplies.of(places, chances, chances.length);
        double[] likely = new double[chances.length];
        for (int i = 0; i < replies.size(); i++) likely[replies.move(i)] = replies.weight(i);
        return likely;
    }

    private Opinions replied(List<PlayerSpec.Strategy> levels, UnaryOperator<double[]> reckoned) {
        List<LevelJudge> judges = new ArrayList<>(judges(levels.subList(1, levels.size()), 1));
        LevelJudge minimax = judge(levels.get(0), 0, null);
        LevelJudge theirs = judges.get(0);
        int depth = depth(levels.get(1));
        judges.add(0, judge(levels.get(0), 0, (node, plies) -> {
            if (horizon.ply(node) != 1) return minimax.chances(node, plies);
            double[] chances = theirs.chances(node, Math.min(plies, depth));
            return chances == null ? null : reckoned.apply(chances);
        }));
        return opinions(names(levels), voices(judges, levels));
    }

    /** The opponent is one of several, and each plays what they would choose. */
    Opinions mixture(
            PlayerSpec.Strategy strategy, List<MixtureSpec.Part> parts, List<List<PlayerSpec.Strategy>> chains) {
        List<LevelJudge> opponents =
                chains.stream().map(chain -> judges(chain, 1).get(0)).toList();
        LevelJudge.Replies replies = (node, depth) -> {
            double[] sum = new double[tree.childCount(node)];
            for (int i = 0; i < opponents.size(); i++) {
                double[] theirs = opponents
                        .get(i)
                        .chances(node, Math.min(depth, depth(chains.get(i).get(0))));
                if (theirs == null) return null;
                double share = parts.get(i).probability().doubleValue();
                for (int place = 0; place < sum.length; place++) sum[place] += share * theirs[place];
            }
            return sum;
        };
        List<String> names = new ArrayList<>(List.of(name(strategy)));
        List<IntFunction<Opinion>> voices =
                new ArrayList<>(voices(List.of(judge(strategy, 0, replies)), List.of(strategy)));
        for (int i = 0; i < opponents.size(); i++) {
            names.add(parts.get(i).probability() + "·" + name(chains.get(i).get(0)));
            voices.addAll(voices(List.of(opponents.get(i)), chains.get(i)));
        }
        return opinions(names, voices);
    }

    /** M*ε: each function is known within an error. */
    Opinions ranges(List<PlayerSpec.Strategy> levels) {
        long[] errors = new long[levels.size()];
        for (int k = 0; k < errors.length; k++) {
            Exact error = levels.get(k).error().orElse(Exact.of(0));
            errors[k] = error.isInfinite() ? 1L << 40 : scaling.scaled(error, "solve: the player has an error");
        }
        Ranges ranges = new Ranges(horizon, levels.stream().map(this::statics).toList(), errors, own);
        List<IntFunction<Opinion>> voices = new ArrayList<>();
        for (int k = 0; k < errors.length; k++) {
            int level = k;
            voices.add(node -> opinion(ranges, level, node));
        }
        return opinions(names(levels), voices);
    }

    private Opinion opinion(Ranges ranges, int level, int node) {
        Ranges.Range range = ranges.range(level, node);
        if (range == null) return Opinion.NONE;
        Object value = range.low() == range.high()
                ? Opinions.number(scaling, range.low())
                : new NumberRange(Opinions.number(scaling, range.low()), Opinions.number(scaling, range.high()));
        if (horizon.isEnd(node)) return new Opinion(value, List.of(), List.of(), false);
        return new Opinion(value, ranges.possible(level, node), List.of(), ranges.moves(level, node));
    }

    private Opinions opinions(List<String> names, List<IntFunction<Opinion>> voices) {
        return new Opinions(horizon, scaling, names, voices);
    }

    /** One judge for each strategy, the first of whom is {@code first} levels below the searching player. */
    private List<LevelJudge> judges(List<PlayerSpec.Strategy> levels, int first) {
        List<LevelJudge> judges = new ArrayList<>();
        LevelJudge.Replies replies = null; // below the last level, everybody is taken for an exact opposite
        for (int k = levels.size() - 1; k >= 0; k--) {
            LevelJudge judge = judge(levels.get(k), first + k, replies);
            judges.add(0, judge);
            int looks = depth(levels.get(k));
            replies = (node, depth) -> judge.chances(node, Math.min(depth, looks));
        }
        return judges;
    }

    private LevelJudge judge(PlayerSpec.Strategy strategy, int level, LevelJudge.Replies replies) {
        double temperature = strategy.temperature().map(Exact::doubleValue).orElse(0.0);
        int side = level % 2 == 0 ? own : own == 0 ? 1 : 0;
        return new LevelJudge(horizon, statics(strategy), side, temperature / scaling.real(1), replies);
    }

    /** The judges' opinions; each looks as deep as they do, and as those who ask let them. */
    private List<IntFunction<Opinion>> voices(List<LevelJudge> judges, List<PlayerSpec.Strategy> levels) {
        List<IntFunction<Opinion>> voices = new ArrayList<>();
        int depth = Integer.MAX_VALUE;
        for (int k = 0; k < judges.size(); k++) {
            LevelJudge judge = judges.get(k);
            int looks = depth = Math.min(depth, depth(levels.get(k)));
            voices.add(node -> Opinions.opinion(judge, node, Math.min(horizon.depth(node), looks), horizon, scaling));
        }
        return voices;
    }

    private static int depth(PlayerSpec.Strategy strategy) {
        return strategy.depth().orElse(Integer.MAX_VALUE);
    }

    private double[] certain(int node, int place) {
        double[] chances = new double[tree.childCount(node)];
        chances[place] = 1;
        return chances;
    }

    /** What a strategy's function says of every node, scaled; NaN where it says nothing. */
    private double[] statics(PlayerSpec.Strategy strategy) {
        double[] statics = new double[tree.size()];
        for (int node = 0; node < statics.length; node++) {
            int at = node;
            Exact value = tree.value(node, strategy.function());
            double scaled =
                    value == null ? Double.NaN : scaling.scaled(value, () -> "Node '" + tree.name(at) + "' has");
            statics[node] = strategy.negated() ? -scaled : scaled;
        }
        return statics;
    }

    private static String name(PlayerSpec.Strategy strategy) {
        return (strategy.negated() ? "−" : "") + strategy.function();
    }

    /** The names of levels are those of their functions, with the number of the level where one would occur twice. */
    private static List<String> names(List<PlayerSpec.Strategy> levels) {
        List<String> names = levels.stream().map(NodeValuation::name).toList();
        if (new HashSet<>(names).size() == names.size()) return names;
        List<String> numbered = new ArrayList<>();
        for (int k = 0; k < names.size(); k++) numbered.add(names.get(k) + subscript(names.size() - 1 - k));
        return numbered;
    }

    private static String subscript(int number) {
        StringBuilder text = new StringBuilder();
        for (char digit : Integer.toString(number).toCharArray()) text.append((char) (digit - '0' + '₀'));
        return text.toString();
    }
}
