package org.outwit.play.session;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.Turn;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.session.SessionEvent.Thinking;

/**
 * Listens to players who think: tells now and then what they would play by now, and makes them move at once if somebody wishes it.
 *
 * <p>A depth is often finished right after another that was told. It is kept until enough time has passed and told when the search next asks
 * whether it should stop, which is on the same thread and no part of the recursion.
 */
final class Thinker<P extends Position> {

    /** What is told at most five times a second can be read; a player who answers sooner tells nothing. */
    private static final long PAUSE = Duration.ofMillis(200).toNanos();

    private final Consumer<SessionEvent<P>> events;
    private final LongSupplier nanos;
    private volatile boolean thinking;
    private volatile boolean hurried;

    Thinker(Consumer<SessionEvent<P>> events, LongSupplier nanos) {
        this.events = events;
        this.nanos = nanos;
    }

    /** Ends the search that is going on, if there is one; from any thread. */
    void hurry() {
        if (thinking) hurried = true;
    }

    /** This player, listened to while they think about the position. */
    MoveChooser<P> listeningTo(MoveChooser<P> player, P position) {
        return new MoveChooser<>() {
            @Override
            public Result choose(Turn<P> turn) {
                return Thinker.this.choose(player, turn, position);
            }

            @Override
            public boolean isForeign() {
                return player.isForeign();
            }
        };
    }

    private Result choose(MoveChooser<P> player, Turn<P> turn, P position) {
        Ear ear = new Ear(position, turn.seat());
        Limits limits = turn.limits();
        hurried = false;
        thinking = true;
        try {
            return player.choose(turn.within(limits.stoppedBy(() -> {
                        ear.tell();
                        return hurried || limits.stop().getAsBoolean();
                    }))
                    .telling(result -> {
                        turn.progress().accept(result);
                        ear.hear(result);
                    }));
        } finally {
            thinking = false;
        }
    }

    /** Hears one search, and only the thread that asked for it, on which events are told. */
    private final class Ear {

        private final P position;
        private final int seat;
        private final Thread thread = Thread.currentThread();
        private long told = nanos.getAsLong();
        private Result heard;

        Ear(P position, int seat) {
            this.position = position;
            this.seat = seat;
        }

        void hear(Result result) {
            if (Thread.currentThread() != thread || !result.isKnown()) return;
            heard = result;
            tell();
        }

        void tell() {
            if (Thread.currentThread() != thread || heard == null) return;
            long now = nanos.getAsLong();
            if (now - told < PAUSE) return;
            told = now;
            Result result = heard;
            heard = null;
            events.accept(new Thinking<>(
                    Position.copyOf(position),
                    seat,
                    result.depth(),
                    result.value(),
                    result.line(),
                    result.counts().nodes()));
        }
    }
}
