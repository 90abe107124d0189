package org.outwit.core.model;

/**
 * Why somebody whose game is lost or drawn with best play chooses a move: after it an opponent who is no perfect player gives away most.
 * Results are the mover's, over the lines that the opponent is expected to play: 1 for a win, ½ for a draw, 0 for a loss.
 *
 * @param move what is played
 * @param result what it comes to on average
 * @param better how likely the game ends better than best play has it: not lost where it is lost, won where it is drawn
 * @param plainMove what plain search would have played: the longest resistance, or the first of the drawing moves
 * @param plainResult what that comes to on average
 * @param plainBetter how likely the game ends better after that
 * @param drawn whether the game is drawn with best play; else it is lost
 * @param compared how many moves were compared
 * @param lines how many lines were played out
 * @param certain whether all lines after these two moves were, so that nothing is left to chance but the opponent
 */
public record ResortForecast(
        int move,
        double result,
        double better,
        int plainMove,
        double plainResult,
        double plainBetter,
        boolean drawn,
        int compared,
        long lines,
        boolean certain) {

    /** Whether the move is another one than plain search would have played. */
    public boolean departsFromPlain() {
        return move != plainMove;
    }

    /** How much more the move brings than the plain one, if the opponent is as expected. */
    public double gain() {
        return result - plainResult;
    }
}
