package org.outwit.lab.people;

import org.outwit.learn.prediction.MoveCounts;

/**
 * How somebody plays, as far as it is known.
 *
 * @param weights what counts for them
 * @param leaning where they lean to other moves than everybody; null where that is not asked
 * @param own the book of their own games; null where that is not asked
 */
record PersonalPredictor(double[][] weights, PersonalBias leaning, MoveCounts own) {

    /** Like everybody, but for the weights. */
    static PersonalPredictor of(double[][] weights) {
        return new PersonalPredictor(weights, null, null);
    }
}
