package org.outwit.web.analyse;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Search;
import org.outwit.play.resources.LentTable;
import org.outwit.play.resources.Resources;
import org.outwit.web.analyse.AnalysisNews.AgainstView;
import org.outwit.web.analyse.AnalysisNews.AwaitedView;
import org.outwit.web.analyse.AnalysisNews.LinesView;
import org.outwit.web.analyse.AnalysisNews.MapView;
import org.outwit.web.analyse.AnalysisNews.NoReplyView;
import org.outwit.web.analyse.AnalysisNews.PredictedView;
import org.outwit.web.analyse.AnalysisNews.StateView;
import org.outwit.web.event.EventTopic;
import org.outwit.web.http.Refusal;

/**
 * An analysis that goes on while somebody watches it. It deepens in turns of a fair queue, one depth a turn; half of the time goes to the
 * engine's lines and half to what they are worth against the person. It rests when its time is spent, and knows what it found as long as
 * it is kept.
 */
final class PositionAnalysis<P extends Position> implements AutoCloseable {

    private static final int MEGABYTES = 16;
    private static final long SECOND = 1_000_000_000;

    /** Time for each wish of a visitor, after the first answer to all that was asked. */
    private static final long BUDGET = 30 * SECOND;

    /** A page needs so long at most to begin to watch. */
    private static final long GRACE = 2 * SECOND;

    /** How often a search looks whether it shall stop. */
    private static final long LOOK = SECOND / 50;

    private static final int FIRST_COMPARED = 4;

    /** A move and a reply leave one ply to look at. */
    private static final int LEAST_COMPARED = 3;

    private static final int MOST_DEPTH = 60;

    private final AnalysisQuestion<P> question;
    private final Resources resources;
    private final Consumer<Runnable> queue;
    private final LongSupplier clock; // nanoseconds
    private final AnalysisBulletin bulletin;
    private final AnalysisSteps<P> steps;
    private final AnalysisWords<P> words;

    // Of the one turn that runs; turns follow each other.
    private LentTable table;
    private MovePredictor<P> predictor;
    private int depth = 1;
    private int compared;
    private List<Prospect> prospects = List.of();
    private int mapped = Position.NO_MOVE;
    private long engineTime;
    private long compareTime;
    private long looked;
    private boolean stopping;
    private boolean serving;
    private boolean predicted;
    private boolean answered; // all that was asked, for the first time
    private boolean finished;
    private boolean failed;
    private long turnBegan;

    // Of everybody.
    private volatile boolean closed;
    private volatile int chosen = Position.NO_MOVE;
    private volatile boolean urgent;
    private volatile long woken;
    private volatile boolean wasWatched;
    private volatile long allowed = BUDGET;
    private volatile long spent;
    private boolean queued;

    /** @param queue where turns wait for theirs */
    PositionAnalysis(String id, AnalysisQuestion<P> question, Resources resources, Consumer<Runnable> queue) {
        this(id, question, resources, queue, System::nanoTime, table -> {
            Evaluator<P> evaluator = question.game().defaultEvaluator();
            return (root, viewer, limits) ->
                    new Engine<>(question.game(), evaluator, table.get()).search(root, viewer, limits);
        });
    }

    /** @param engine the search with a table that is there while a turn runs */
    PositionAnalysis(
            String id,
            AnalysisQuestion<P> question,
            Resources resources,
            Consumer<Runnable> queue,
            LongSupplier clock,
            Function<Supplier<TranspositionTable>, Search<P>> engine) {
        this.question = question;
        this.resources = resources;
        this.queue = queue;
        this.clock = clock;
        this.woken = clock.getAsLong();
        this.bulletin = new AnalysisBulletin(AnalysePart.TOPIC + id);
        this.steps = new AnalysisSteps<>(
                question,
                engine.apply(() -> table.get()),
                question.person() == null ? null : this::predict,
                this::stops);
        this.words = new AnalysisWords<>(question, steps.root());
    }

    /** The first that asks waits until people are read; nobody else does. */
    private int predict(P position, double[] into) {
        if (predictor == null) predictor = question.person().predictor().get();
        return predictor.predict(position, into);
    }

    EventTopic topic() {
        return bulletin.topic();
    }

    /** Somebody is about to watch. */
    void wake() {
        woken = clock.getAsLong();
        wasWatched = false;
        begin();
    }

    /** Gives it more time. */
    void more() {
        allowed = spent + BUDGET;
        wake();
    }

    /** Wants to know the replies to a move, before anything else. */
    void choose(String text) {
        P root = steps.root();
        int move = question.game().notation().parse(root, text);
        if (question.isTheirTurn(root)) throw Refusal.conflict("It is their turn, so their moves are shown already.");
        chosen = move;
        urgent = true;
        begin();
    }

    private synchronized void begin() {
        if (closed || queued) return;
        queued = true;
        queue.accept(this::turn);
    }

    private void turn() {
        turnBegan = clock.getAsLong();
        looked = 0;
        try {
            if (!closed) work();
        } catch (CancellationException e) {
            // the next turn knows what to do
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError e) {
            fail(e);
        }
        spent += clock.getAsLong() - turnBegan;
        turnBegan = 0;
        bulletin.tellSoon();
        synchronized (this) {
            queued = false;
            if (!closed && isWatched() && (urgent || !finished && !isLate(spent))) begin();
            else rest();
        }
    }

