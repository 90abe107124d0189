package org.outwit.play.player;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Ties;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.learn.example.Example;
import org.outwit.learn.foresight.Expectation;
import org.outwit.learn.foresight.Foresight;
import org.outwit.learn.foresight.ForesightPlan;
import org.outwit.learn.foresight.ForesightScore;
import org.outwit.play.resources.Resources;

/**
 * What a learner knows of one opponent, over any number of games. Lessons are learned at once, so that equal games give equal
 * learners, or on a thread of the resources where a turn has a limit of time. For one game at a time; nothing is made before it is
 * needed.
 */
public final class KnownOpponent<P extends Position> implements AutoCloseable {

    /** How many decisions come before each lesson: one takes a second or more, and a few decisions more teach little. */
    private static final int EVERY = 20;

    /** How many decisions of earlier games are read: what lies further back says little, and would have to be waited for. */
    private static final int MOST_BEFORE = 200;

    /** How many decisions are read at a time, so that others who share the thread get a turn in between. */
    private static final int AT_A_TIME = 5;

    /**
     * Where nothing but a budget limits a search, lines take from plain search what it would use to look deeper, and with the right model they
     * score about as much as it does at 50 ms a move. So they are played there only against an opponent who is foreseen nearly always.
     */
    private static final double ENOUGH_ON_BUDGET = 0.85;

    private static final ForesightScore NOTHING = new ForesightScore(0, 0, 0, 0, "", 0, Ties.FIRST, 0, 0);

    private final Game<P> game;
    private final Evaluator<P> own;
    private final int ownDepth;
    private final long seed;
    private final Resources resources;
    private volatile boolean timed;
    private Limits limits = Limits.NONE;
    private Foresight<P> foresight;
    private DecisionWatch<P> watch;
    private Executor lessons; // null for threads of the resources
    private long spentReading;
    private volatile boolean reading;
    private volatile boolean closed;

    /** {@code ownDepth} is how far the learner looks, {@code Integer.MAX_VALUE} where only limits say so. */
    KnownOpponent(Game<P> game, Evaluator<P> own, int ownDepth, long seed, Resources resources) {
        this.game = game;
        this.own = own;
        this.ownDepth = ownDepth;
        this.seed = seed;
        this.resources = resources;
    }

    /** How far turns may think from now on. How deep opponents are simulated is settled by what is said before anything is seen. */
    public void within(Limits limits) {
        timed = limits.time() != null && resources.hasThreads();
        if (foresight == null) this.limits = limits;
    }

    /** Takes note of what the opponent of this seat decided in a game, each decision once. */
    public void follow(GameHistory<P> history, int seat) {
        if (reading) return; // what was played meanwhile is followed when that is done
        made();
        watch.follow(history, each -> each != seat);
    }

    /** Nothing is learned from moves that were taken back. */
    void tookBack(GameHistory<P> history) {
        if (foresight != null && !reading) watch.tookBack(history);
    }

    /** Takes note of the last decisions that were made before, in other games. */
    public void saw(List<Example<P>> decisions) {
        last(decisions).forEach(made()::saw);
    }

    private List<Example<P>> last(List<Example<P>> decisions) {
        return decisions.subList(Math.max(0, decisions.size() - MOST_BEFORE), decisions.size());
    }

    /**
     * The same for a player who does not wait: a few decisions at a time on other threads, where lessons are learned from then on, too. Until it is
     * done the learner plays plain.
     *
     * @param soFar the game that goes on, in which the learner has this seat; its decisions are the last ones
     */
    public CompletableFuture<Void> read(List<Example<P>> decisions, GameHistory<P> soFar, int seat, Executor executor) {
        made();
        lessons = executor;
        reading = true;
        CompletableFuture<Void> done = new CompletableFuture<>();
        read(List.copyOf(last(decisions)), soFar, seat, done);
        return done;
    }

    private void read(List<Example<P>> left, GameHistory<P> soFar, int seat, CompletableFuture<Void> done) {
        lessons.execute(() -> {
            try {
                int now = closed ? left.size() : Math.min(AT_A_TIME, left.size());
                if (!closed) left.subList(0, now).forEach(foresight::saw);
                if (now < left.size()) {
                    read(left.subList(now, left.size()), soFar, seat, done);
                    return;
                }
                if (!closed) watch.follow(soFar, each -> each != seat);
                spentReading = foresight.evaluations();
                reading = false;
                done.complete(null);
            } catch (RuntimeException | Error e) {
                reading = false;
                done.completeExceptionally(e);
            }
        });
    }

    /** Whether earlier decisions are still being read. */
    public boolean isReading() {
        return reading;
    }

    /** Who the opponent is taken for; empty where too few of their moves were foreseen to play by that. */
    Optional<Expectation<P>> trusted() {
        return foresight == null || reading ? Optional.empty() : foresight.trusted(enough());
    }

    private double enough() {
        boolean deepens = ownDepth == Integer.MAX_VALUE && limits.depth() == Integer.MAX_VALUE;
        return deepens && limits.isBudget() ? ENOUGH_ON_BUDGET : ForesightScore.ENOUGH;
    }

    /** How many positions were evaluated to find out whom the opponent plays like, except while earlier decisions were read. */
    long evaluations() {
        return foresight == null || reading ? 0 : foresight.evaluations() - spentReading;
    }

    public ForesightScore score() {
        return foresight == null || reading ? NOTHING : foresight.score();
    }

    /** What is known by now, before anything was made of it. */
    public Insight<P> insight() {
        return new Insight<>(score(), isTrusted(), List.of(), Optional.empty());
    }

    /** Whether enough is foreseen to play by it. */
    public boolean isTrusted() {
        return trusted().isPresent();
    }

    private Foresight<P> made() {
        if (foresight == null) {
            int depth = SimulationDepth.of(game, ownDepth, limits);
            foresight = new Foresight<>(game, own, depth, new ForesightPlan(EVERY, true, seed), this::learn);
            watch = new DecisionWatch<>(foresight);
        }
        return foresight;
    }

    private void learn(Runnable lesson) {
        if (lessons != null) lessons.execute(lesson);
        else if (timed) resources.executor().execute(lesson);
        else lesson.run();
    }

    /** Learns no more. */
    @Override
    public void close() {
        closed = true;
        if (foresight != null) foresight.close();
    }
}
