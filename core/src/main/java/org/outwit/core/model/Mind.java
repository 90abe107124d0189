package org.outwit.core.model;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.player.Player;

/**
 * A player as the searches need one: what he values, how deep he looks, how well that is known, and what he believes of
 * his opponent. {@link Player} is the same as people write it.
 *
 * @param evaluator what he values, as he sees it
 * @param depth how many plies he looks ahead, {@link #AS_DEEP_AS_WE} where that is not known to be less than we do
 * @param error his true values may differ from the evaluator's by this much either way
 * @param model his opponent as he sees him; null for a player who thinks that the other wants the exact opposite
 */
public record Mind<P extends Position>(Evaluator<P> evaluator, int depth, int error, Mind<P> model) {

    public static final int AS_DEEP_AS_WE = Integer.MAX_VALUE;

    /** An error that says that nothing is known. */
    public static final int UNKNOWN = Integer.MAX_VALUE;

    public Mind {
        if (depth < 1) {
            throw new IllegalArgumentException(
                    "The depth (" + depth + ") of a player must be positive: who does not look ahead chooses nothing.");
        }
        if (error < 0) throw new IllegalArgumentException("The error (" + error + ") must not be negative.");
    }

    /** Plays minimax with this function. */
    public static <P extends Position> Mind<P> of(Evaluator<P> evaluator) {
        return new Mind<>(evaluator, AS_DEEP_AS_WE, 0, null);
    }

    /** The functions from the player's own down, each the model that the one before has of his opponent. */
    public static <P extends Position> Mind<P> of(List<Evaluator<P>> fromTheTop) {
        Mind<P> mind = null;
        for (int i = fromTheTop.size() - 1; i >= 0; i--) {
            mind = new Mind<>(fromTheTop.get(i), AS_DEEP_AS_WE, 0, mind);
        }
        return mind;
    }

    public Mind<P> lookingAhead(int plies) {
        return new Mind<>(evaluator, plies, error, model);
    }

    public Mind<P> knownWithin(int error) {
        return new Mind<>(evaluator, depth, error, model);
    }

    public Mind<P> facing(Mind<P> model) {
        return new Mind<>(evaluator, depth, error, model);
    }

    /** The level of modelling: 0 for a player without a model. */
    public int level() {
        return model == null ? 0 : model.level() + 1;
    }

    /** This player, his model, his model's model …: level 0 first. */
    List<Mind<P>> levels() {
        List<Mind<P>> levels = new ArrayList<>();
        for (Mind<P> at = this; at != null; at = at.model) levels.add(at);
        return levels;
    }
}
