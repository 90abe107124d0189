package org.outwit.learn.study;

import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.person.ErrorClaims;

/**
 * Whether what the model claims about this person's errors is true, and what is left of a claim where it is not. What they were
 * expected to lose is held against what they lost; the slope of that line is the part of a claim that comes true. It is
 * weighed against what was found for people in general, the more the fewer decisions were judged. A model that was learned from
 * the decisions cannot vouch for itself: they may lower what is believed, and not raise it.
 *
 * @param decisions how many were judged, and {@code learned} whether the model was learned from them
 * @param depth how many plies the model looked ahead, and {@code judgeDepth} the judge
 * @param errorSize what counts as an error, in units of the game
 * @param favourites how often the model's favourite was one, {@code claimed} how likely it said that was, and {@code played} how often
 *     it was played
 * @param mass how likely any error was by the model, and {@code errors} how often one was played
 * @param expectedLoss what a move was expected to lose on average, and {@code realLoss} what it lost
 * @param slope by how much the real loss grew where the expected one grew by one, and {@code slopeError} its standard error
 * @param own whether enough was judged for the slope to count at all
 * @param kept the part of a claim that is believed, from {@code keptLeast} to {@code keptMost} with 95 %
 */
public record ClaimCheck(
        int decisions,
        boolean learned,
        int depth,
        int judgeDepth,
        double errorSize,
        int favourites,
        double claimed,
        ConfidenceInterval played,
        double mass,
        ConfidenceInterval errors,
        double expectedLoss,
        double realLoss,
        double slope,
        double slopeError,
        boolean own,
        double kept,
        double keptLeast,
        double keptMost) {

    /** With fewer decisions one blunder more or less would decide what is believed. */
    static final int LEAST_DECISIONS = 100;

    /** With fewer favourites that lose, these claims were hardly put to the test, however many decisions there were. */
    static final int LEAST_CASES = 10;

    /** Nobody's claims all come true, and nobody's never do. */
    static final double LEAST_KEPT = 0.02;

    /**
     * What is kept of claims about people in general, and how far people are from each other in that (a standard deviation). Six people
     * of three games had slopes from 0.41 to 0.90.
     */
    static final double GENERAL = 0.65;

    static final double SPREAD = 0.2;

    static ClaimCheck of(ErrorClaims claims, boolean learned) {
        ErrorClaims.Size size = claims.sizes().get(0);
        boolean own = claims.decisions() >= LEAST_DECISIONS
                && size.favourites() >= LEAST_CASES
                && Double.isFinite(claims.slopeError());
        double ofPeople = 1 / (SPREAD * SPREAD);
        // A person of whom everything came true would have an error of 0, and nobody is that certain.
        double error = Math.max(claims.slopeError(), 1e-3);
        double ofPerson = own ? 1 / (error * error) : 0;
        double mean = (GENERAL * ofPeople + (own ? claims.slope() * ofPerson : 0)) / (ofPeople + ofPerson);
        if (learned) mean = Math.min(GENERAL, mean);
        double half = ConfidenceInterval.halfWidth(1 / Math.sqrt(ofPeople + ofPerson));
        return new ClaimCheck(
                claims.decisions(),
                learned,
                claims.depth(),
                claims.judgeDepth(),
                size.least(),
                size.favourites(),
                size.claimed(),
                size.played(),
                size.mass(),
                size.errors(),
                claims.expectedLoss(),
                claims.realLoss(),
                claims.slope(),
                claims.slopeError(),
                own,
                part(mean),
                part(mean - half),
                part(mean + half));
    }

    /** No claim is made larger than the model makes it, and none turns round; none is certain either way. */
    private static double part(double kept) {
        return Math.max(LEAST_KEPT, Math.min(1 - LEAST_KEPT, kept));
    }

    /**
     * What is left of a gain, with its 95 % interval. The risk is certain; what outweighs it is that they were expected to lose more
     * than after another move, and only a part of that comes true.
     */
    ConfidenceInterval left(double gain, double risk) {
        double more = gain + risk;
        return new ConfidenceInterval(kept * more - risk, keptLeast * more - risk, keptMost * more - risk);
    }
}
