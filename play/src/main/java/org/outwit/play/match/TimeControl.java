package org.outwit.play.match;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.InputException;

/**
 * How much time a player has: for each move, or for the whole game and a little more with every move.
 *
 * @param perMove for each move by itself; empty where the game as a whole is timed or nothing is
 * @param perGame for all moves together; empty where each move is timed or nothing is
 * @param increment added after every move of a timed game
 */
public record TimeControl(Optional<Duration> perMove, Optional<Duration> perGame, Duration increment) {

    /** No limit. */
    public static final TimeControl NONE = new TimeControl(Optional.empty(), Optional.empty(), Duration.ZERO);

    private static final Pattern CLOCK =
            Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)(?:\\+(\\d{1,6}(?:\\.\\d{1,3})?))?");

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

    /**
     * A clock as people write it: seconds for all moves, and how many each move adds, such as {@code 60} or {@code 60+0.5}.
     *
     * @param what what it is called where it stands, for the message
     */
    public static TimeControl parse(String what, String clock) {
        Matcher matcher = CLOCK.matcher(clock);
        if (!matcher.matches()) {
            throw new InputException(
                    what + " must be seconds such as 60, or 60+0.5 with an increment; found '" + clock + "'.");
        }
        return perGame(seconds(matcher.group(1)), seconds(matcher.group(2)));
    }

    private static Duration seconds(String text) {
        return text == null ? Duration.ZERO : Duration.ofMillis(Math.round(Double.parseDouble(text) * 1000));
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
