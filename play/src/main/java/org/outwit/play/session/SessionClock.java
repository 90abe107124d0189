package org.outwit.play.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.match.Clock;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.GameReport;
import org.outwit.play.session.SessionEvent.ClockState;

/**
 * The clocks of a session and what each move took. Time is part of the game as moves are: clocks are found by counting from the start, so
 * a person who takes a move back gets the time back that it and the answers took.
 */
final class SessionClock<P extends Position> {

    private final SessionPlan<P> plan;
    private final Clock clock;
    private final Map<Integer, Duration> took = new HashMap<>(); // by ply
    private Duration thinking; // of the person, before their clock was started or when it was halted

    SessionClock(SessionPlan<P> plan, Duration thinking, LongSupplier nanos) {
        this.plan = plan;
        this.thinking = thinking;
        this.clock = new Clock(plan.time(), plan.seats(), nanos);
    }

    /** The clock that players at the table start and stop. */
    Clock clock() {
        return clock;
    }

    void took(int ply, Duration time) {
        took.put(ply, time);
    }

    /** The move of this ply was played by somebody whom the table asked. */
    void stopped(int ply) {
        took.put(ply, clock.took());
    }

    /** How long the move of this ply took; nothing for chance. */
    Duration took(int ply) {
        return took.getOrDefault(ply, Duration.ZERO);
    }

    /** Counts the time of all moves that a game has now, and gives that of others back. */
    void count(GameHistory<P> history) {
        clock.reset();
        took.keySet().removeIf(ply -> ply >= history.plies());
        int first = plan.start().plies();
        history.forEach((before, move, ply) -> {
            if (ply >= first && before.mover() != Position.CHANCE) clock.spend(before.mover(), took(ply));
        });
    }

    /** The person's clock runs from now on. */
    void startYours() {
        if (clock.running() < 0) clock.start(plan.you(), thinking);
    }

    /** The person has moved. */
    void stopYours(int ply) {
        clock.stop();
        stopped(ply);
        thinking = Duration.ZERO;
    }

    /** Whether the person's clock runs and their flag has fallen. */
    boolean isYoursFallen() {
        return isYoursRunning() && clock.hasFallen();
    }

    private boolean isYoursRunning() {
        return clock.running() >= 0 && clock.running() == plan.you();
    }

    /** Stops where it is, because the game is over. */
    void halt() {
        thinking = thinking();
        clock.halt();
    }

    /** Moves were taken back to where the game is now. The person begins their turn anew, even where their flag fell. */
    void tookBack(GameHistory<P> history) {
        thinking = Duration.ZERO;
        count(history);
    }

    /** How long the person has thought about their next move. */
    Duration thinking() {
        return isYoursRunning() ? clock.thinking() : thinking;
    }

    /** What everybody has left while this seat's clock runs; who overstepped their time has nothing. */
    ClockState<P> state(GameReport report, int running) {
        List<Long> left = new ArrayList<>();
        for (int seat = 0; seat < plan.seats(); seat++) {
            boolean overstepped =
                    report.end() == GameEnd.TIME && report.payoffs().get(seat) < 0;
            left.add(overstepped ? 0 : left(seat));
        }
        return new ClockState<>(List.copyOf(left), running);
    }

    /** In milliseconds. */
    private long left(int seat) {
        Duration used = seat == plan.you() ? thinking() : Duration.ZERO;
        return Math.max(0, clock.left(seat).minus(used).toMillis());
    }
}
