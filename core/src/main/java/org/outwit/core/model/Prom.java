package org.outwit.core.model;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.StopReason;

/**
 * Probabilistic opponent-model search: Donkers, Uiterwijk and van den Herik, <i>Probabilistic opponent-model search</i>
 * (2001). The opponent is one of several, each with a probability, and draws anew at every move. Our value of their node is
 * the average, over the opponents, of our value of what each would choose.
 *
 * <p>Pruned only where the value cannot change: each opponent's own search is simple pruning, and a child that no opponent
 * chooses is not searched for us at all. One opponent with probability 1 is {@link MStar}. Averages that differ only by
 * rounding are equal, as in {@link QuantalMStar}.
 */
public final class Prom<P extends Position> implements AverageSearch<P> {

    /** An opponent and how likely it is them. */
    public record Opponent<P extends Position>(double probability, Player<P> player) {}

    private final Player<P> own;
    private final List<Opponent<P>> opponents;
    private final SearchListener<P> listener;

    public Prom(Evaluator<P> evaluator, List<Opponent<P>> opponents, SearchListener<P> listener) {
        double sum = opponents.stream().mapToDouble(Opponent::probability).sum();
        if (Math.abs(sum - 1) > 1e-9) {
            throw new IllegalArgumentException("The probabilities of the opponents sum to " + sum + ", not to 1.");
        }
        this.own = Player.of(evaluator);
        this.opponents = List.copyOf(opponents);
        this.listener = listener;
    }

    /** What the root is worth to a viewer who need not be to move. */
    @Override
    public AverageResult search(P root, int viewer, Limits limits) {
        return Meter.run(
                limits,
                meter -> new Run(new ModelView<>(own, listener, root, viewer, limits.depth(), meter)).result(),
                AverageResult::interrupted);
    }

    private final class Run {

        private final ModelView<P> view;
        private final List<Search<P>> searches = new ArrayList<>();
        private final Line line = new Line();

        Run(ModelView<P> view) {
            this.view = view;
            view.meter().levels(1 + opponents.size());
            for (Opponent<P> opponent : opponents) searches.add(new SimplePruning<>(opponent.player()));
        }

        AverageResult result() {
            double value = value(view.depth(), 0, 0);
            List<Integer> moves = line.moves();
            int move = moves.isEmpty() ? Position.NO_MOVE : moves.get(0);
            return new AverageResult(
                    move, value, 0, moves, StopReason.FINISHED, view.meter().counts());
        }

        private double value(int depth, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) return view.value(0);
            int end = view.moves(from);
            if (!view.owns(0)) return average(depth, from, end, start);
            double best = Double.NEGATIVE_INFINITY;
            int kept = 0;
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                double value = value(ModelView.below(depth), end, start + kept);
                view.undo();
                if (QuantalMStar.exceeds(value, best)) {
                    best = value;
                    kept = line.improve(start, kept, view.move(i));
                }
            }
            line.done(kept);
            return best;
        }

        private double average(int depth, int from, int end, int start) {
            double[] chances = chances(depth, from, end);
            double sum = 0;
            double likeliest = 0;
            int kept = 0;
            for (int i = from; i < end; i++) {
                double chance = chances[i - from];
                if (chance == 0) continue;
                view.make(view.move(i));
                sum += chance * value(ModelView.below(depth), end, start + kept);
                view.undo();
                if (chance > likeliest) {
                    likeliest = chance;
                    kept = line.improve(start, kept, view.move(i));
                }
            }
            line.done(kept);
            return sum;
        }

        /** How likely each move is, by who would choose it. */
        private double[] chances(int depth, int from, int end) {
            double[] chances = new double[end - from];
            for (int opponent = 0; opponent < searches.size(); opponent++) {
                Limits limits = view.meter()
                        .left(Math.min(depth, opponents.get(opponent).player().depth()));
                Result theirs = searches.get(opponent).search(view.position(), limits);
                view.meter().add(theirs.counts(), 1 + opponent);
                view.meter().ended(theirs.reason());
                for (int i = from; i < end; i++) {
                    if (view.move(i) == theirs.move())
                        chances[i - from] += opponents.get(opponent).probability();
                }
            }
            return chances;
        }
    }
}
