package org.outwit.play.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/**
 * Thinks on while the opponent does: having moved, the player searches where the reply that he expects would lead. What he
 * finds stays in his table, so that his next search goes deeper in the same time; where another reply comes, what both have
 * in common is found all the same.
 *
 * <p>The player himself is still asked by one thread at a time: {@link #choose} stops the other one first and waits for it,
 * some milliseconds, and {@link #close} does the same.
 */
public final class Pondering<P extends Position> implements MoveChooser<P> {

    /** Somebody may leave for lunch; a machine should not work for him all that time. */
    private static final Duration LONGEST = Duration.ofMinutes(10);

    private final MoveChooser<P> chooser;
    private final Consumer<Result> pondered;
    private Thought thought;

    public Pondering(MoveChooser<P> chooser) {
        this(chooser, result -> {});
    }

    /** {@code pondered} is told of every depth that is finished while the opponent thinks, by the thread that does it. */
    public Pondering(MoveChooser<P> chooser, Consumer<Result> pondered) {
        this.chooser = chooser;
        this.pondered = pondered;
    }

    @Override
    public Result choose(P root, Limits limits, Consumer<Result> progress) {
        Optional<Result> before = stop(root.key());
        Result answer = chooser.choose(root, limits, progress);
        // Where there was no time for a single depth, what was found before is better than instinct.
        if (!answer.isKnown() && answer.reason() != StopReason.BOOK) answer = before.orElse(answer);
        expected(root, answer.line()).ifPresent(position -> begin(position, limits));
        return answer;
    }

    @Override
    public void close() {
        try {
            stop(0);
        } finally {
            chooser.close();
        }
    }

    /** Where the line comes to this player's next turn, the other having moved. */
    private static <P extends Position> Optional<P> expected(P root, List<Integer> line) {
        int me = root.mover();
        P position = Position.copyOf(root);
        for (int i = 0; i < line.size(); i++) {
            position.make(line.get(i));
            if (position.isOver()) break;
            if (position.mover() == me) return i == 0 ? Optional.empty() : Optional.of(position);
        }
        return Optional.empty();
    }

    private void begin(P position, Limits limits) {
        thought = new Thought(position, limits.depth());
        thought.thread.start();
    }

    /** Ends the pondering, if there is any, and returns what it found out about this position. */
    private Optional<Result> stop(long key) {
        if (thought == null) return Optional.empty();
        Thought last = thought;
        thought = null;
        last.end();
        return last.key == key ? Optional.ofNullable(last.found) : Optional.empty();
    }

    /** One position that is pondered. */
    private final class Thought implements Runnable {

        private final P position;
        private final long key;
        private final Limits limits;
        private final Thread thread = new Thread(this, "outwit-pondering");
        private volatile boolean ended;
        private Result found; // this and the next are read when the thread is over
        private RuntimeException failure;

        Thought(P position, int depth) {
            this.position = position;
            this.key = position.key();
            this.limits = Limits.depth(depth).withTime(LONGEST).stoppedBy(() -> ended);
            thread.setDaemon(true);
        }

        @Override
        public void run() {
            try {
                Result result = chooser.choose(position, limits, pondered);
                if (result.isKnown()) found = result;
            } catch (RuntimeException e) {
                failure = e;
            }
        }

        void end() {
            ended = true;
            boolean interrupted = false;
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true; // it ends within milliseconds; the caller's wish is kept
                }
            }
            if (interrupted) Thread.currentThread().interrupt();
            if (failure != null) throw failure;
        }
    }
}
