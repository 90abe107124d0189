package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.Beliefs;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.RangeResult;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/**
 * Searches with a model of the opponent: each function is seen by its owner, and the root's mover owns the first. Some average over what the
 * opponent may do: because they err, because they may be one of several, or because of dice.
 */
final class Modelling implements TreeAlgorithm {

    private final Algorithm algorithm;
    private final boolean mixture;

    Modelling(Algorithm algorithm) {
        this.algorithm = algorithm;
        this.mixture = algorithm.can(Trait.MIXTURES);
    }

    @Override
    public Solution solve(Question question, Trace trace) {
        Tree tree = question.tree();
        String example = algorithm.is(Maker.Averaged.class) ? "(f1,f0%2)" : "(f1,f0)";
        PlayerSpec player = QuestionPlayers.player(question.ask(), mixture ? "(f1,0.7*f0+0.3*g0)" : example);
        List<Strategy> strategies = mixture ? mixed(player) : QuestionPlayers.chain(player);
        int depth = QuestionPlayers.depth(question.ask(), player.strategy(), tree);
        SumIntervals sums = new SumIntervals(question.ask().bounds(), strategies, algorithm.toString());
        sums.check(tree, depth);
        QuestionPlayers players = new QuestionPlayers(tree, strategies, sums.numbers(), trace);
        Beliefs<TreePosition> beliefs = players.beliefs(player, depth, sums);

        Answer answer = new Answer(question.name(), algorithm.toString());
        Counts counts = answered(answer, tree, player.strategy(), players, beliefs);
        players.tell(answer, counted(player, strategies), counts);
        return new Solution(
                answer,
                trace,
                null,
                null,
                () -> DeepStack.call(
                        depth, () -> opinions(new NodeValuation(tree, depth, players.scaling()), player, strategies)));
    }

    private Counts answered(
            Answer answer, Tree tree, Strategy own, QuestionPlayers players, Beliefs<TreePosition> beliefs) {
        Limits limits = Limits.depth(beliefs.depth());
        if (algorithm.is(Maker.Ranged.class)) {
            RangeResult result = algorithm
                    .maker(Maker.Ranged.class)
                    .of(beliefs.player(), beliefs.listener())
                    .search(tree.start(), limits);
            tell(answer, result, players);
            return result.counts();
        }
        if (algorithm.is(Maker.Averaged.class)) {
            AverageResult result =
                    algorithm.maker(Maker.Averaged.class).of(beliefs).search(tree.start(), limits);
            double value = players.scaling().real(result.value());
            answer.put("value", Average.shown(tree, own.function(), own.negated(), value));
            answer.line(result.move(), result.line());
            return result.counts();
        }
        Search<TreePosition> search = algorithm.maker(Maker.Valued.class).of(beliefs);
        Result result = search.search(tree.start(), limits);
        answer.put("value", players.scaling().number(result.value()));
        if (search instanceof OnePass<TreePosition> onePass) {
            answer.put(
                    "values",
                    onePass.levels().stream().map(players.scaling()::number).toList());
        }
        answer.line(result.move(), result.line());
        return result.counts();
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

    private Opinions opinions(NodeValuation panel, PlayerSpec player, List<Strategy> levels) {
        return switch (algorithm) {
            case M -> panel.oracle(levels.get(0));
            case NEXT_REPLY -> panel.nextReply(levels);
            case EXPECTED_REPLY -> panel.expectedReply(levels);
            case FORESEEN_LINES -> panel.foreseenLines(levels);
            case EPSILON -> panel.ranges(levels);
            case PROM -> {
                List<MixtureSpec.Part> parts = QuestionPlayers.opponents(player);
                List<List<Strategy>> chains = parts.stream()
                        .map(part -> QuestionPlayers.chain(part.player()))
                        .toList();
                yield panel.mixture(player.strategy(), parts, chains);
            }
            default -> panel.chain(levels);
        };
    }

    /** All strategies that occur: the player's own, then those of each opponent. */
    private static List<Strategy> mixed(PlayerSpec player) {
        List<Strategy> strategies = new ArrayList<>(List.of(player.strategy()));
        for (MixtureSpec.Part part : QuestionPlayers.opponents(player)) {
            strategies.addAll(QuestionPlayers.chain(part.player()));
        }
        return strategies;
    }

    /** The functions whose evaluations are counted: by level, or the player's own and then each opponent's. */
    private List<String> counted(PlayerSpec player, List<Strategy> strategies) {
        if (!mixture) return strategies.stream().map(Strategy::function).toList();
        List<String> functions = new ArrayList<>(List.of(player.strategy().function()));
        for (MixtureSpec.Part part : QuestionPlayers.opponents(player)) {
            functions.add(part.player().strategy().function());
        }
        return functions;
    }
}
