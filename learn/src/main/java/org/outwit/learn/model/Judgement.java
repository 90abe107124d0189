package org.outwit.learn.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;

/**
 * How a player judges moves: by a function of features, to a depth, more or less strictly.
 *
 * @param weights for each phase of the game, what each feature counts; or for the phase "game", which is all of it
 * @param depth how many plies they look ahead
 * @param error how far, in units of the game, their true function may be from this one; empty where that is unknown
 * @param temperature how freely they choose, in units of the game: a move worth this much less is played e times less often;
 * empty for a player who always plays what is best by their function
 * @param followsExchanges whether they look on beyond their depth where pieces are being exchanged, as people do; a simple
 *     program stops where its depth ends
 */
public record Judgement(
        Map<String, Map<String, Weight>> weights,
        int depth,
        OptionalDouble error,
        OptionalDouble temperature,
        boolean followsExchanges) {

    public Judgement {
        Map<String, Map<String, Weight>> copy = new LinkedHashMap<>();
        weights.forEach((phase, row) -> copy.put(phase, Collections.unmodifiableMap(new LinkedHashMap<>(row))));
        weights = Collections.unmodifiableMap(copy);
        if (weights.isEmpty()) throw new InputException("A model needs weights for at least one phase.");
        if (depth < 1) throw new InputException("The depth (" + depth + ") must be 1 or more.");
        if (error.isPresent() && !(error.getAsDouble() >= 0)) {
            throw new InputException("The error (" + error.getAsDouble() + ") must be 0 or more.");
        }
        if (temperature.isPresent() && !(temperature.getAsDouble() > 0)) {
            throw new InputException("The temperature (" + temperature.getAsDouble() + ") must be positive.");
        }
    }

    /** The judgement of a player who follows exchanges to their end and always plays what looks best. */
    public Judgement(Map<String, Map<String, Weight>> weights, int depth) {
        this(weights, depth, OptionalDouble.empty(), OptionalDouble.empty(), true);
    }

    /** What a function of the game says so many plies ahead, from the first move to the last; how far theirs is from it is unknown. */
    public static <P extends Position> Judgement of(
            Game<P> game,
            LinearEvaluator<P> function,
            int depth,
            OptionalDouble temperature,
            boolean followsExchanges) {
        Map<String, Weight> weights = new LinkedHashMap<>();
        for (int i = 0; i < function.features().size(); i++) {
            double units = game.scale().units(function.weight(i));
            weights.put(function.features().get(i).name(), Weight.of(units));
        }
        return new Judgement(
                Map.of(OpponentModel.WHOLE_GAME, weights),
                depth,
                OptionalDouble.empty(),
                temperature,
                followsExchanges);
    }

    Judgement withDepth(int plies) {
        return new Judgement(weights, plies, error, temperature, followsExchanges);
    }

    /** This judgement, were it as free as that. */
    public Judgement withTemperature(OptionalDouble freely) {
        return new Judgement(weights, depth, error, freely, followsExchanges);
    }
}
