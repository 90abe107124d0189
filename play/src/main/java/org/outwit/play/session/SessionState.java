package org.outwit.play.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.IllegalMoveException;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.match.GameEnd;

/**
 * All that a session needs besides its plan to go on after the program has ended. It can be asked for at any time by the thread that
 * follows commands, while an event is told, too.
 *
 * @param moves those since the plan's start, chance included
 * @param thinking how long the person has thought about the next one; time while no program runs costs nothing
 * @param dice the seed of chance
 * @param end how the game ended, if that was told
 */
public record SessionState(List<KeptMove> moves, Duration thinking, long dice, Optional<End> end) {

    /**
     * One move.
     *
     * @param text in the game's notation
     * @param took how long its player thought; zero for chance
     * @param predicted whether this move of the person was the one expected; empty where nothing was
     * @param foreseen how a player who learns expected the game to go on after this move of theirs; empty where they played plain
     */
    public record KeptMove(String text, Duration took, Optional<Boolean> predicted, List<String> foreseen) {

        public KeptMove {
            foreseen = List.copyOf(foreseen);
        }

        /** A move after which nobody foresaw anything. */
        public KeptMove(String text, Duration took, Optional<Boolean> predicted) {
            this(text, took, predicted, List.of());
        }
    }

    /**
     * How a game ended.
     *
     * @param payoffs what each seat got; empty where it counts for nobody
     * @param remark a sentence that says more, or an empty text
     */
    public record End(GameEnd how, List<Integer> payoffs, String remark) {

        public End {
            payoffs = List.copyOf(payoffs);
        }
    }

    public SessionState {
        moves = List.copyOf(moves);
    }

    /** Nothing has been played yet. */
    public static SessionState beginning(long dice) {
        return new SessionState(List.of(), Duration.ZERO, dice, Optional.empty());
    }

    /**
     * The game from its start to here.
     *
     * @throws InputException if the moves are none of this plan
     */
    <P extends Position> GameHistory<P> history(SessionPlan<P> plan) {
        GameHistory<P> history = plan.start();
        for (KeptMove each : moves) {
            try {
                history = history.then(plan.game().notation().parse(history.end(), each.text()));
            } catch (NotationException | IllegalMoveException e) {
                throw new InputException("The kept game cannot go on at ply " + (history.plies() + 1) + ", '"
                        + each.text() + "': " + e.getMessage());
            }
        }
        return history;
    }
}
