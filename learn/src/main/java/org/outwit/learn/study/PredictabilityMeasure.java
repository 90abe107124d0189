package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.OpponentModel;

/** Holds decisions against what the model expects, by phase and by side. */
final class PredictabilityMeasure<P extends Position> {

    private final Game<P> game;
    private final List<String> sides;
    private final OpponentModel model;
    private final Prediction<P> prediction;
    private final ProgressMonitor monitor;
    private final FeatureSpread<P> spread;

    PredictabilityMeasure(
            Game<P> game, List<String> sides, OpponentModel model, Prediction<P> prediction, ProgressMonitor monitor) {
        this.game = game;
        this.sides = sides;
        this.model = model;
        this.prediction = prediction;
        this.monitor = monitor;
        this.spread = new FeatureSpread<>(game);
    }

    /** How much features differ between the alternatives of the decisions that were looked at. */
    FeatureSpread<P> spread() {
        return spread;
    }

    /** Deep models of wide games are dear: then fewer decisions have to do. */
    Predictability of(Sample<P> sample, long mostWork, Share faithful) {
        Predictability.Counter all = new Predictability.Counter();
        List<Predictability.Counter> phases = counters(game.phases().names().size());
        List<Predictability.Counter> bySide = counters(sides.size());
        long amongThree = 0;
        int done = 0;
        List<Example<P>> order = spreadOut(sample.picked());
        for (Example<P> each : order) {
            monitor.progress("asking the model", done, order.size());
            monitor.throwIfStopped();
            if (prediction.work() > mostWork) break;
            Prediction.Seen seen = prediction.of(each);
            int phase = prediction.phase(each.position());
            all.add(seen);
            phases.get(phase).add(seen);
            bySide.get(each.position().mover()).add(seen);
            spread.add(phase, seen.outlook());
            if (seen.rank() <= 3) amongThree++;
            done++;
        }
        return new Predictability(
                sample.all(),
                all.group("all"),
                heldOut(),
                new Share(amongThree, done),
                Predictability.groups(game.phases().names(), phases),
                Predictability.groups(sides, bySide),
                faithful);
    }

    private Predictability.Group heldOut() {
        HoldOut held = model.holdOut();
        Share hits = new Share(Math.round(held.agreement() * held.examples()), held.examples());
        return new Predictability.Group("unseen", hits, held.chance());
    }

    /** An order in which every beginning is spread over all games: the index read backwards in binary. */
    private static <T> List<T> spreadOut(List<T> list) {
        List<T> order = new ArrayList<>();
        int size = Math.max(1, Integer.highestOneBit(Math.max(1, list.size() - 1)) * 2);
        int shift = Integer.numberOfLeadingZeros(size) + 1;
        for (int i = 0; i < size; i++) {
            int at = size == 1 ? 0 : Integer.reverse(i) >>> shift;
            if (at < list.size()) order.add(list.get(at));
        }
        return order;
    }

    private static List<Predictability.Counter> counters(int count) {
        List<Predictability.Counter> counters = new ArrayList<>();
        for (int i = 0; i < count; i++) counters.add(new Predictability.Counter());
        return counters;
    }
}
