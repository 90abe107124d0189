package org.outwit.core.engine;

import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * {@link org.outwit.core.model.NextReply} as an engine: what they will answer to each of our moves is simulated first, by their
 * function and to their depth, and then our own engine deepens below those answers, trusting nobody there.
 *
 * <p>Their answers may cost most of the budget, for below one answer to each move there is little left to search. Where not all
 * fit in, those to the moves that look best come first, and after the other moves they are feared as by a plain engine. Where only a
 * few would fit in, the simulation is given up as soon as that is foreseen, and what is left goes to a plain engine: a model
 * that cannot be afforded should not cost games.
 */
public final class NextReplyEngine<P extends Position> implements Search<P> {

    private final ModelSettings<P> settings;

    private NextReplyEngine(ModelSettings<P> settings) {
        this.settings = settings;
    }

    /** An engine with every technique for our own search; theirs is simulated without any. */
    public NextReplyEngine(Game<P> game, Player<P> player, TranspositionTable table) {
        this(new ModelSettings<>(game, player, table, Technique.ALL));
    }

    /**
     * Expects the likeliest move of a predictor, which is this engine's from now on and costs as many evaluations as it makes.
     * Our own search has every technique.
     */
    public NextReplyEngine(Game<P> game, Evaluator<P> ours, MovePredictor<P> predictor, TranspositionTable table) {
        this(new ModelSettings<>(game, ours, predictor, table, Technique.ALL));
    }

    public NextReplyEngine<P> with(Set<Technique> techniques) {
        return new NextReplyEngine<>(settings.with(techniques));
    }

    /** Gives the opponent the techniques of an engine, where they are known to be one. */
    public NextReplyEngine<P> facing(Set<Technique> theirs) {
        return new NextReplyEngine<>(settings.facing(theirs));
    }

    /** Chooses only moves that our plain engine finds at most this much worse than its best; at first there is no such limit. */
    public NextReplyEngine<P> margin(int margin) {
        return new NextReplyEngine<>(settings.margin(margin));
    }

    /** Tells the answer of every depth as soon as it is finished. */
    public NextReplyEngine<P> onProgress(Consumer<Result> progress) {
        return new NextReplyEngine<>(settings.onProgress(progress));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        if (root.isOver() || root.mover() != viewer || limits.depth() < 2) return plain().search(root, viewer, limits);
        return settings.cautiously(root, viewer, limits, (part, refused) -> predicted(root, viewer, part, refused));
    }

    private Result predicted(P root, int viewer, Limits limits, boolean[] refused) {
        Budget budget = new Budget(limits);
        settings.table().nextSearch();
        NextReplyWorker<P> worker = new NextReplyWorker<>(settings, Position.copyOf(root), viewer, refused);
        Result result = Meter.run(limits, meter -> worker.deepen(meter, limits), worker::interrupted);
        if (worker.givenUp() == null) return result;
        budget.spend(worker.givenUp());
        Result plain = plain().search(root, viewer, budget.left());
        budget.spend(plain.counts());
        return budget.paidFor(plain);
    }

    private Engine<P> plain() {
        return new Engine<>(settings.game(), settings.player().evaluator(), settings.table())
                .with(settings.techniques())
                .onProgress(settings.progress());
    }
}
