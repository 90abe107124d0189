package org.outwit.play.match;

import java.time.Duration;
import java.util.Optional;
import org.outwit.core.game.InputException;

/**
 * How much time a player has: so much for each move, or so much for the whole game and a little more with every move.
 *
 * @param perMove for each move by itself; empty where the game as a whole is timed or nothing is
 * @param perGame for all moves together; empty where each move is timed or nothing is
 * @param increment added after every move of a timed game
 */
public record TimeControl(Optional<Duration> perMove, Optional<Duration> perGame, Duration increment) {

    /** No limit. */
    public static final TimeControl NONE = new TimeControl(Optional.empty(), Optional.empty(), Duration.ZERO);

    public TimeControl {
        if (perMove.isPresent() && perGame.isPresent()) {
            throw new InputException("Time is given for each move or for the game, not for both.");
        }
        perMove.ifPresent(time -> positive(time, "a move"));
        perGame.ifPresent(time -> positive(time, "the game"));
        if (increment.isNegative()) {
            throw new InputException("The increment (" + increment.toMillis() + " ms) must not be negative.");
        }
    }

    public static TimeControl perMove(Duration time) {
        return new TimeControl(Optional.of(time), Optional.empty(), Duration.ZERO);
    }

    public static TimeControl perGame(Duration time, Duration increment) {
        return new TimeControl(Optional.empty(), Optional.of(time), increment);
    }

    public boolean isTimed() {
        return perMove.isPresent() || perGame.isPresent();
    }

    private static void positive(Duration time, String what) {
        if (time.isNegative() || time.isZero()) {
            throw new InputException("The time for " + what + " (" + time.toMillis() + " ms) must be positive.");
        }
    }

    /** As it is typed and stored: {@code 100 ms a move}, {@code 60000 ms + 500 ms}, {@code untimed}. */
    @Override
    public String toString() {
        if (perMove.isPresent()) return perMove.get().toMillis() + " ms a move";
        if (perGame.isPresent()) return perGame.get().toMillis() + " ms + " + increment.toMillis() + " ms";
        return "untimed";
    }
}
