package org.outwit.play.session;

import java.util.Collections;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;

/**
 * Which game a person plays against whom.
 *
 * @param start how far the game has come already
 * @param you the person's seat
 * @param opponents who sits in the other seats, in their order
 * @param limits for each move of an opponent, and for hints
 */
public record SessionPlan<P extends Position>(
        Game<P> game, GameHistory<P> start, int you, List<PlayerSpec> opponents, Limits limits) {

    public SessionPlan {
        opponents = List.copyOf(opponents);
        int others = game.capabilities().players() - 1;
        if (opponents.size() != others) {
            throw new InputException("In " + game.name() + " you have " + others
                    + (others == 1 ? " opponent" : " opponents") + ", found " + opponents.size() + ".");
        }
    }

    /** All other seats are taken by players who are written alike. */
    public SessionPlan(Game<P> game, GameHistory<P> start, int you, PlayerSpec opponent, Limits limits) {
        this(game, start, you, Collections.nCopies(game.capabilities().players() - 1, opponent), limits);
    }

    public int seats() {
        return opponents.size() + 1;
    }

    /** Who sits in a seat that is not the person's. */
    public PlayerSpec opponent(int seat) {
        return opponents.get(indexOf(seat));
    }

    /** Which of the opponents sits in a seat that is not the person's. */
    public int indexOf(int seat) {
        if (seat == you) throw new IllegalArgumentException("The person sits in seat " + seat + ".");
        return seat < you ? seat : seat - 1;
    }
}
