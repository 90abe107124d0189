package org.outwit.learn.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;

/**
 * Learns an opponent while playing them. After every {@code every} new decisions it learns from all of them again; until
 * that is done the last lesson stands, so a player who asks never waits. However little a lesson predicts, it may be played by: it
 * says how likely each move is, and who plays by it bounds what a wrong one can cost.
 *
 * <p>Carmel and Markovitch learn after every ten moves and inside their turn. Here it is the executor's matter: one that has
 * threads takes no time off the clock; {@link #atOnce} learns inside {@link #saw}, so that experiments can be repeated exactly.
 */
public final class OnlineLearner<P extends Position> implements AutoCloseable {

    /** After how many new decisions the paper learns again. */
    public static final int USUAL = 10;

    private final Teacher<P> teacher;
    private final int every;
    private final Executor executor;
    private final List<Example<P>> examples = new ArrayList<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private int learned;
    private boolean stale;
    private boolean learning;
    private boolean running; // not only waiting for the executor
    private volatile boolean stopped;
    private Optional<OnlineLesson<P>> last = Optional.empty();

    /** Learns where the executor runs it; the executor belongs to the caller. */
    public OnlineLearner(Teacher<P> teacher, int every, Executor executor) {
        if (every < 1)
            throw new IllegalArgumentException("The moves between lessons (" + every + ") must be positive.");
        this.teacher = teacher;
        this.every = every;
        this.executor = executor;
    }

    /** Learns inside {@link #saw}, however long that takes. */
    public static <P extends Position> OnlineLearner<P> atOnce(Teacher<P> teacher, int every) {
        return new OnlineLearner<>(teacher, every, Runnable::run);
    }

    /**
     * Goes on from a lesson of an earlier session, which was learned from the first of these decisions; it is believed until
     * enough new ones have come. A lesson of more decisions than there are is of other games, and is not used.
     */
    public OnlineLearner<P> resume(OnlineLesson<P> known, List<Example<P>> decisions) {
        synchronized (this) {
            if (!examples.isEmpty())
                throw new IllegalStateException("Only a learner that has seen nothing can resume.");
            if (known.examples() <= decisions.size()) {
                last = Optional.of(known);
                learned = known.examples();
            }
        }
        saw(decisions);
        return this;
    }

    /** Learns at once from what there is, be it nothing, where nothing was learned before: some teachers know people beforehand. */
    public void begin() {
        List<Example<P>> all;
        synchronized (this) {
            if (learning || stopped || last.isPresent()) return;
            learning = true;
            all = List.copyOf(examples);
        }
        executor.execute(() -> learn(all));
    }

    /** Takes note of a decision of the opponent; what is no decision must not be told. */
    public void saw(Example<P> example) {
        saw(List.of(example));
    }

    /** Takes note of decisions that were made before, in other games. */
    public void saw(List<Example<P>> decisions) {
        List<Example<P>> all;
        synchronized (this) {
            examples.addAll(decisions);
            if (learning || stopped || !stale && examples.size() < learned + every) return;
            learning = true;
            stale = false;
            all = List.copyOf(examples);
        }
        executor.execute(() -> learn(all));
    }

    /**
     * Forgets the decisions of a game from this ply on, because they were taken back. A lesson that was learned from one of them
     * stands until the next decision, with which it is learned again.
     */
    public synchronized void forget(int game, int fromPly) {
        if (!examples.removeIf(each -> each.game() == game && each.ply() >= fromPly)) return;
        stale |= learning || examples.size() < learned;
        learned = Math.min(learned, examples.size());
    }

    private void learn(List<Example<P>> all) {
        synchronized (this) {
            running = !stopped;
            if (stopped) {
                learning = false;
                return;
            }
        }
        Optional<OnlineLesson<P>> lesson = Optional.empty();
        try {
            lesson = teacher.learn(all, ProgressMonitor.stoppedBy(() -> stopped));
        } finally {
            synchronized (this) {
                if (lesson.isPresent()) last = lesson;
                learned = Math.min(all.size(), examples.size());
                learning = false;
            }
            try {
                for (Runnable each : listeners) each.run();
            } finally {
                synchronized (this) {
                    running = false;
                    notifyAll();
                }
            }
        }
    }

    /**
     * Tells whenever a lesson has ended, on the thread of the executor that learned it. The learner can be asked there, but not closed, which
     * waits for that thread.
     *
     * @return what ends the telling
     */
    public Runnable onLesson(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** The last lesson, which is the model to play with. */
    public synchronized Optional<OnlineLesson<P>> last() {
        return last;
    }

    /** How many decisions were seen. */
    public synchronized int seen() {
        return examples.size();
    }

    /** All decisions seen so far, which a later game can begin with. */
    public synchronized List<Example<P>> examples() {
        return List.copyOf(examples);
    }

    /** Whether a lesson is being learned now. */
    public synchronized boolean isLearning() {
        return learning;
    }

    /** Stops learning; what was learned stays. A lesson that has begun is soon given up or kept, and afterwards nothing is written any more. */
    @Override
    public synchronized void close() {
        stopped = true;
        try {
            while (running) wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