    /** What failed would fail again, so it is not tried again; the table goes back with the rest. */
    private void fail(Throwable e) {
        finished = true;
        state("failed", sentence(e));
    }

    private static String sentence(Throwable e) {
        if (e instanceof Refusal) return e.getMessage();
        if (e instanceof StackOverflowError)
            return "The analysis was given up: its lines are too deep for this server.";
        if (e instanceof OutOfMemoryError) return "The analysis was given up: the server is short of memory.";
        return "The analysis failed: " + e + ".";
    }

    /** Gives the table back and tells everything that is known. */
    private void rest() {
        if (table != null) table.close();
        table = null;
        if (!finished) state("resting", "");
        else if (!failed) state("done", "");
        bulletin.tell();
    }

    private void state(String name, String sentence) {
        failed |= name.equals("failed");
        bulletin.put(news -> news.and(new StateView(name, sentence)));
    }

    private void work() {
        if (table == null) table = resources.table(MEGABYTES);
        if (urgent) {
            serve();
            return;
        }
        if (finished) return;
        state("thinking", "");
        long began = clock.getAsLong();
        try {
            steps.findBest(depth + 1);
            depth++;
            lines();
            if (!predicted) predict();
            steps.findOthers(depth);
            lines();
            weigh();
        } finally {
            engineTime += clock.getAsLong() - began;
        }
        boolean last = steps.isComplete() || depth >= MOST_DEPTH;
        boolean due = compared == 0 && depth >= FIRST_COMPARED || compared > 0 && compareTime <= engineTime;
        if (question.person() != null && (due || last)) compare(Math.max(depth, LEAST_COMPARED));
        finished = last;
    }

    private void lines() {
        double seconds = (double) (spent + clock.getAsLong() - turnBegan) / SECOND;
        LinesView lines = words.lines(steps.lines(), steps.nodes(), seconds, steps.isComplete());
        bulletin.put(news -> news.and(lines));
        bulletin.tellSoon();
    }

    private void predict() {
        predicted = true;
        if (question.person() == null) return;
        PredictedView people = words.predicted(steps.moves(), steps.here());
        bulletin.put(news -> news.and(people));
        bulletin.tellSoon();
    }

    private void compare(int plies) {
        long began = clock.getAsLong();
        try {
            steps.theirs(plies).ifPresent(map -> {
                AwaitedView awaited = words.awaited(map, steps.swing());
                MapView shown = words.map(Position.NO_MOVE, map);
                bulletin.put(news -> news.and(awaited).and(shown));
            });
            prospects = steps.prospects(plies);
            compared = plies;
            mapped = Position.NO_MOVE;
            if (!prospects.isEmpty()) {
                weigh();
            } else if (!question.isTheirTurn(steps.root())) {
                map(chosen == Position.NO_MOVE ? steps.lines().get(0).move() : chosen, plies);
                AgainstView won = words.won(steps.lines().get(0));
                bulletin.put(news -> news.and(won));
            }
            answered = true;
            steps.forgetBelow(compared);
            bulletin.tellSoon();
        } finally {
            compareTime += clock.getAsLong() - began;
        }
    }

    /**
     * Says what to play as the engine sees it now: lines get deeper, and what they refute is no pick any more. The map comes first: if time
     * ends before there is one, the pick that has one stays.
     */
    private void weigh() {
        if (prospects.isEmpty()) return;
        Prospect pick = Prospect.pick(prospects, steps.lines(), steps.margin());
        int shown = chosen == Position.NO_MOVE ? pick.move() : chosen;
        if (shown != mapped) map(shown, compared);
        mapped = shown;
        AgainstView against = words.against(prospects, steps.lines(), steps.margin(), steps.swing());
        bulletin.put(news -> news.and(against));
    }

    private void map(int move, int plies) {
        String text = question.game().notation().format(steps.root(), move);
        Optional<ReplyMap> found = steps.replies(move, plies);
        MapView map = found.isPresent() ? words.map(move, found.get()) : new NoReplyView(text, plies, List.of());
        bulletin.put(news -> news.and(text, map));
    }

    /** What somebody waits for comes before what nobody asked for. */
    private void serve() {
        urgent = false;
        serving = true;
        try {
            map(chosen, compared == 0 ? FIRST_COMPARED : compared);
            bulletin.tell();
        } finally {
            serving = false;
        }
    }

    /** Asked by searches all the time, so it looks only now and then. */
    private boolean stops() {
        long now = clock.getAsLong();
        if (looked != 0 && now - looked < LOOK) return stopping;
        looked = now;
        bulletin.tellSoon();
        boolean late = !serving && isLate(spent + now - turnBegan);
        stopping = closed || late || urgent && !serving || !isWatched();
        return stopping;
    }

    /** A busy machine may need the whole time for the first answer, which is given all the same. */
    private boolean isLate(long time) {
        return time >= allowed && (question.person() == null || answered);
    }

    private boolean isWatched() {
        if (bulletin.topic().isWatched()) wasWatched = true;
        else return !wasWatched && clock.getAsLong() - woken < GRACE;
        return true;
    }

    @Override
    public void close() {
        closed = true;
    }
}
