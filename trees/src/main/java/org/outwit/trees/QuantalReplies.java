package org.outwit.trees;

import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.tree.TreePosition;

/** What somebody replies who chooses better moves more often, by their own search: a predictor that a question writes down. */
final class QuantalReplies implements MovePredictor<TreePosition> {

    private final QuantalMStar<TreePosition> search;
    private final double temperature;
    private final int depth;
    private Meter meter;
    private int level;

    /**
     * @param player who replies
     * @param temperatures of the player and of those the player models, in ints of the tree; 0 for who never errs
     * @param depth how many plies the player looks ahead from their own move on
     */
    QuantalReplies(Player<TreePosition> player, double[] temperatures, int depth) {
        this.search = new QuantalMStar<>(player, temperatures, null);
        this.temperature = temperatures[0];
        this.depth = depth;
    }

    @Override
    public void spendFrom(Meter meter, int level) {
        this.meter = meter;
        this.level = level;
    }

    @Override
    public int predict(TreePosition position, double[] into) {
        int mover = position.mover();
        int count = position.mostMoves();
        int best = 0;
        for (int i = 0; i < count; i++) {
            position.make(i);
            var result = search.search(position, mover, Limits.depth(depth - 1));
            position.undo();
            spend(result.counts());
            into[i] = result.value();
            if (QuantalMStar.exceeds(into[i], into[best])) best = i;
        }
        double top = into[best];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            into[i] = temperature > 0 ? Math.exp((into[i] - top) / temperature) : i == best ? 1 : 0;
            sum += into[i];
        }
        for (int i = 0; i < count; i++) into[i] /= sum;
        return count;
    }

    private void spend(Counts counts) {
        if (meter != null) meter.add(counts, level);
    }
}
