package org.outwit.core.model;

import org.outwit.core.game.Position;

/**
 * Why a model search prefers its move: what it expects, what minimax would have played, and what is at stake if the model
 * is wrong. All values are ours, by our own function. Made by {@link Explainer}.
 *
 * @param move what the model search chooses
 * @param value what it expects to get
 * @param reply what it expects the opponent to answer; {@link Position#NO_MOVE} where the game ends or the horizon is reached
 * @param guaranteed what the move is worth against a perfect opponent
 * @param refutation how a perfect opponent would answer it
 * @param minimaxMove what minimax would have chosen
 * @param minimaxValue what that is worth against a perfect opponent
 * @param minimaxExpected what it would bring against the opponent of the model
 */
public record Explanation(
        int move,
        int value,
        int reply,
        int guaranteed,
        int refutation,
        int minimaxMove,
        int minimaxValue,
        int minimaxExpected) {

    /** Whether the model changes anything. */
    public boolean departsFromMinimax() {
        return move != minimaxMove;
    }

    /** What the model search hopes to gain over minimax's move, if the model is right. */
    public int gain() {
        return value - minimaxExpected;
    }

    /** What it gives away, at most, if the model is wrong. */
    public int risk() {
        return minimaxValue - guaranteed;
    }
}
