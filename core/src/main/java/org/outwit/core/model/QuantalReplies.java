package org.outwit.core.model;

import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;

/** What somebody replies who chooses better moves more often, by their own search: a predictor that can be written down. */
final class QuantalReplies<P extends Position> implements MovePredictor<P> {

    private final QuantalMStar<P> search;
    private final double temperature;
    private final int depth;
    private int[] moves = new int[0];
    private Meter meter;
    private int level;

    /**
     * @param player who replies
     * @param temperatures of the player and of those the player models, in ints of the functions; 0 for who never errs
     * @param depth how many plies the player looks ahead from their own move on
     */
    QuantalReplies(Player<P> player, double[] temperatures, int depth) {
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
    public int predict(P position, double[] into) {
        int mover = position.mover();
        if (moves.length < position.mostMoves()) moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int best = 0;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
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
