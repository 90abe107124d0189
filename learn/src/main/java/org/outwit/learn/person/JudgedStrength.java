package org.outwit.learn.person;

import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.StrengthScale;

/**
 * How strong somebody is, on which scale, and how sure that is. Ratings are no federation's: an archive without ratings has one of its
 * own, by its results, and what moves say is on the scale of the archive that the people were learned from.
 *
 * @param rating how strong
 * @param error the standard error of what was judged by moves; not a number where the records give ratings
 * @param scale how the ratings of the people spread whom they are compared with
 * @param archive what these people were learned from
 */
public record JudgedStrength(double rating, double error, StrengthScale scale, String archive) {

    /** A rating that says no more than where the mean is says nothing. */
    private static final double VAGUE = 0.75;

    static JudgedStrength of(double rating, double error, PopulationModel population) {
        return new JudgedStrength(rating, error, population.strengths(), population.about());
    }

    /** Whether the rating is the mean of those in the records. */
    public boolean isFromRecords() {
        return Double.isNaN(error);
    }

    /** Half the 95 % interval of what was judged by moves. */
    public double halfWidth() {
        return ConfidenceInterval.halfWidth(error);
    }

    /** Whether there is anything to say. */
    public boolean isKnown() {
        return !Double.isNaN(rating) && (isFromRecords() || error < VAGUE * scale.deviation());
    }

    /** Such as "about 1593 ± 36 by their moves, where …". */
    public String words() {
        if (isFromRecords()) return "rated " + Math.round(rating) + " by these records";
        return "about " + Math.round(rating) + " ± " + Math.round(halfWidth())
                + " by their moves, on the scale of the archive that these people were learned from (" + archive
                + "; mean " + Math.round(scale.mean()) + ", standard deviation " + Math.round(scale.deviation())
                + "), which is no federation's";
    }
}
