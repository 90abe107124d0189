package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Position;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.ChanceMStar;
import org.outwit.core.model.ExpectedReply;
import org.outwit.core.model.ForeseenLines;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.Prom;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.model.Ties;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** Searches that average over what the opponent may do: because they err, because they may be one of several, or because of dice. */
final class Averaging implements TreeAlgorithm {

    private final Algorithm algorithm;
    private final boolean mixture;

    Averaging(Algorithm algorithm) {
        this.algorithm = algorithm;
        this.mixture = algorithm == Algorithm.PROM;
    }

    static boolean knows(Algorithm algorithm) {
        return switch (algorithm) {
            case PROM, QUANTAL, EXPECTED_REPLY, FORESEEN_LINES -> true;
            default -> false;
        };
    }

    @Override
    public Solution solve(Question question, Trace trace) {
        Tree tree = question.tree();
        PlayerSpec player = QuestionPlayers.player(question.ask(), mixture ? "(f1,0.7*f0+0.3*g0)" : "(f1,f0%2)");
        Limits limits = Limits.depth(QuestionPlayers.depth(question.ask(), player.strategy(), tree));
        List<PlayerSpec.Strategy> strategies = mixture ? mixed(player) : QuestionPlayers.chain(player);
        QuestionPlayers players = new QuestionPlayers(tree, strategies, List.of(), trace);
        AverageResult result = switch (algorithm) {
            case PROM -> prom(player, players, trace).search(tree.start(), limits);
            case QUANTAL -> quantal(strategies, players, trace).search(tree.start(), limits);
            case CHANCE_M_STAR -> rolling(strategies, players, trace).search(tree.start(), limits);
            case FORESEEN_LINES -> foreseeing(strategies, players, trace).search(tree.start(), limits);
            default -> expecting(strategies, players, limits.depth(), trace).search(tree.start(), limits);
        };

        Answer answer = new Answer(question.name(), algorithm.toString());
        double value = players.scaling().real(result.value());
        answer.put(
                "value",
                Average.shown(
                        tree, player.strategy().function(), player.strategy().negated(), value));
        answer.put("move", result.move() == Position.NO_MOVE ? null : result.move());
        answer.put("line", result.line());
        players.tell(answer, counted(player, strategies), result.counts());
        if (trace != null) answer.put("visits", new Visits(tree, trace.visits()));
        int depth = limits.depth();
        return new Solution(
                answer,
                trace,
                null,
                null,
                () -> DeepStack.call(
                        depth, () -> opinions(new NodeValuation(tree, depth, players.scaling()), player, strategies)));
    }

    private Opinions opinions(NodeValuation panel, PlayerSpec player, List<PlayerSpec.Strategy> levels) {
        if (algorithm == Algorithm.EXPECTED_REPLY) return panel.expectedReply(levels);
        if (algorithm == Algorithm.FORESEEN_LINES) return panel.foreseenLines(levels);
        if (!mixture) return panel.chain(levels);
        List<MixtureSpec.Share> shares = QuestionPlayers.opponents(player);
        List<List<PlayerSpec.Strategy>> chains = shares.stream()
                .map(share -> QuestionPlayers.chain(share.player()))
                .toList();
        return panel.mixture(player.strategy(), shares, chains);
    }

    private QuantalMStar<TreePosition> quantal(List<PlayerSpec.Strategy> levels, QuestionPlayers players, Trace trace) {
        return new QuantalMStar<>(players.player(levels), temperatures(levels, players), trace);
    }

    private ChanceMStar<TreePosition> rolling(List<PlayerSpec.Strategy> levels, QuestionPlayers players, Trace trace) {
        return new ChanceMStar<>(players.player(levels), temperatures(levels, players), trace);
    }

    /** Without a margin, as all model searches on trees are. */
    private ExpectedReply<TreePosition> expecting(
            List<PlayerSpec.Strategy> levels, QuestionPlayers players, int depth, Trace trace) {
        List<PlayerSpec.Strategy> theirs = levels.subList(1, levels.size());
        int looks = Math.min(depth - 1, theirs.get(0).depth().orElse(Integer.MAX_VALUE));
        QuantalReplies replies = new QuantalReplies(players.player(theirs), temperatures(theirs, players), looks);
        return new ExpectedReply<>(
                players.evaluator(levels.get(0)), replies, ExpectedReply.UNBOUNDED, ExpectedReply.UNBOUNDED, trace);
    }

    /** Written values are what is to be won, so they count as they are; whoever is written down is foreseen for certain. */
    private ForeseenLines<TreePosition> foreseeing(
            List<PlayerSpec.Strategy> levels, QuestionPlayers players, Trace trace) {
        LinePlan plan = LinePlan.trusting(1, LinePlan.AS_THEY_ARE);
        return new ForeseenLines<>(players.player(levels), plan, Ties.FIRST, trace);
    }

    private static double[] temperatures(List<PlayerSpec.Strategy> levels, QuestionPlayers players) {
        double[] temperatures = new double[levels.size()];
        for (int k = 0; k < temperatures.length; k++) {
            double stated =
                    levels.get(k).temperature().map(t -> t.doubleValue()).orElse(0.0);
            temperatures[k] = stated / players.scaling().real(1);
        }
        return temperatures;
    }

    private Prom<TreePosition> prom(PlayerSpec player, QuestionPlayers players, Trace trace) {
        List<Prom.Opponent<TreePosition>> opponents = new ArrayList<>();
        for (MixtureSpec.Share share : QuestionPlayers.opponents(player)) {
            List<PlayerSpec.Strategy> chain = QuestionPlayers.chain(share.player());
            opponents.add(new Prom.Opponent<>(share.probability().doubleValue(), players.player(chain)));
        }
        return new Prom<>(players.evaluator(player.strategy()), opponents, trace);
    }

    /** All strategies that occur: the player's own, then those of each opponent. */
    private List<PlayerSpec.Strategy> mixed(PlayerSpec player) {
        List<PlayerSpec.Strategy> strategies = new ArrayList<>(List.of(player.strategy()));
        for (MixtureSpec.Share share : QuestionPlayers.opponents(player)) {
            strategies.addAll(QuestionPlayers.chain(share.player()));
        }
        return strategies;
    }

    /** The functions whose evaluations are counted: by level, or the player's own and then each opponent's. */
    private List<String> counted(PlayerSpec player, List<PlayerSpec.Strategy> strategies) {
        if (!mixture) {
            // All that a predictor searches counts as its own.
            int levels = algorithm == Algorithm.EXPECTED_REPLY ? 2 : strategies.size();
            return strategies.stream()
                    .limit(levels)
                    .map(PlayerSpec.Strategy::function)
                    .toList();
        }
        List<String> functions = new ArrayList<>(List.of(player.strategy().function()));
        for (MixtureSpec.Share share : QuestionPlayers.opponents(player)) {
            functions.add(share.player().strategy().function());
        }
        return functions;
    }
}
