package org.outwit.core.model;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.bounds.LinearSums;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;

/**
 * A player as the searches need one: what they value, how deep they look, how well that is known, and what they believe of
 * their opponent. {@link PlayerSpec} is a player as people write one.
 *
 * @param evaluator what they value, as they see it
 * @param depth how many plies they look ahead, {@link #AS_DEEP_AS_WE} where that is not known to be less than we do
 * @param error their true values may differ from the evaluator's by this much either way
 * @param model their opponent as they see them; null for a player who thinks that the other wants the exact opposite
 */
public record Player<P extends Position>(Evaluator<P> evaluator, int depth, int error, Player<P> model) {

    public static final int AS_DEEP_AS_WE = Integer.MAX_VALUE;

    /** An error that says that nothing is known. */
    public static final int UNKNOWN = Integer.MAX_VALUE;

    public Player {
        if (depth < 1) {
            throw new IllegalArgumentException(
                    "The depth (" + depth + ") of a player must be positive: who does not look ahead chooses nothing.");
        }
        if (error < 0) throw new IllegalArgumentException("The error (" + error + ") must not be negative.");
    }

    /** Plays minimax with this function. */
    public static <P extends Position> Player<P> of(Evaluator<P> evaluator) {
        return new Player<>(evaluator, AS_DEEP_AS_WE, 0, null);
    }

    /** The functions from the player's own down, each the model that the one before has of the opponent. */
    public static <P extends Position> Player<P> of(List<Evaluator<P>> fromTheTop) {
        Player<P> player = null;
        for (int i = fromTheTop.size() - 1; i >= 0; i--) {
            player = new Player<>(fromTheTop.get(i), AS_DEEP_AS_WE, 0, player);
        }
        return player;
    }

    public Player<P> lookingAhead(int plies) {
        return new Player<>(evaluator, plies, error, model);
    }

    public Player<P> knownWithin(int error) {
        return new Player<>(evaluator, depth, error, model);
    }

    public Player<P> facing(Player<P> model) {
        return new Player<>(evaluator, depth, error, model);
    }

    /** The level of modelling: 0 for a player without a model. */
    public int level() {
        return model == null ? 0 : model.level() + 1;
    }

    /** The bounds of the sums of neighbouring levels' functions, which hold at every position below the root. */
    public List<Interval> sumsBelow(P root, int viewer) {
        List<Interval> sums = new ArrayList<>();
        int owner = viewer;
        for (Player<P> level = this; level.model != null; level = level.model) {
            Interval sum = SumBounds.UNKNOWN;
            if (level.evaluator instanceof LinearEvaluator<P> own
                    && level.model.evaluator instanceof LinearEvaluator<P> theirs) {
                sum = LinearSums.below(root, owner, own, theirs);
            }
            sums.add(sum);
            owner = 1 - owner;
        }
        return sums;
    }

    /** This player, their model, their model's model …: level 0 first. */
    List<Player<P>> levels() {
        List<Player<P>> levels = new ArrayList<>();
        for (Player<P> at = this; at != null; at = at.model) levels.add(at);
        return levels;
    }
}
