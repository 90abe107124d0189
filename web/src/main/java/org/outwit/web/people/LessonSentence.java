package org.outwit.web.people;

import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.OpponentModel;

/** What was learned of somebody and how well it predicts them, for people. */
final class LessonSentence {

    private LessonSentence() {}

    /** While all but the predictions is still being found out. */
    static String early() {
        return "Predicts and plays by now; what is valued and how good predictions are is still being found out.";
    }

    static String of(OpponentModel model) {
        String depth = "Seems to look " + model.depth() + (model.depth() == 1 ? " ply" : " plies") + " ahead"
                + (model.mayLookFurther() ? " or more." : ".");
        HoldOut held = model.holdOut();
        if (held.examples() == 0)
            return "There were too few games to tell anything from: nothing was left to test predictions on.";
        ConfidenceInterval interval = held.interval();
        String predicted = String.format(
                Locale.ROOT,
                " Of %,d decisions in the last games, which it had not seen, it predicted %s (95 %%: %s to %s); chance predicts %s.",
                held.examples(),
                percent(held.agreement()),
                percent(interval.low()),
                percent(interval.high()),
                percent(held.chance()));
        return held.isBetterThanChance()
                ? depth + predicted
                : "Nothing can be said of this way of playing." + predicted
                        + " That is no better than chance by more than luck would explain.";
    }

    private static String percent(double share) {
        return Math.round(100 * share) + " %";
    }
}
