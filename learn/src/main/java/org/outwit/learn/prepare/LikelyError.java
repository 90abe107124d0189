package org.outwit.learn.prepare;

import java.util.List;
import org.outwit.learn.study.PersonResults;

/**
 * An error that they will probably make where the repertoire leads. It is an error by a search that looks further ahead than
 * the predictor, and what their games say does not contradict the prediction.
 *
 * @param moves how the game comes there, from the start of the chapter
 * @param position where they move
 * @param move what they will play, and {@code better} what they should
 * @param loss what it gives away, in units
 * @param reach how likely a game comes there if you play by the repertoire
 * @param likely how likely they err there, and {@code anybody} how likely anybody of their strength does
 * @param met how their games ended for them that came there, and {@code played} those in which they erred so
 * @param answer what you play then; empty where the preparation ends
 * @param depth how many plies the search looked ahead
 */
public record LikelyError(
        List<String> moves,
        String position,
        String move,
        String better,
        double loss,
        double reach,
        double likely,
        double anybody,
        PersonResults met,
        PersonResults played,
        String answer,
        int depth) {

    /** A loss of more errors than this is counted as this: such a move is simply bad. */
    public static final double MOST_ERRORS = 4;

    public LikelyError {
        moves = List.copyOf(moves);
    }

    /** How much of a loss to hope for when a game begins, in units. */
    public double hope() {
        return reach * likely * loss;
    }
}
