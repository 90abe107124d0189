package org.outwit.learn.foresight;

import org.outwit.core.model.Ties;

/**
 * How well the opponent is foreseen by the one move that a program would play; there are no probabilities to score.
 *
 * @param foreseen how many of the latest decisions the candidate that was best before each of them predicted
 * @param seen how many these latest decisions are, at most {@link #LATEST}
 * @param rate the chance that the best candidate predicts the next decision, by its own score
 * @param lowerEnd what this chance is at least, about: the best candidate is trusted from {@link #ENOUGH} on
 * @param origin where the best candidate comes from
 * @param depth how deep it takes the opponent to look
 * @param ties which of equal moves it takes the opponent to play
 * @param decisions how many decisions were seen in all
 * @param lessons how many lessons were learned
 */
public record ForesightScore(
        int foreseen,
        int seen,
        double rate,
        double lowerEnd,
        String origin,
        int depth,
        Ties ties,
        int decisions,
        int lessons) {

    /** The number of decisions that tell how it goes now. */
    public static final int LATEST = 40;

    /** With fewer predictions that hold, plain search is the better use of the time; the balance is at 50 to 55 %. */
    public static final double ENOUGH = 0.6;
}
