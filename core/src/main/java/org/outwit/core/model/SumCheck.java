package org.outwit.core.model;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.bounds.SampledSums;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;

/**
 * Watches whether sum-bounds hold where a search relies on them. Pruning with bounds that are too tight may return a wrong
 * value or move, and nothing in the result shows it; so bounds that are not proved, such as {@link SampledSums}, are
 * searched with {@link #watched} instead of the player itself, and {@link #violations} says afterwards how often they failed.
 *
 * <p>Every evaluation also asks the neighbouring level's function, which is not counted by the search: checking costs about
 * twice the time. What was not evaluated was not checked. One check belongs to one search at a time.
 */
public final class SumCheck<P extends Position> {

    private final List<Player<P>> levels;
    private final List<Interval> intervals = new ArrayList<>();
    private final List<Interval> seen = new ArrayList<>();
    private final Player<P> watched;
    private long checks;
    private long violations;
    private long worst;

    public SumCheck(Player<P> player, SumBounds bounds) {
        this.levels = player.levels();
        int last = levels.size() - 1;
        for (int k = 0; k < last; k++) {
            intervals.add(bounds.pair(k, last));
            seen.add(bounds.pair(k, last));
        }
        Player<P> watched = null;
        for (int k = last; k >= 0; k--) {
            Player<P> level = levels.get(k);
            watched = new Player<>(watching(k, last), level.depth(), level.error(), watched);
        }
        this.watched = watched;
    }

    private Evaluator<P> watching(int k, int last) {
        Evaluator<P> own = levels.get(k).evaluator();
        if (last == 0) return own;
        int pair = Math.min(k, last - 1);
        Evaluator<P> other = levels.get(pair == k ? k + 1 : pair).evaluator();
        return (position, player) -> {
            int value = own.value(position, player);
            check(pair, (long) value + other.value(position, player == 0 ? 1 : 0));
            return value;
        };
    }

    private void check(int pair, long sum) {
        checks++;
        Interval interval = intervals.get(pair);
        long excess = Math.max(interval.least() - sum, sum - interval.most());
        if (excess <= 0) return;
        violations++;
        worst = Math.max(worst, excess);
        Interval wider = seen.get(pair);
        seen.set(pair, new Interval(Math.min(wider.least(), sum), Math.max(wider.most(), sum)));
    }

    /** The same player, watched: for the search. */
    public Player<P> watched() {
        return watched;
    }

    /** How many evaluations were checked. */
    public long checks() {
        return checks;
    }

    /** At how many of them the bounds did not hold. Where this is not 0, the result may be wrong. */
    public long violations() {
        return violations;
    }

    /** By how much the bounds were missed at worst. */
    public long worst() {
        return worst;
    }

    /** The bounds, widened to hold everywhere that was checked: to search again with. */
    public SumBounds widened() {
        return SumBounds.of(seen);
    }
}
