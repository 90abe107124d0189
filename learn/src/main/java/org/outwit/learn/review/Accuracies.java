package org.outwit.learn.review;

import java.util.List;
import org.outwit.learn.study.Weighing;

/** Adds up losses. */
final class Accuracies {

    private Accuracies() {}

    /** {@code losses} are those of all decisions, bent, in units of the game. */
    static SideAccuracy of(String name, List<Double> losses, Weighing weighing) {
        double sum = 0;
        double points = 0;
        int best = 0;
        int errors = 0;
        for (double loss : losses) {
            sum += Math.pow(0.5, loss / weighing.error());
            points += weighing.pointsLost(loss);
            if (loss == 0) best++;
            if (loss >= weighing.error()) errors++;
        }
        return new SideAccuracy(name, losses.size(), losses.isEmpty() ? 0 : sum / losses.size(), best, errors, points);
    }
}
