package org.outwit.core.multi;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;

/**
 * A player among many as {@link MStarMulti} needs one: what they value, how deep they look, and what they believe of each of
 * the others, who again are such players. Whose viewpoint it is depends on where it stands: the viewer's at the top, player
 * j's where it is somebody's model of j. Of a player without a model they believe the worst: that this player wants the
 * exact opposite of what they want themselves, as in paranoid search and, between two, in minimax.
 */
public final class MultiPlayer<P extends Position> {

    public static final int AS_DEEP_AS_WE = Integer.MAX_VALUE;

    private final Evaluator<P> function;
    private final int depth;
    private final Map<Integer, MultiPlayer<P>> models; // filled before anybody else sees it, then never changed

    private MultiPlayer(Evaluator<P> function, int depth, Map<Integer, MultiPlayer<P>> models) {
        if (depth < 1) {
            throw new IllegalArgumentException(
                    "The depth (" + depth + ") of a player must be positive: who does not look ahead chooses nothing.");
        }
        this.function = function;
        this.depth = depth;
        this.models = models;
    }

    /** Values this and knows nobody. */
    public static <P extends Position> MultiPlayer<P> of(Evaluator<P> function) {
        return new MultiPlayer<>(function, AS_DEEP_AS_WE, new HashMap<>());
    }

    /**
     * A player among players who know what everybody values, know that everybody knows, and so on without end: each
     * one's models are the others themselves. {@link MStarMulti} with such a player is {@link MaxN}.
     */
    public static <P extends Position> MultiPlayer<P> knowingAll(List<Evaluator<P>> functions, int player) {
        List<MultiPlayer<P>> players = functions.stream().map(MultiPlayer::of).toList();
        for (int j = 0; j < players.size(); j++) {
            for (int k = 0; k < players.size(); k++)
                if (j != k) players.get(j).models.put(k, players.get(k));
        }
        return players.get(player);
    }

    /** This player with a model of one of the others. */
    public MultiPlayer<P> facing(int player, MultiPlayer<P> model) {
        if (player < 0) throw new IllegalArgumentException("The player (" + player + ") must not be negative.");
        Map<Integer, MultiPlayer<P>> more = new HashMap<>(models);
        more.put(player, model);
        return new MultiPlayer<>(function, depth, more);
    }

    public MultiPlayer<P> lookingAhead(int plies) {
        return new MultiPlayer<>(function, plies, models);
    }

    public Evaluator<P> function() {
        return function;
    }

    /** How many plies they look ahead, {@link #AS_DEEP_AS_WE} where that is not known to be less than we do. */
    public int depth() {
        return depth;
    }

    /** What they believe of the others, by player. */
    public Map<Integer, MultiPlayer<P>> models() {
        return Map.copyOf(models);
    }
}
