package org.outwit.trees;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.NotationException;
import org.outwit.core.model.Beliefs;
import org.outwit.core.model.Player;
import org.outwit.core.model.Prom;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.ModelSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;

/** Turns the players that a question writes down into those that searches can use, over one scaling of the tree. */
final class QuestionPlayers {

    private final Scaling scaling;
    private final Trace trace;
    private final KeySet leaves = new KeySet();

    /** {@code others} are numbers of the question that must be whole after scaling, too; {@code trace} is told of evaluations unless it is null. */
    QuestionPlayers(Tree tree, List<PlayerSpec.Strategy> strategies, List<Exact> others, Trace trace) {
        this.trace = trace;
        List<Exact> numbers = new ArrayList<>(others);
        strategies.forEach(strategy -> strategy.error().ifPresent(numbers::add));
        scaling = new Scaling(
                tree, strategies.stream().map(PlayerSpec.Strategy::function).toList(), numbers);
    }

    /** The player of a question. */
    static PlayerSpec player(SolveRequest ask, String example) {
        if (ask.player() == null) {
            throw new TreeException(
                    "solve: 'player' is missing; " + ask.algorithm() + " takes one such as " + example + ".");
        }
        return parse(ask.player());
    }

    /** Reads a player as a question writes it. */
    static PlayerSpec parse(String text) {
        try {
            return PlayerSpec.parse(text);
        } catch (NotationException e) {
            throw new TreeException("solve: " + e.getMessage());
        }
    }

    /** The strategies from a player's own down, where no model is a mixture: the catalogue refuses those before. */
    static List<PlayerSpec.Strategy> chain(PlayerSpec player) {
        return player.chain().orElseThrow();
    }

    /** The opponents that a player thinks possible: the one model, or several with their shares; none without a model. */
    static List<MixtureSpec.Part> opponents(PlayerSpec player) {
        if (!(player instanceof PlayerSpec.Modelling modelling)) return List.of();
        ModelSpec model = modelling.model();
        return model instanceof MixtureSpec mixture
                ? mixture.parts()
                : List.of(new MixtureSpec.Part(Exact.of(1), (PlayerSpec) model));
    }

    /** How deep to search: the question's depth, not beyond the tree or what the player looks ahead. */
    static int depth(SolveRequest ask, PlayerSpec.Strategy own, Tree tree) {
        int depth = ask.depth() == null ? tree.height() : Math.min(ask.depth(), tree.height());
        return Math.min(depth, own.depth().orElse(Integer.MAX_VALUE));
    }

    Player<TreePosition> player(List<PlayerSpec.Strategy> levels) {
        Player<TreePosition> searcher = null;
        for (int k = levels.size() - 1; k >= 0; k--) {
            PlayerSpec.Strategy level = levels.get(k);
            int error = level.error()
                    .map(e -> e.isInfinite() ? Player.UNKNOWN : scaling.scaled(e, "solve: the player has an error"))
                    .orElse(0);
            searcher = new Player<>(evaluator(level), level.depth().orElse(Player.AS_DEEP_AS_WE), error, searcher);
        }
        return searcher;
    }

    /** What the searches with a model are told; {@code sums} are those of the question. */
    Beliefs<TreePosition> beliefs(PlayerSpec player, int depth, SumIntervals sums) {
        List<PlayerSpec.Strategy> levels = player.chain().orElseGet(() -> List.of(player.strategy()));
        List<Prom.Opponent<TreePosition>> opponents = new ArrayList<>();
        for (MixtureSpec.Part part : opponents(player)) {
            opponents.add(new Prom.Opponent<>(part.probability().doubleValue(), player(chain(part.player()))));
        }
        double[] temperatures = new double[levels.size()];
        for (int k = 0; k < temperatures.length; k++) {
            double stated = levels.get(k).temperature().map(Exact::doubleValue).orElse(0.0);
            temperatures[k] = stated / scaling.real(1);
        }
        return new Beliefs<>(
                player(levels), opponents, temperatures, depth, sums.scaled(scaling), QuestionPlayers::reply, trace);
    }

    /** What the tree's oracle says. */
    private static int reply(TreePosition position) {
        Tree tree = position.tree();
        return tree.reply(position.node())
                .orElseThrow(() -> new TreeException("Node '" + tree.name(position.node())
                        + "' needs a 'reply': the opponent moves there, and m asks the oracle."));
    }

    /** A strategy's function, which remembers where it was asked. */
    Evaluator<TreePosition> evaluator(PlayerSpec.Strategy strategy) {
        Evaluator<TreePosition> function =
                Trace.told(trace, scaling.evaluator(strategy.function(), strategy.negated()));
        return (position, player) -> {
            leaves.add(position.key());
            return function.value(position, player);
        };
    }

    Scaling scaling() {
        return scaling;
    }

    /** Adds what was spent; {@code functions} names the function of each level. All that a predictor searches counts as its own. */
    void tell(Answer answer, List<String> functions, Counts counts) {
        Map<String, Object> evaluations = new LinkedHashMap<>();
        evaluations.put("total", counts.evaluations());
        for (int k = 0; k < functions.size() && k < counts.perLevel().size(); k++) {
            evaluations.merge(functions.get(k), counts.perLevel().get(k), (a, b) -> (long) a + (long) b);
        }
        answer.put("leaves", leaves.size());
        answer.put("evaluations", evaluations);
        answer.put("expansions", counts.expansions());
    }
}
