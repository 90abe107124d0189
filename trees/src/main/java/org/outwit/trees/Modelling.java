package org.outwit.trees;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Position;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.M;
import org.outwit.core.model.MStar;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.NextReply;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.OnePassDepths;
import org.outwit.core.model.Player;
import org.outwit.core.model.RangeResult;
import org.outwit.core.model.SimplePruning;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;

/** Searches with one model of the opponent: each function is seen by its owner, and the root's mover owns the first. */
final class Modelling implements TreeAlgorithm {

    private enum Trait {
        /** Players may look to different depths. */
        DEPTHS,
        /** It prunes by bounds of sums. */
        BOUNDS,
        /** Functions may be known within an error. */
        ERRORS
    }

    private enum Kind {
        M("m"),
        M_STAR("m*", Trait.DEPTHS),
        ONE_PASS("m*-one-pass", Trait.DEPTHS),
        SIMPLE_PRUNING("simple-pruning", Trait.DEPTHS),
        ALPHA_BETA_STAR("alpha-beta*", Trait.BOUNDS),
        ONE_PASS_ALPHA_BETA_STAR("alpha-beta*-one-pass", Trait.BOUNDS),
        EPSILON("m*-epsilon", Trait.ERRORS),
        NEXT_REPLY("next-reply", Trait.DEPTHS);

        private final String algorithm;
        private final Set<Trait> traits;

        Kind(String algorithm, Trait... traits) {
            this.algorithm = algorithm;
            this.traits = Set.of(traits);
        }
    }

    private final Kind kind;

    private Modelling(Kind kind) {
        this.kind = kind;
    }

    static List<Modelling> all() {
        List<Modelling> all = new ArrayList<>();
        for (Kind kind : Kind.values()) all.add(new Modelling(kind));
        return all;
    }

    @Override
    public String name() {
        return kind.algorithm;
    }

    @Override
    public Set<String> keys() {
        Set<String> keys = new HashSet<>(Set.of("player", "depth"));
        if (kind.traits.contains(Trait.BOUNDS)) keys.add("bounds");
        return keys;
    }

    @Override
    public Solution solve(Question question, boolean watched) {
        Tree tree = QuestionPlayers.tree(question, name());
        List<PlayerSpec.Strategy> levels =
                QuestionPlayers.chain(QuestionPlayers.player(question.ask(), "(f1,f0)"), name());
        checkLevels(levels);
        int depth = QuestionPlayers.depth(question.ask(), levels.get(0), tree);
        SumIntervals sums = new SumIntervals(question.ask().bounds(), levels, name());
        sums.check(tree, depth);
        QuestionPlayers minds = new QuestionPlayers(tree, levels, sums.numbers());
        Player<TreePosition> mind = minds.mind(levels);
        Trace trace = watched ? new Trace(tree) : null;
        Limits limits = Limits.depth(depth);

        Answer answer = new Answer(question.name(), name());
        Counts counts;
        if (kind == Kind.EPSILON) {
            RangeResult result = new MStarEpsilon<>(mind, trace).search(tree.start(), limits);
            counts = result.counts();
            tell(answer, result, minds);
        } else {
            Search<TreePosition> search = search(mind, levels, sums, minds, trace);
            Result result = search.search(tree.start(), limits);
            counts = result.counts();
            answer.put("value", minds.scaling().number(result.value()));
            if (search instanceof OnePass<TreePosition> onePass) {
                answer.put(
                        "values",
                        onePass.levels().stream().map(minds.scaling()::number).toList());
            }
            answer.put("move", result.move() == Position.NO_MOVE ? null : result.move());
            answer.put("line", result.line());
        }
        minds.tell(answer, levels.stream().map(PlayerSpec.Strategy::function).toList(), counts);
        if (watched) answer.put("visits", new Visits(tree, trace.visits()));
        return new Solution(
                answer,
                trace,
                null,
                () -> DeepStack.call(depth, () -> opinions(new NodeValuation(tree, depth, minds.scaling()), levels)));
    }

    private Opinions opinions(NodeValuation panel, List<PlayerSpec.Strategy> levels) {
        return switch (kind) {
            case M -> panel.oracle(levels.get(0));
            case NEXT_REPLY -> panel.nextReply(levels);
            case EPSILON -> panel.ranges(levels);
            default -> panel.chain(levels);
        };
    }

    private static void tell(Answer answer, RangeResult result, QuestionPlayers minds) {
        boolean leaf = result.moves().isEmpty();
        answer.put(
                "range",
                List.of(minds.scaling().number(result.low()), minds.scaling().number(result.high())));
        answer.put("move", leaf ? null : result.cautious());
        answer.put("moves", leaf ? null : result.moves());
    }

    private Search<TreePosition> search(
            Player<TreePosition> mind,
            List<PlayerSpec.Strategy> levels,
            SumIntervals sums,
            QuestionPlayers minds,
            Trace trace) {
        return switch (kind) {
            case M -> new M<>(mind.evaluator(), Modelling::reply, trace);
            case M_STAR -> new MStar<>(mind, trace);
            case ONE_PASS ->
                levels.stream().anyMatch(level -> level.depth().isPresent())
                        ? new OnePassDepths<>(mind, trace)
                        : new OnePass<>(mind, trace);
            case SIMPLE_PRUNING -> new SimplePruning<>(mind, trace);
            case ALPHA_BETA_STAR -> new AlphaBetaStar<>(mind, sums.scaled(minds.scaling()), trace);
            case ONE_PASS_ALPHA_BETA_STAR -> new OnePassAlphaBetaStar<>(mind, sums.scaled(minds.scaling()), trace);
            case NEXT_REPLY -> new NextReply<>(mind, trace);
            case EPSILON -> throw new AssertionError("answered with a range");
        };
    }

    /** What the tree's oracle says. */
    private static int reply(TreePosition position) {
        Tree tree = position.tree();
        return tree.reply(position.node())
                .orElseThrow(() -> new TreeException("Node '" + tree.name(position.node())
                        + "' needs a 'reply': the opponent moves there, and m asks the oracle."));
    }

    /** Refuses what this algorithm cannot use. */
    private void checkLevels(List<PlayerSpec.Strategy> levels) {
        for (PlayerSpec.Strategy level : levels) {
            refuse(level.temperature().isPresent(), level, "a temperature; m*-quantal does");
            refuse(
                    level.error().isPresent() && !kind.traits.contains(Trait.ERRORS),
                    level,
                    "an error; m*-epsilon does");
        }
        for (PlayerSpec.Strategy level : levels.subList(1, levels.size())) {
            refuse(kind == Kind.M, level, "a model, because its opponent is the tree's oracle");
            boolean depth = level.depth().isPresent() && !kind.traits.contains(Trait.DEPTHS);
            refuse(depth, level, "a depth of the opponent; m* does");
        }
        if (kind == Kind.NEXT_REPLY && levels.size() == 1) {
            throw new TreeException("solve: next-reply needs a model of the opponent, such as (f1,f0@2).");
        }
    }

    private void refuse(boolean said, PlayerSpec.Strategy level, String what) {
        if (said) throw new TreeException("solve: " + name() + " does not use " + what + "; found '" + level + "'.");
    }
}
