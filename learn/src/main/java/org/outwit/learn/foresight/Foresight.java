package org.outwit.learn.foresight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * A contest of candidates for what program the opponent is. Our own function takes part from the first decision on, at depths up to one
 * more than ours; lessons bring others. Each is scored on every decision before it learns from it, so what a score says is what predictions are
 * worth. A player asks {@link #trusted} and plays plain where nobody is.
 *
 * <p>A lesson is started after some new decisions, but not while all of them are foreseen: then there is nothing to learn. It is the
 * executor's matter where it runs; {@code Runnable::run} learns inside {@link #saw}, so that experiments can be repeated exactly. Of each
 * kind of lesson two candidates take part, the newest and the best before it, so that a bad lesson loses nothing.
 */
public final class Foresight<P extends Position> implements AutoCloseable {

    private static final String OWN = "our own function";
    private static final String OWN_ENGINE = "our own engine";

    private final Lessons<P> lessons;
    private final ForesightPlan plan;
    private final Executor executor;
    private final MoveCheck<P> check = new MoveCheck<>();
    private final List<ForesightCandidate<P>> candidates = new ArrayList<>();
    private final List<Decision<P>> decisions = new ArrayList<>();
    private final CpuClock clock = new CpuClock();
    private long numbered;
    private int news; // decisions since the last lesson was started
    private boolean surprised; // whether one of them was not foreseen
    private boolean learning;
    private boolean running; // not only waiting for the executor
    private int learned;
    private volatile boolean stopped;

    /**
     * @param own our function
     * @param depth how deep we look
     * @param executor where lessons run; it belongs to the caller
     */
    public Foresight(Game<P> game, Evaluator<P> own, int depth, ForesightPlan plan, Executor executor) {
        if (depth < 1) throw new IllegalArgumentException("The depth (" + depth + ") must be positive.");
        this.lessons = new Lessons<>(game, own, depth + 1);
        this.plan = plan;
        this.executor = executor;
        // Of equals the first is the best: as long as nothing is known, somebody like us.
        candidates.add(new ForesightCandidate<>(own, depth, OWN));
        candidates.add(new ForesightCandidate<>(own, depth + 1, OWN));
        for (int other = depth - 1; other >= 1; other--) candidates.add(new ForesightCandidate<>(own, other, OWN));
        // Programs as they are: with techniques, the same function chooses another move in four cases of ten.
        for (int other = 1; other <= depth + 1; other++)
            candidates.add(ForesightCandidate.engine(game, own, other, OWN_ENGINE));
    }

    /** Takes note of a decision of the opponent. Where there is only one move there is none. */
    public void saw(Example<P> decision) {
        if (!isDecision(decision.position())) return;
        List<Decision<P>> all;
        synchronized (this) {
            score(decision);
            if (!plan.lessons() || learning || stopped || !isDue()) return;
            learning = true;
            surprised = false;
            news = 0;
            all = decisions.stream().map(Decision::copy).toList();
        }
        executor.execute(() -> learn(all));
    }

    /**
     * Lessons become rarer, each after half as many decisions again as the one before, because later ones teach less; and none is due
     * while the best candidate is trusted as far as anybody is.
     */
    private boolean isDue() {
        boolean enough = news >= Math.max(plan.every(), (decisions.size() - news) / 2);
        return enough && surprised && !(best().rate() >= Expectation.MOST_TRUST);
    }

    private static boolean isDecision(Position position) {
        if (position.isOver() || position.mover() == Position.CHANCE) return false;
        return position.countMoves(new int[position.mostMoves()], 0) > 1;
    }

    private void score(Example<P> seen) {
        Decision<P> decision = new Decision<>(++numbered, seen, false).copy();
        P position = Position.copyOf(seen.position());
        ForesightCandidate<P> best = best();
        int habit = MoveCheck.bit(best.betterHabit());
        boolean foreseen = false;
        for (ForesightCandidate<P> each : candidates) {
            int habits = each.score(decision, position, check);
            if (each == best) foreseen = (habits & habit) != 0;
        }
        decisions.add(new Decision<>(decision.number(), decision.example(), foreseen));
        news++;
        surprised |= !foreseen;
    }

    private ForesightCandidate<P> best() {
        return candidates.stream()
                .reduce((best, each) -> each.lowerEnd() > best.lowerEnd() ? each : best)
                .orElseThrow();
    }

    /**
     * Forgets the decisions of a game from this ply on, because they were taken back. Who has learned from one of them stays until the
     * next lesson, which is due with the next decision.
     */
    public synchronized void forget(int game, int fromPly) {
        Set<Long> gone = new HashSet<>();
        for (Decision<P> each : decisions) {
            Example<P> example = each.example();
            if (example.game() == game && example.ply() >= fromPly) gone.add(each.number());
        }
        if (gone.isEmpty()) return;
        decisions.removeIf(each -> gone.contains(each.number()));
        for (ForesightCandidate<P> each : candidates) each.forget(gone);
        if (learned > 0 || learning) news = plan.every();
    }

    private void learn(List<Decision<P>> all) {
        int lesson;
        synchronized (this) {
            if (stopped) {
                learning = false;
                return;
            }
            running = true;
            lesson = learned;
        }
        List<ForesightCandidate<P>> found = List.of();
        double begun = clock.seconds();
        try {
            found = lessons.learn(all, plan.seed() + lesson, () -> stopped);
        } finally {
            synchronized (this) {
                clock.add(clock.seconds() - begun);
                if (!found.isEmpty()) learned++;
                for (ForesightCandidate<P> each : found)
                    enter(each, all.get(all.size() - 1).number());
                learning = false;
                running = false;
                notifyAll();
            }
        }
    }

    /** Takes in a newcomer, who has learned from decisions up to this one, in place of all but the best of its kind. */
    private void enter(ForesightCandidate<P> newcomer, long lastLearned) {
        for (Decision<P> each : decisions) {
            if (each.number() > lastLearned)
                newcomer.score(each, Position.copyOf(each.example().position()), check);
        }
        Optional<ForesightCandidate<P>> champion = candidates.stream()
                .filter(each -> each.origin().equals(newcomer.origin()))
                .max(Comparator.comparingDouble(ForesightCandidate::lowerEnd));
        candidates.removeIf(each -> each.origin().equals(newcomer.origin()) && each != champion.get());
        candidates.add(newcomer);
    }

    /** Whom to take the opponent for; empty where nobody is foreseen well enough, so that plain search is better. */
    public synchronized Optional<Expectation<P>> trusted() {
        return trusted(ForesightScore.ENOUGH);
    }

    /** The same for players who need more than {@link ForesightScore#ENOUGH}: this is what the chance has to be at least. */
    public synchronized Optional<Expectation<P>> trusted(double least) {
        ForesightCandidate<P> best = best();
        if (best.lowerEnd() < least) return Optional.empty();
        Program<P> program = best.program();
        double trust =
                Math.min(Expectation.MOST_TRUST, best.tally(program.ties()).rate());
        return Optional.of(new Expectation<>(
                program.function(), program.depth(), program.ties(), best.techniques(), trust, best.origin()));
    }

    /** How well it goes. */
    public synchronized ForesightScore score() {
        List<Decision<P>> latest =
                decisions.subList(Math.max(0, decisions.size() - ForesightScore.LATEST), decisions.size());
        int foreseen = (int) latest.stream().filter(Decision::foreseen).count();
        ForesightCandidate<P> best = best();
        HitTally tally = best.tally(best.betterHabit());
        return new ForesightScore(
                foreseen,
                latest.size(),
                tally.rate(),
                tally.lowerEnd(),
                best.origin(),
                best.depth(),
                best.betterHabit(),
                decisions.size(),
                learned);
    }

    /** How many positions were evaluated to score all candidates. Lessons are not counted: see {@link #lessonSeconds}. */
    public synchronized long evaluations() {
        return check.evaluations()
                + candidates.stream().mapToLong(ForesightCandidate::evaluations).sum();
    }

    /** The time that lessons took of a processor so far; 0 where the machine does not tell. */
    public synchronized double lessonSeconds() {
        return clock.sum();
    }

    /** All decisions seen so far, which a later game can begin with. */
    public synchronized List<Example<P>> examples() {
        return decisions.stream().map(Decision::example).toList();
    }

    /** Whether a lesson is being learned now, or waits to be. */
    public synchronized boolean isLearning() {
        return learning;
    }

    /** Ends lessons; who was foreseen stays foreseen. A lesson that has begun is soon given up, and this waits for it. */
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
