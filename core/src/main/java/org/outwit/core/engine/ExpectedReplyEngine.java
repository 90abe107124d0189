package org.outwit.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.model.ExpectedReply;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * {@link ExpectedReply} as an engine. Depth comes first: nearly all of a budget goes to the plain engine, and only a small part to
 * telling its best moves apart by what the opponent will probably answer. That part deepens, too, on the table that the plain
 * search has filled, from a few plies less up to its depth. What it prefers is played only if it is within the margin at the plain
 * engine's depth.
 *
 * <p>At equal depth and without techniques it chooses what the listing values highest; of equal averages the plain engine's move, or
 * else the first. What is proved is not gambled with: of a game that is surely won it plays the plain engine's move, and of one that
 * is surely drawn no move that may lose. One that is surely lost can lose no more: {@link #resorting} there is no margin, and lines are
 * played out to the end, as in a {@link LastResort}.
 */
public final class ExpectedReplyEngine<P extends Position> implements Search<P> {

    /** For a margin or a swing that bounds nothing. */
    public static final int UNBOUNDED = ExpectedReply.UNBOUNDED;

    /** The part of a budget that belongs to the plain engine. */
    private static final double PLAIN = 0.88;

    /** The part of the rest in which moves are compared; what is left is for making sure of the choice. */
    private static final double COMPARING = 0.7;

    /** The most moves that are compared: each costs a prediction. */
    private static final int MOST_CANDIDATES = 6;

    /** The number of usual margins that decides a game. */
    private static final int DECIDING = 10;

    private final ModelSettings<P> settings;
    private final int swing;
    private final int mostCandidates;
    private final Consumer<ReplyForecast> forecasts;
    private final OptionalLong lot; // by which lines are drawn; empty where none are
    private final Consumer<ResortForecast> resorts;

    private ExpectedReplyEngine(
            ModelSettings<P> settings,
            int swing,
            int mostCandidates,
            Consumer<ReplyForecast> forecasts,
            OptionalLong lot,
            Consumer<ResortForecast> resorts) {
        this.settings = settings;
        this.swing = swing;
        this.mostCandidates = mostCandidates;
        this.forecasts = forecasts;
        this.lot = lot;
        this.resorts = resorts;
    }

    /** An engine with every technique; the predictor is this engine's from now on and costs as many evaluations as it makes. */
    public ExpectedReplyEngine(
            Game<P> game, Evaluator<P> own, MovePredictor<P> predictor, int margin, TranspositionTable table) {
        this(
                new ModelSettings<>(game, own, predictor, table, Technique.ALL).margin(margin),
                UNBOUNDED,
                MOST_CANDIDATES,
                forecast -> {},
                OptionalLong.empty(),
                resort -> {});
    }

    /** What a model may cost where nobody says otherwise, in ints of the game's scale. */
    public static int usualMargin(Game<?> game) {
        return Math.max(1, game.scale().value(game.usualMargin()));
    }

    /** What decides a game: nothing counts for more where nobody says otherwise. */
    public static int usualSwing(Game<?> game) {
        return DECIDING * usualMargin(game);
    }

    public ExpectedReplyEngine<P> with(Set<Technique> techniques) {
        return new ExpectedReplyEngine<>(settings.with(techniques), swing, mostCandidates, forecasts, lot, resorts);
    }

    /** A reply counts as at most this much better or worse than the plain engine's value; at first there is no such limit. */
    public ExpectedReplyEngine<P> swing(int most) {
        if (most < 0) throw new IllegalArgumentException("The swing (" + most + ") must not be negative.");
        return new ExpectedReplyEngine<>(settings, most, mostCandidates, forecasts, lot, resorts);
    }

    /** Compares this number of moves at most. */
    public ExpectedReplyEngine<P> comparing(int most) {
        if (most < 1) throw new IllegalArgumentException("The moves to compare (" + most + ") must be positive.");
        return new ExpectedReplyEngine<>(settings, swing, most, forecasts, lot, resorts);
    }

    /** Tells the answer of every depth as soon as it is finished, and last what was chosen. */
    public ExpectedReplyEngine<P> onProgress(Consumer<Result> progress) {
        return new ExpectedReplyEngine<>(settings.onProgress(progress), swing, mostCandidates, forecasts, lot, resorts);
    }

    /** Tells what was expected, once for each move. */
    public ExpectedReplyEngine<P> onForecast(Consumer<ReplyForecast> listener) {
        return new ExpectedReplyEngine<>(settings, swing, mostCandidates, listener, lot, resorts);
    }

    /** Plays lines out where best play does not help, drawn by this seed, and tells why a move was chosen so. */
    public ExpectedReplyEngine<P> resorting(long seed, Consumer<ResortForecast> listener) {
        return new ExpectedReplyEngine<>(settings, swing, mostCandidates, forecasts, OptionalLong.of(seed), listener);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        boolean chooses = !root.isOver() && root.mover() == viewer && limits.depth() > 1;
        if (!chooses) return plain().search(root, viewer, limits);
        Budget budget = new Budget(limits);
        Result plain = plain().search(root, viewer, isEndless(limits) ? limits : budget.part(PLAIN));
        budget.spend(plain.counts());
        if (!plain.isKnown()) return plain;
        if (lot.isPresent() && limits.isBudget() && LastResort.isFor(plain)) {
            forecasts.accept(ReplyForecast.plain(plain.move(), plain.value()));
            return LastResort.ranked(settings, root, viewer, plain, budget, lot.getAsLong(), resorts);
        }
        boolean compares = plain.depth() > 1 && !isWon(plain) && budget.mayGoOn();
        ReplyForecast forecast = compares ? compared(root, viewer, plain, budget) : null;
        forecasts.accept(forecast == null ? ReplyForecast.plain(plain.move(), plain.value()) : forecast);
        Result answer = budget.paidFor(forecast == null ? plain : answer(forecast, plain));
        if (forecast != null) settings.progress().accept(answer);
        return answer;
    }

    /** Where nothing but the caller ends a search, the plain engine would have to stop at a time of its own choice. */
    private static boolean isEndless(Limits limits) {
        return limits.depth() == Integer.MAX_VALUE && !isBounded(limits);
    }

    /** Whether more than the depth is limited. */
    private static boolean isBounded(Limits limits) {
        return limits.nodes() < Long.MAX_VALUE || limits.evaluations() < Long.MAX_VALUE || limits.time() != null;
    }

    /** The best move that is within the margin at the plain engine's depth, or null where there was nothing to compare. */
    private ReplyForecast compared(P root, int viewer, Result plain, Budget budget) {
        Limits part = budget.part(COMPARING);
        ReplyComparison<P> comparison =
                new ReplyComparison<>(settings, root, viewer, plain, least(plain), swing, mostCandidates);
        boolean deepens = isBounded(part);
        budget.spend(Meter.run(part, meter -> comparison.compare(meter, part, deepens), (reason, counts) -> counts));
        ReplyForecast forecast = comparison.best();
        while (forecast != null && forecast.departsFromPlain()) {
            int low = least(plain) - 1;
            int value = value(root, viewer, forecast.move(), plain.depth(), low, plain.value() + 1, budget);
            boolean deep = comparison.depth() >= plain.depth();
            boolean pays =
                    deep || bonus(root, viewer, forecast, comparison.depth(), plain, budget) > plain.value() - value;
            if (pays && value >= forecast.guaranteed()) {
                return forecast.guaranteeing(Math.min(value, plain.value()));
            }
            if (deep && comparison.isSafe()) return forecast; // which was shown before
            comparison.refuse(forecast.move());
            forecast = comparison.best();
        }
        return forecast;
    }

    /**
     * How much more a move gains by likely replies, over what it is worth against the best one, than the plain engine's move does, by
     * searches of one depth. They are shallower than the plain engine's, which knows better what moves are worth, but not what people
     * make of them: so this is what it has to be weighed against. Nothing where there is no time to find out.
     */
    private double bonus(P root, int viewer, ReplyForecast forecast, int depth, Result plain, Budget budget) {
        int low = (int) Math.max(-Value.INFINITY, (long) plain.value() - swing);
        int high = (int) Math.min(Value.INFINITY, (long) plain.value() + swing);
        int own = value(root, viewer, forecast.move(), depth, low, high, budget);
        int plains = value(root, viewer, forecast.plainMove(), depth, low, high, budget);
        if (own == -Value.INFINITY || plains == -Value.INFINITY) return Double.NEGATIVE_INFINITY;
        return forecast.gain() - Math.max(low, Math.min(high, own)) + Math.max(low, Math.min(high, plains));
    }

    /** What a move is worth at a depth, within a window; less than everything where that cannot be found with what is left. */
    private int value(P root, int viewer, int move, int plies, int low, int high, Budget budget) {
        int[] value = {-Value.INFINITY};
        if (!budget.mayGoOn()) return value[0];
        P position = Position.copyOf(root);
        SearchPath path = new SearchPath();
        path.enter(0, position.key());
        NodeSearch<P> search = settings.plainSearch(position, viewer, path);
        position.make(move);
        int depth = plies - 1;
        budget.spend(Meter.run(
                budget.left(),
                meter -> {
                    search.spendFrom(meter);
                    value[0] = position.mover() == viewer
                            ? search.root(1, depth, low, high)
                            : -search.root(1, depth, -high, -low);
                    return meter.counts();
                },
                (reason, counts) -> counts));
        return value[0];
    }

    /** The value is what is expected, and so is the reply. */
    private static Result answer(ReplyForecast forecast, Result plain) {
        List<Integer> line = new ArrayList<>(List.of(forecast.move()));
        if (!forecast.replies().isEmpty()) line.add(forecast.replies().get(0).move());
        int value = (int) Math.round(forecast.expected());
        return Result.exact(value, List.copyOf(line), plain.depth(), false, plain.counts())
                .after(plain.reason(), plain.counts());
    }

    /** What a move must be worth at least. */
    private int least(Result plain) {
        return (int) Math.max((long) plain.value() - margin(plain), -Value.INFINITY + 1);
    }

    /** A draw that is proved must not be given away. */
    private int margin(Result plain) {
        boolean drawn = provesEnds() && plain.complete() && plain.value() == 0;
        return drawn ? 0 : settings.margin();
    }

    /** Without this rule one might choose another way to win with every move, and never win. */
    private boolean isWon(Result plain) {
        if (!provesEnds() || plain.value() <= 0) return false;
        int threshold = settings.game().tactics().winThreshold();
        boolean decided = threshold != Tactics.NEVER_WON && plain.value() >= threshold - SearchNode.MOST_PLIES;
        return decided || plain.complete();
    }

    private boolean provesEnds() {
        return settings.techniques().contains(Technique.SHORTER_WIN);
    }

    private Engine<P> plain() {
        return new Engine<>(settings.game(), settings.player().evaluator(), settings.table())
                .with(settings.techniques())
                .onProgress(settings.progress());
    }
}
