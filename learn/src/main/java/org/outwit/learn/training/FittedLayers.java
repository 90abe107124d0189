package org.outwit.learn.training;

import java.util.List;
import org.outwit.learn.people.ErrorTilt;
import org.outwit.learn.people.MoveColumns;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Trust;

/**
 * How looks, values, book and strength go together, and how well they predict games that nothing was learned from.
 *
 * @param layers the weights of {@link MoveColumns} for each depth from 0 on
 * @param trust in the book
 * @param personal how far to follow what a person does differently
 * @param tilt of predictions that have to be right about errors
 * @param looks how well somebody predicts who does not look ahead
 * @param layer who looks ahead as far as is usual
 * @param all who knows the book, too
 */
record FittedLayers(
        List<double[][]> layers,
        Trust trust,
        PersonalPlan personal,
        ErrorTilt tilt,
        PredictionScore looks,
        PredictionScore layer,
        PredictionScore all) {

    FittedLayers with(PersonalPlan other) {
        return new FittedLayers(layers, trust, other, tilt, looks, layer, all);
    }
}
