package org.outwit.lab.worth;

import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Meter;

/** A person who chooses less freely than a predictor says: each probability to some power, so that the likely moves are likelier. */
record SharpenedPredictor<P extends Position>(MovePredictor<P> predictor, double sharpness)
        implements MovePredictor<P> {

    @Override
    public int predict(P position, double[] into) {
        int count = predictor.predict(position, into);
        sharpen(into, count, sharpness);
        return count;
    }

    @Override
    public void spendFrom(Meter meter, int level) {
        predictor.spendFrom(meter, level);
    }

    static void sharpen(double[] row, int count, double sharpness) {
        double sum = 0;
        for (int i = 0; i < count; i++) sum += row[i] = Math.pow(row[i], sharpness);
        for (int i = 0; i < count; i++) row[i] /= sum;
    }
}
