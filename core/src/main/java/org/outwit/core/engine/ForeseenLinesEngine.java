package org.outwit.core.engine;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.ForeseenLine;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.Player;
import org.outwit.core.model.Ties;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * {@link org.outwit.core.model.ForeseenLines} as an engine: both searches have tables, so that what was found out along one line serves in the
 * others and in the next move of the game, and lines grow side by side, a round at a time, so that it can end after any round.
 *
 * <p>To a depth it does what the listing does; but an engine that counts the plies of a win plays one that it has found by plain
 * search. On a budget our plain engine searches first, for a part of it, and its move is ready from then on. The rest goes into comparing
 * its best moves and playing them out, by searches that are shallow enough for some rounds; where not even one round is finished, the
 * plain move is played.
 *
 * <p>The value of the answer is what plain search promises for the move, not what its line is worth: the line comes true only if
 * every prediction does.
 */
public final class ForeseenLinesEngine<P extends Position> implements Search<P> {

    /** The part of a budget that our plain engine has. */
    private static final double PLAIN = 0.3;

    /** On a budget no more moves are followed than this. */
    private static final int WIDTH = 3;

    /** Our moves are compared by searches that are this many plies shallower than the plain engine's, which has found the best of them. */
    private static final int SHALLOWER = 3;

    private final ModelSettings<P> settings;
    private final LinePlan plan;
    private final Ties ties;
    private List<ForeseenLine> lines = List.of();

    private ForeseenLinesEngine(ModelSettings<P> settings, LinePlan plan, Ties ties) {
        this.settings = settings;
        this.plan = plan;
        this.ties = ties;
    }

    /** An engine with every technique for our own search, against an opponent who searches without any and takes the first of equal moves. */
    public ForeseenLinesEngine(Game<P> game, Player<P> player, LinePlan plan, TranspositionTable table) {
        this(new ModelSettings<>(game, player, table, Technique.ALL), plan, Ties.FIRST);
    }

    public ForeseenLinesEngine<P> with(Set<Technique> techniques) {
        return new ForeseenLinesEngine<>(settings.with(techniques), plan, ties);
    }

    /** Gives the opponent the techniques of an engine, where they are known to be one. */
    public ForeseenLinesEngine<P> facing(Set<Technique> theirs) {
        return new ForeseenLinesEngine<>(settings.facing(theirs), plan, ties);
    }

    /** How they decide between equal moves where they search without techniques. */
    public ForeseenLinesEngine<P> breakingTies(Ties theirs) {
        return new ForeseenLinesEngine<>(settings, plan, theirs);
    }

    /** Follows only moves that plain search finds at most this much worse than its best; at first there is no such limit. */
    public ForeseenLinesEngine<P> margin(int margin) {
        return new ForeseenLinesEngine<>(settings.margin(margin), plan, ties);
    }

    /** Tells the answer of every depth and of every round as soon as it is finished. */
    public ForeseenLinesEngine<P> onProgress(Consumer<Result> progress) {
        return new ForeseenLinesEngine<>(settings.onProgress(progress), plan, ties);
    }

    /** What the last search compared, the line of the plain best move first; empty where it played plain. */
    public List<ForeseenLine> lines() {
        return lines;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        lines = List.of();
        int depth = Math.min(limits.depth(), settings.player().depth());
        if (root.isOver() || root.mover() != viewer || depth < 1) return plain().search(root, viewer, limits);
        settings.table().nextSearch();
        return depth == Integer.MAX_VALUE ? onBudget(root, viewer, limits) : toDepth(root, viewer, depth, limits);
    }

    private Result toDepth(P root, int viewer, int depth, Limits limits) {
        Budget budget = new Budget(limits.withDepth(depth));
        LineWorker<P> worker = new LineWorker<>(settings, plan, ties, Position.copyOf(root), viewer);
        Result result = Meter.run(
                limits,
                meter -> {
                    worker.spendFrom(meter);
                    if (depth % 2 == 0) worker.rank(1, meter);
                    for (int at = 2 - depth % 2; at < depth; at += 2) worker.rank(at, meter);
                    Result plain = worker.rank(depth, meter);
                    return isWon(plain) ? plain : worker.follow(depth, meter);
                },
                worker::interrupted);
        lines = worker.lines();
        budget.spend(result.counts());
        return lines.isEmpty() && isWon(result) && budget.mayGoOn() ? won(root, viewer, result, budget) : result;
    }

    /** A win with its way, from the plain engine, which may stop as soon as it has one. */
    private Result won(P root, int viewer, Result before, Budget budget) {
        Result plain = plain().search(root, viewer, budget.left());
        budget.spend(plain.counts());
        return budget.paidFor(isWon(plain) ? plain : before);
    }

    /** A win that plain search has found needs nobody's error, and an engine with this technique knows the shortest way to it. */
    private boolean isWon(Result plain) {
        return settings.techniques().contains(Technique.SHORTER_WIN)
                && plain.isKnown()
                && ForcedEnd.of(settings.game(), plain.value())
                        .filter(ForcedEnd::won)
                        .isPresent();
    }

    private Result onBudget(P root, int viewer, Limits limits) {
        Budget budget = new Budget(limits);
        DepthCosts costs = new DepthCosts();
        Result plain = plain().onProgress(costs.noting(settings.progress())).search(root, viewer, budget.part(PLAIN));
        budget.spend(plain.counts());
        // What is certain, and what nobody has a choice about, needs no lines.
        boolean settled = plain.complete() || root.countMoves(new int[root.mostMoves()], 0) < 2;
        if (settled || !plain.isKnown() || !budget.mayGoOn()) return budget.paidFor(plain);
        LinePlan narrow = new LinePlan(plan.rounds(), Math.min(plan.width(), WIDTH), plan.trust(), plan.swing());
        int depth = costs.affordable(narrow, settings.player().model().depth(), budget);
        if (depth == 0) return plainly(root, viewer, plain, budget);
        LineWorker<P> worker = new LineWorker<>(settings, narrow, ties, Position.copyOf(root), viewer);
        Result result = Meter.run(
                budget.left(),
                meter -> {
                    worker.spendFrom(meter);
                    worker.rankAfter(plain, Math.max(depth, plain.depth() - SHALLOWER));
                    return worker.follow(depth, meter);
                },
                worker::interrupted);
        budget.spend(result.counts());
        lines = worker.lines();
        return budget.paidFor(result);
    }

    /** The table knows what was searched before, so going on costs little more than having gone on; where it comes to less, nothing is lost. */
    private Result plainly(P root, int viewer, Result before, Budget budget) {
        Result plain = plain().search(root, viewer, budget.left());
        budget.spend(plain.counts());
        boolean less = !plain.isKnown() || plain.depth() < before.depth();
        return budget.paidFor(less ? before : plain);
    }

    private Engine<P> plain() {
        return new Engine<>(settings.game(), settings.player().evaluator(), settings.table())
                .with(settings.techniques())
                .onProgress(settings.progress());
    }
}
