package org.outwit.trees;

import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.ModelListings;
import org.outwit.core.game.Position;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.Player;
import org.outwit.core.model.RangeResult;
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

    private final Algorithm algorithm;

    Modelling(Algorithm algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    public Solution solve(Question question, Trace trace) {
        Tree tree = question.tree();
        List<PlayerSpec.Strategy> levels = QuestionPlayers.chain(QuestionPlayers.player(question.ask(), "(f1,f0)"));
        int depth = QuestionPlayers.depth(question.ask(), levels.get(0), tree);
        SumIntervals sums = new SumIntervals(question.ask().bounds(), levels, algorithm.toString());
        sums.check(tree, depth);
        QuestionPlayers players = new QuestionPlayers(tree, levels, sums.numbers(), trace);
        Player<TreePosition> searcher = players.player(levels);
        Limits limits = Limits.depth(depth);

        Answer answer = new Answer(question.name(), algorithm.toString());
        Counts counts;
        if (algorithm == Algorithm.EPSILON) {
            RangeResult result = new MStarEpsilon<>(searcher, trace).search(tree.start(), limits);
            counts = result.counts();
            tell(answer, result, players);
        } else {
            Search<TreePosition> search = search(searcher, sums, players, trace);
            Result result = search.search(tree.start(), limits);
            counts = result.counts();
            answer.put("value", players.scaling().number(result.value()));
            if (search instanceof OnePass<TreePosition> onePass) {
                answer.put(
                        "values",
                        onePass.levels().stream().map(players.scaling()::number).toList());
            }
            answer.put("move", result.move() == Position.NO_MOVE ? null : result.move());
            answer.put("line", result.line());
        }
        players.tell(answer, levels.stream().map(PlayerSpec.Strategy::function).toList(), counts);
        if (trace != null) answer.put("visits", new Visits(tree, trace.visits()));
        return new Solution(
                answer,
                trace,
                null,
                null,
                () -> DeepStack.call(depth, () -> opinions(new NodeValuation(tree, depth, players.scaling()), levels)));
    }

    private Opinions opinions(NodeValuation panel, List<PlayerSpec.Strategy> levels) {
        return switch (algorithm) {
            case M -> panel.oracle(levels.get(0));
            case NEXT_REPLY -> panel.nextReply(levels);
            case EPSILON -> panel.ranges(levels);
            default -> panel.chain(levels);
        };
    }

    private static void tell(Answer answer, RangeResult result, QuestionPlayers players) {
        boolean leaf = result.moves().isEmpty();
        answer.put(
                "range",
                List.of(
                        players.scaling().number(result.low()),
                        players.scaling().number(result.high())));
        answer.put("move", leaf ? null : result.cautious());
        answer.put("moves", leaf ? null : result.moves());
    }

    private Search<TreePosition> search(
            Player<TreePosition> searcher, SumIntervals sums, QuestionPlayers players, Trace trace) {
        return algorithm == Algorithm.M
                ? ModelListings.of(searcher, Modelling::reply, trace)
                : ModelListings.of(algorithm, searcher, sums.scaled(players.scaling()), trace);
    }

    /** What the tree's oracle says. */
    private static int reply(TreePosition position) {
        Tree tree = position.tree();
        return tree.reply(position.node())
                .orElseThrow(() -> new TreeException("Node '" + tree.name(position.node())
                        + "' needs a 'reply': the opponent moves there, and m asks the oracle."));
    }
}
