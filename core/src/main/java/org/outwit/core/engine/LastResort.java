package org.outwit.core.engine;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * What to do where best play does not help. Where a plain search has seen to the end of the game and has lost, all moves are alike to it, or it
 * delays the end. People err, though, and after some moves more than after others. So in the time that the plain search leaves over, each
 * move is valued by the mean <em>result</em> (win 1, draw ½, loss 0) of lines to the end of the game: replies drawn as a {@link MovePredictor}
 * expects them, our own moves by plain search. By how much the game would be lost does not matter any more. Of a game that is drawn with best
 * play the drawing moves are ranked so, and no other.
 *
 * <p>Where the game is not lost or drawn for certain, where nothing limits the search but depth, and where all moves come to the same, the
 * plain move is played. Equal questions get equal answers by the seed, whatever was asked before, as long as the table is the same.
 *
 * <p>It is a playout by a model of the opponent, as Tesauro and Galperin (1996) improve a policy by playing it out; where all lines fit into
 * the limits, nothing is drawn, and the mean is exact.
 */
public final class LastResort<P extends Position> implements Search<P> {

    /** The part of what is left in which lines are played; the rest says what the choice is worth against best play. */
    private static final double PLAYING = 0.9;

    private final Game<P> game;
    private final Evaluator<P> own;
    private final Supplier<MovePredictor<P>> theirs;
    private final TranspositionTable table;
    private final Search<P> plain;
    private final Set<Technique> techniques;
    private final long seed;
    private final Consumer<ResortForecast> forecasts;
    private final Consumer<Result> progress;

    private LastResort(
            Game<P> game,
            Evaluator<P> own,
            Supplier<MovePredictor<P>> theirs,
            TranspositionTable table,
            Search<P> plain,
            Set<Technique> techniques,
            long seed,
            Consumer<ResortForecast> forecasts,
            Consumer<Result> progress) {
        this.game = game;
        this.own = own;
        this.theirs = theirs;
        this.table = table;
        this.plain = plain;
        this.techniques = techniques;
        this.seed = seed;
        this.forecasts = forecasts;
        this.progress = progress;
    }

    /**
     * With every technique.
     *
     * @param theirs makes the predictor of the opponent, once it is needed
     * @param table that the plain search has filled
     * @param plain finds a move and says whether it has seen to the end of the game
     */
    public LastResort(
            Game<P> game,
            Evaluator<P> own,
            Supplier<MovePredictor<P>> theirs,
            TranspositionTable table,
            Search<P> plain,
            long seed) {
        this(game, own, theirs, table, plain, Technique.ALL, seed, forecast -> {}, result -> {});
    }

    /** Finds our own moves along the lines with these techniques. */
    public LastResort<P> with(Set<Technique> techniques) {
        return new LastResort<>(game, own, theirs, table, plain, techniques, seed, forecasts, progress);
    }

    /** Tells why a move was chosen, where lines were played out. */
    public LastResort<P> onForecast(Consumer<ResortForecast> listener) {
        return new LastResort<>(game, own, theirs, table, plain, techniques, seed, listener, progress);
    }

    /** Tells what was chosen. */
    public LastResort<P> onProgress(Consumer<Result> progress) {
        return new LastResort<>(game, own, theirs, table, plain, techniques, seed, forecasts, progress);
    }

    /** Whether best play is known to the end of the game and does not win it. */
    public static boolean isFor(Result plain) {
        return plain.complete()
                && plain.bound() == Bound.EXACT
                && plain.value() <= 0
                && !plain.line().isEmpty();
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        Budget budget = new Budget(limits);
        Result found = plain.search(root, viewer, limits);
        boolean resorts = limits.isBudget() && !root.isOver() && root.mover() == viewer && isFor(found);
        if (!resorts) return found;
        budget.spend(found.counts());
        ModelSettings<P> settings =
                new ModelSettings<>(game, own, theirs.get(), table, techniques).onProgress(progress);
        return ranked(settings, root, viewer, found, budget, seed, forecasts);
    }

    /** The answer with what is left of a budget, after a plain search that {@link #isFor} this. */
    static <P extends Position> Result ranked(
            ModelSettings<P> settings,
            P root,
            int viewer,
            Result plain,
            Budget budget,
            long seed,
            Consumer<ResortForecast> forecasts) {
        if (!budget.mayGoOn()) return budget.paidFor(plain);
        ResortLines<P> lines = new ResortLines<>(settings, root, viewer, plain, seed);
        budget.spend(Meter.run(budget.part(PLAYING), lines::rank, (reason, counts) -> counts));
        ResortForecast forecast = lines.forecast();
        if (forecast == null) return budget.paidFor(plain);
        forecasts.accept(forecast);
        if (!forecast.departsFromPlain()) return budget.paidFor(plain);
        Result answer = budget.paidFor(valued(settings, root, viewer, plain, forecast.move(), budget));
        settings.progress().accept(answer);
        return answer;
    }

    /** The move with what it is worth against best play: a draw, or a loss that may be larger or sooner than it need be. */
    private static <P extends Position> Result valued(
            ModelSettings<P> settings, P root, int viewer, Result plain, int move, Budget budget) {
        boolean drawn = plain.value() == 0;
        Result least = finished(plain.value(), drawn ? Bound.EXACT : Bound.UPPER, move, plain);
        if (drawn || !budget.mayGoOn()) return least;
        P position = Position.copyOf(root);
        SearchPath path = new SearchPath();
        path.enter(0, position.key());
        NodeSearch<P> search = settings.plainSearch(position, viewer, path);
        return Meter.run(
                budget.left(),
                meter -> {
                    search.spendFrom(meter);
                    position.make(move);
                    long before = search.inexactCount();
                    int found = worth(search, position.mover() == viewer, plain.depth() - 1);
                    budget.spend(meter.counts());
                    boolean seen = search.inexactCount() == before && found <= plain.value();
                    return seen ? finished(found, Bound.EXACT, move, plain) : least;
                },
                (reason, counts) -> {
                    budget.spend(counts);
                    return least;
                });
    }

    /** What the move is worth that has just been made; the end of the game is a ply further from where it was made. */
    private static int worth(NodeSearch<?> search, boolean ours, int depth) {
        int value = search.root(1, depth, -Value.INFINITY, Value.INFINITY);
        int own = ours ? value : -value;
        return search.pliesToEnd(own) == 0 ? own : own - Integer.signum(own);
    }

    private static Result finished(int value, Bound bound, int move, Result plain) {
        return Result.finished(value, bound, List.of(move), plain.depth(), true, plain.counts())
                .after(plain.reason(), plain.counts());
    }
}
