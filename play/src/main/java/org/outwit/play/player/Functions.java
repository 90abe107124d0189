package org.outwit.play.player;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.Player;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.tree.Exact;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.selfplay.TrainedWeights;

/**
 * The functions that players of one game name. A name always gives the same object, because tables tell functions apart by
 * identity.
 */
final class Functions<P extends Position> {

    private final Game<P> game;
    private final Map<String, Evaluator<P>> known = new HashMap<>();
    private final ModelPlayers models;

    Functions(Game<P> game, ModelPlayers models) {
        this.game = game;
        this.models = models;
    }

    Evaluator<P> of(Strategy strategy) {
        String name = strategy.function();
        Evaluator<P> evaluator = known.computeIfAbsent(name, this::find);
        return strategy.negated() ? known.computeIfAbsent("-" + name, minus -> negated(evaluator)) : evaluator;
    }

    /** The strategies from a player's own down as one player, each with the next as their model. */
    Player<P> player(List<Strategy> levels) {
        Player<P> searcher = null;
        for (int k = levels.size() - 1; k >= 0; k--) {
            Strategy level = levels.get(k);
            int error = level.error().map(this::error).orElse(0);
            searcher = new Player<>(of(level), level.depth().orElse(Player.AS_DEEP_AS_WE), error, searcher);
        }
        return searcher;
    }

    private int error(Exact error) {
        return error.isInfinite() ? Player.UNKNOWN : game.scale().value(error.doubleValue());
    }

    private Evaluator<P> find(String name) {
        Evaluator<P> evaluator = game.evaluators().get(name);
        if (evaluator != null) return evaluator;
        if (ModelPlayers.isFile(name)) return learned(name);
        if (name.startsWith(Level.PREFIX)
                || name.startsWith(LearnerSpec.PREFIX)
                || GameCharacter.named(game, name).isPresent()) {
            throw new InputException(
                    "'" + name + "' plays, but what it values is not one function, so it can neither be"
                            + " a model nor have one.");
        }
        if (name.equals(Players.RANDOM)) {
            throw new InputException("'" + name + "' plays without values, so it can neither be a model"
                    + " nor have one; " + game.name() + " has "
                    + String.join(", ", game.evaluators().keySet()) + ".");
        }
        if (name.startsWith(PlayerSpec.PROGRAM)) {
            throw new InputException(
                    name + " is another program. It can play matches, but what it values is not known.");
        }
        String others = Games.all().stream()
                .filter(other -> other.evaluators().containsKey(name))
                .map(Game::name)
                .collect(Collectors.joining(", "));
        String belongs = others.isEmpty() ? "" : ", which belongs to " + others;
        throw new InputException(game.name() + " has no evaluator named '" + name + "'" + belongs + "; it has "
                + String.join(", ", game.evaluators().keySet()) + characters() + ".");
    }

    private String characters() {
        List<GameCharacter> characters = GameCharacter.all(game);
        return characters.isEmpty() ? "" : ", and the characters " + GameCharacter.names(characters);
    }

    private Evaluator<P> learned(String name) {
        Optional<TrainedWeights> weights = models.weights(name);
        OpponentModel model = weights.isPresent() ? null : models.model(name);
        try {
            return weights.isPresent() ? weights.get().evaluator(game) : model.evaluator(game);
        } catch (InputException e) {
            throw new InputException(name + ": " + e.getMessage());
        }
    }

    /** The negated function; the end of a game keeps its value. */
    private Evaluator<P> negated(Evaluator<P> evaluator) {
        if (evaluator instanceof LinearEvaluator<P> linear) {
            List<Feature<P>> features = linear.features();
            double[] weights = new double[features.size()];
            for (int i = 0; i < weights.length; i++) weights[i] = -game.scale().units(linear.weight(i));
            return new LinearEvaluator<>(game, features, weights);
        }
        return (position, player) -> position.isOver() ? position.payoff(player) : -evaluator.value(position, player);
    }
}
