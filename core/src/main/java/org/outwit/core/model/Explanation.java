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

    /** In words; {@code moves} names a root move, {@code replies} an answer to it, {@code values} a value. */
    public String sentence(Names names) {
        String chosen = names.move(move);
        if (!departsFromMinimax()) {
            return "The model plays " + chosen + ", as minimax does, and expects " + names.value(value)
                    + " where minimax is sure of " + names.value(minimaxValue) + ".";
        }
        String expected = reply == Position.NO_MOVE ? "" : " after " + names.reply(move, reply);
        String refuted =
                refutation == Position.NO_MOVE ? "" : ", who would answer " + names.reply(move, refutation) + ",";
        return "The model plays " + chosen + " and expects " + names.value(value) + expected + "; against a perfect "
                + "opponent" + refuted + " it is worth " + names.value(guaranteed) + ". Minimax would play "
                + names.move(minimaxMove) + ", worth " + names.value(minimaxValue) + " against a perfect opponent and "
                + names.value(minimaxExpected) + " against this one: a gain of " + names.difference(gain())
                + " if the model is right, a loss of " + names.difference(risk()) + " if it is wrong.";
    }

    /** How a game writes moves and values. */
    public interface Names {

        String move(int move);

        /** A reply to a root move. */
        String reply(int move, int reply);

        String value(int value);

        /** By how much a value is better than another. */
        default String difference(int value) {
            return value(value);
        }
    }
}
