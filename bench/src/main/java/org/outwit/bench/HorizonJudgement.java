package org.outwit.bench;

import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

/**
 * What a Connect Four position at the horizon is worth, to both sides alike. A won game is worth {@link #WIN}; aima's
 * values lie in [0, 1] around one half, and as {@code WIN} is a power of two nothing is rounded on the way.
 */
public enum HorizonJudgement {
    /** Nothing: only won, drawn and lost games count. What aima's searches do unless told otherwise. */
    OUTCOME,
    /** Own less other empty cells that would complete four in a row, which aima's states keep count of. */
    THREATS;

    /** More than there are cells. */
    static final int WIN = 64;

    /** Ours, in {@link ConnectFour}'s scale. */
    Evaluator<ConnectFourPosition> evaluator(ConnectFour game) {
        return this == OUTCOME ? outcome() : LinearEvaluator.of(game, Map.of("threats", 1.0 / WIN));
    }

    static <P extends Position> Evaluator<P> outcome() {
        return (position, player) -> position.isOver() ? position.payoff(player) : 0;
    }

    static double toAima(int value) {
        return 0.5 + value / (2.0 * WIN);
    }

    static int fromAima(double value) {
        return (int) ((value - 0.5) * 2 * WIN);
    }
}
