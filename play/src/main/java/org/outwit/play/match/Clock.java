package org.outwit.play.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.LongSupplier;
import org.outwit.core.search.Limits;

/** The clock of one game. It is part of the game's state: who oversteps has lost, however good the move. */
public final class Clock {

    /** What scheduling, collection of garbage and the check of the limits may take on a busy machine. */
    private static final Duration REACTION = Duration.ofMillis(40);

    private static final int REACTION_SHARE = 20;
    private static final int MOVES_TO_GO = 25;

    private final TimeControl control;
    private final LongSupplier nanos;
    private final long[] left;
    private int running = -1;
    private long since;

    public Clock(TimeControl control, int players, LongSupplier nanos) {
        this.control = control;
        this.nanos = nanos;
        this.left = new long[players];
        Arrays.fill(left, available());
    }

    /** By the time of this machine. */
    public Clock(TimeControl control, int players) {
        this(control, players, System::nanoTime);
    }

    private long available() {
        return control.perMove().or(control::perGame).map(Duration::toNanos).orElse(Long.MAX_VALUE);
    }

    /** Starts the time of the player who is to move. */
    public void start(int player) {
        if (running >= 0) throw new IllegalStateException("The clock of player " + running + " is running.");
        running = player;
        since = nanos.getAsLong();
    }

    /** Whether anybody can overstep. */
    public boolean isTimed() {
        return control.isTimed();
    }

    /** How long the running player has been thinking. */
    public Duration elapsed() {
        if (running < 0) throw new IllegalStateException("No clock is running.");
        return Duration.ofNanos(nanos.getAsLong() - since);
    }

    /** Whether the running player has overstepped if his move took so long. */
    public boolean isLate(Duration took) {
        return control.isTimed() && took.toNanos() > left[running];
    }

    /** The player has moved after so long; false where he has overstepped. */
    public boolean stop(Duration took) {
        boolean late = isLate(took);
        int player = running;
        running = -1;
        if (late) return false;
        if (control.perGame().isPresent()) {
            left[player] += control.increment().toNanos() - took.toNanos();
        }
        return true;
    }

    /** What a player has left for his next move; only where the game is timed. */
    public Duration left(int player) {
        return Duration.ofNanos(left[player]);
    }

    /** The limits for a player's next move: those given, and the time that is advised. */
    public Limits limit(Limits limits, int player) {
        return control.isTimed() ? limits.withTime(advised(player)) : limits;
    }

    /**
     * How long a player should think about his next move so that he does not overstep: the time for a move less what a busy
     * machine may need to react, or his share of what is left of the game.
     */
    public Duration advised(int player) {
        long has = left[player];
        long wanted = control.perMove().isPresent()
                ? has
                : Math.min(has, has / MOVES_TO_GO + control.increment().toNanos() * 3 / 4);
        long reaction = Math.min(has / 2, REACTION.toNanos() + has / REACTION_SHARE);
        return Duration.ofNanos(Math.max(1, Math.min(wanted, has - reaction)));
    }
}
