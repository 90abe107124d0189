package org.outwit.games.backgammon;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;

/** A judgement of the board times the stakes that the cube shows. */
record StakesEvaluator(LinearEvaluator<BackgammonPosition> board) implements Evaluator<BackgammonPosition> {

    @Override
    public int value(BackgammonPosition position, int player) {
        return position.isOver() ? position.payoff(player) : ongoing(position, player);
    }

    @Override
    public int ongoing(BackgammonPosition position, int player) {
        return position.stake() * board.ongoing(position, player);
    }
}
