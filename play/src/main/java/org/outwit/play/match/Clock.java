package org.outwit.play.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.LongSupplier;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.Saving;

/** The clock of one game. A player whose time is over has lost between two, and is passed over among more, however good the move. */
public final class Clock {

    private static final int RESERVE_SHARE = 20;
    private static final int MOVES_TO_GO = 25;

    /** A player may think for a tenth of their time at least, however slow the machine. */
    private static final double MOST_RESERVE = 0.9;

    private final TimeControl control;
    private final LongSupplier nanos;
    private final Reaction reaction;
    private final long[] left;
    private int running = -1;
    private long since;
    private boolean measured; // a program thinks, whose lateness says what to keep in reserve
    private boolean foreign;
    private long planned;
    private long took;

    Clock(TimeControl control, int players, LongSupplier nanos, Reaction reaction) {
        this.control = control;
        this.nanos = nanos;
        this.reaction = reaction;
        this.left = new long[players];
        Arrays.fill(left, available());
    }

    /** Uses the time of this machine. */
    public Clock(TimeControl control, int players) {
        this(control, players, System::nanoTime);
    }

    /** {@code nanos} says what time it is, in nanoseconds since whenever. */
    public Clock(TimeControl control, int players, LongSupplier nanos) {
        this(control, players, nanos, new Reaction());
    }

    private long available() {
        return control.perMove().or(control::perGame).map(Duration::toNanos).orElse(Long.MAX_VALUE);
    }

    /** Starts the time of the player who is to move. */
    public void start(int player) {
        start(player, Duration.ZERO);
    }

    /** Starts the time of the player who is to move and has thought for so long already, before they were interrupted. */
    public void start(int player, Duration already) {
        if (running >= 0) throw new IllegalStateException("The clock of player " + running + " is running.");
        running = player;
        measured = false;
        since = nanos.getAsLong() - already.toNanos();
    }

    /**
     * Starts the time of a program, which ends at the advised time or before: the time it takes beyond that is how late such
     * programs answer on this machine. A person who thinks long says nothing about that. {@code foreign} programs are those of others.
     */
    void startProgram(int player, boolean foreign) {
        start(player);
        this.foreign = foreign;
        measured = control.isTimed();
        planned = measured ? advised(player, foreign).toNanos() : 0;
    }

    /** Whose clock is running, or -1. */
    public int running() {
        return running;
    }

    /** How long the running player has thought; zero where nobody's clock runs. */
    public Duration thinking() {
        return running < 0 ? Duration.ZERO : Duration.ofNanos(nanos.getAsLong() - since);
    }

    /** How long the last turn took. */
    public Duration took() {
        return Duration.ofNanos(took);
    }

    /** Nobody's clock runs any more, and what the last turn has taken so far costs nothing. */
    public void halt() {
        running = -1;
    }

    /** All clocks are as they were before the first move. */
    public void reset() {
        halt();
        Arrays.fill(left, available());
    }

    /** A player has moved after so long: for games that were begun elsewhere. */
    public void spend(int player, Duration time) {
        if (control.isTimed()) charge(player, time.toNanos());
    }

    /** Takes off what was used, at most what there was, and adds the increment; returns what was used. */
    private long charge(int player, long nanos) {
        long used = Math.min(nanos, left[player]);
        if (control.perGame().isPresent()) left[player] += control.increment().toNanos() - used;
        return used;
    }

    /** Whether there is a time limit at all. */
    public boolean isTimed() {
        return control.isTimed();
    }

    /**
     * What a player may do with time that a move hardly needs. Time for one move is lost in a match if it is not spent; without a clock a
     * person waits for an answer that has a limit of time.
     */
    Saving saving(Limits limits) {
        if (control.perGame().isPresent()) return Saving.CLEAR_MOVES;
        return control.isTimed() || limits.time() == null ? Saving.NOTHING : Saving.FORCED_MOVES;
    }

    /** Whether the flag of the running player has fallen. */
    public boolean hasFallen() {
        if (running < 0) throw new IllegalStateException("No clock is running.");
        return control.isTimed() && nanos.getAsLong() - since > left[running];
    }

    /**
     * The running player has moved. False if the flag had fallen before: then they have lost, unless they had told a move in time,
     * in which case only the increment is left to them.
     */
    public boolean stop() {
        if (running < 0) throw new IllegalStateException("No clock is running.");
        took = nanos.getAsLong() - since;
        int player = running;
        running = -1;
        if (!control.isTimed()) return true;
        long used = charge(player, took);
        if (measured) reaction.saw(used - planned, foreign);
        return took <= used;
    }

    /** How much time a player has left for the next move; only in timed games. */
    public Duration left(int player) {
        return Duration.ofNanos(left[player]);
    }

    /** The limits for a player's next move: the given ones and the advised time, whichever is shorter. */
    public Limits limit(Limits limits, int player) {
        return limit(limits, player, false);
    }

    /** {@code foreign} says whether a program of others is limited, which may answer later than ours. */
    Limits limit(Limits limits, int player, boolean foreign) {
        if (!control.isTimed()) return limits;
        Duration advised = advised(player, foreign);
        boolean shorter = limits.time() != null && limits.time().compareTo(advised) < 0;
        return shorter ? limits : limits.withTime(advised);
    }

    /**
     * How long a player should think about the next move: the time for a move less what this machine may need to react, or a share
     * of what is left of the game.
     */
    public Duration advised(int player) {
        return advised(player, false);
    }

    private Duration advised(int player, boolean foreign) {
        long has = left[player];
        long wanted = control.perMove().isPresent()
                ? has
                : Math.min(has, has / MOVES_TO_GO + control.increment().toNanos() * 3 / 4);
        long reserve = (long) Math.min(MOST_RESERVE * has, reaction.reserve(foreign) + (double) has / RESERVE_SHARE);
        return Duration.ofNanos(Math.max(1, Math.min(wanted, has - reserve)));
    }
}
