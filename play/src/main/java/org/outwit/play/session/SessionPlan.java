package org.outwit.play.session;

import java.util.Collections;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.match.TimeControl;

/**
 * Which game a person plays against whom, or watches.
 *
 * @param start how far the game has come already
 * @param you the person's seat, or {@link #NOBODY} where all seats are taken by players
 * @param opponents who sits in the other seats, in their order
 * @param limits for each move of an opponent, and for hints
 * @param time what everybody has on their clock
 */
public record SessionPlan<P extends Position>(
        Game<P> game, GameHistory<P> start, int you, List<PlayerSpec> opponents, Limits limits, TimeControl time) {

    /** The seat of a person who only watches. */
    public static final int NOBODY = -1;

    public SessionPlan {
        opponents = List.copyOf(opponents);
        int seats = game.capabilities().players();
        int others = you == NOBODY ? seats : seats - 1;
        if (opponents.size() != others) {
            throw new InputException("In " + game.name() + " you "
                    + (you == NOBODY
                            ? "watch " + others + " players"
                            : "have " + others + (others == 1 ? " opponent" : " opponents"))
                    + ", found " + opponents.size() + ".");
        }
        if (time.isTimed() && seats != 2) {
            throw new InputException("Clocks are for games of two, and " + game.name() + " has " + seats + " seats.");
        }
    }

    /** A plan without clocks. */
    public SessionPlan(Game<P> game, GameHistory<P> start, int you, List<PlayerSpec> opponents, Limits limits) {
        this(game, start, you, opponents, limits, TimeControl.NONE);
    }

    /** All other seats are taken by players who are written alike. */
    public SessionPlan(Game<P> game, GameHistory<P> start, int you, PlayerSpec opponent, Limits limits) {
        this(game, start, you, Collections.nCopies(game.capabilities().players() - 1, opponent), limits);
    }

    /** A plan in which a person watches these players, one for each seat. */
    public static <P extends Position> SessionPlan<P> watching(
            Game<P> game, GameHistory<P> start, List<PlayerSpec> players, Limits limits) {
        return new SessionPlan<>(game, start, NOBODY, players, limits);
    }

    public SessionPlan<P> timed(TimeControl time) {
        return new SessionPlan<>(game, start, you, opponents, limits, time);
    }

    /** Whether the person only watches. */
    public boolean isWatched() {
        return you == NOBODY;
    }

    public int seats() {
        return game.capabilities().players();
    }

    /** Who sits in a seat that is not the person's. */
    public PlayerSpec opponent(int seat) {
        return opponents.get(indexOf(seat));
    }

    /** Which of the opponents sits in a seat that is not the person's. */
    public int indexOf(int seat) {
        if (seat == you) throw new IllegalArgumentException("The person sits in seat " + seat + ".");
        return isWatched() || seat < you ? seat : seat - 1;
    }
}
