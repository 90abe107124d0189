package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Position;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.Prom;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.player.Mixture;
import org.outwit.core.player.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;

/** Searches that average over what the opponent may do: because he errs, or because he may be one of several. */
final class Averaging implements Algorithm {

    private final boolean mixture;

    private Averaging(boolean mixture) {
        this.mixture = mixture;
    }

    static List<Averaging> all() {
        return List.of(new Averaging(false), new Averaging(true));
    }

    @Override
    public String name() {
        return mixture ? "prom" : "m*-quantal";
    }

    @Override
    public Set<String> keys() {
        return Set.of("player", "depth");
    }

    @Override
    public Solution solve(Question question, boolean watched) {
        Tree tree = Minds.tree(question, name());
        Trace trace = watched ? new Trace(tree) : null;
        Player player = Minds.player(question.ask(), mixture ? "(f1,0.7*f0+0.3*g0)" : "(f1,f0%2)");
        Limits limits = Limits.depth(Minds.depth(question.ask(), player.strategy(), tree));
        List<Player.Strategy> strategies = mixture ? mixed(player) : Minds.chain(player, name());
        refuseErrors(strategies);
        Minds minds = new Minds(tree, strategies, List.of());
        AverageResult result = mixture
                ? prom(player, minds, trace).search(tree.start(), limits)
                : quantal(strategies, minds, trace).search(tree.start(), limits);

        Answer answer = new Answer(question.name(), name());
        double value = minds.scaling().real(result.value());
        answer.put(
                "value",
                Average.shown(
                        tree, player.strategy().function(), player.strategy().negated(), value));
        answer.put("move", result.move() == Position.NO_MOVE ? null : result.move());
        answer.put("line", result.line());
        minds.tell(answer, counted(player, strategies), result.counts());
        if (watched) answer.put("visits", new Visits(tree, trace.visits()));
        int depth = limits.depth();
        return new Solution(
                answer,
                trace,
                null,
                () -> DeepStack.call(
                        depth, () -> opinions(new Panel(tree, depth, minds.scaling()), player, strategies)));
    }

    private Opinions opinions(Panel panel, Player player, List<Player.Strategy> levels) {
        if (!mixture) return panel.chain(levels);
        List<Mixture.Share> shares = Minds.opponents(player, name());
        List<List<Player.Strategy>> chains = shares.stream()
                .map(share -> Minds.chain(share.player(), name()))
                .toList();
        return panel.mixture(player.strategy(), shares, chains);
    }

    private QuantalMStar<TreePosition> quantal(List<Player.Strategy> levels, Minds minds, Trace trace) {
        double[] temperatures = new double[levels.size()];
        for (int k = 0; k < temperatures.length; k++) {
            double stated =
                    levels.get(k).temperature().map(t -> t.doubleValue()).orElse(0.0);
            temperatures[k] = stated / minds.scaling().real(1);
        }
        return new QuantalMStar<>(minds.mind(levels), temperatures, trace);
    }

    private Prom<TreePosition> prom(Player player, Minds minds, Trace trace) {
        List<Prom.Opponent<TreePosition>> opponents = new ArrayList<>();
        for (Mixture.Share share : Minds.opponents(player, name())) {
            List<Player.Strategy> chain = Minds.chain(share.player(), name());
            opponents.add(new Prom.Opponent<>(share.probability().doubleValue(), minds.mind(chain)));
        }
        return new Prom<>(minds.evaluator(player.strategy()), opponents, trace);
    }

    /** All strategies that occur: the player's own, then those of each opponent. */
    private List<Player.Strategy> mixed(Player player) {
        List<Player.Strategy> strategies = new ArrayList<>(List.of(player.strategy()));
        for (Mixture.Share share : Minds.opponents(player, name())) {
            strategies.addAll(Minds.chain(share.player(), name()));
        }
        return strategies;
    }

    /** The functions whose evaluations are counted: by level, or the player's own and then each opponent's. */
    private List<String> counted(Player player, List<Player.Strategy> strategies) {
        if (!mixture) return strategies.stream().map(Player.Strategy::function).toList();
        List<String> functions = new ArrayList<>(List.of(player.strategy().function()));
        for (Mixture.Share share : Minds.opponents(player, name())) {
            functions.add(share.player().strategy().function());
        }
        return functions;
    }

    private void refuseErrors(List<Player.Strategy> strategies) {
        for (Player.Strategy strategy : strategies) {
            boolean temperature = mixture && strategy.temperature().isPresent();
            if (strategy.error().isPresent() || temperature) {
                throw new TreeException("solve: " + name() + " does not use "
                        + (temperature ? "a temperature" : "an error") + "; found '" + strategy + "'.");
            }
        }
    }
}
