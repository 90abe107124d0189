package org.outwit.web.analyse;

import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.web.analyse.AnalysisNews.PredictableView;

/**
 * Somebody whose moves can be predicted.
 *
 * @param id what requests call them
 * @param kind "people", "level", "person" or "you"
 * @param from what the prediction rests on, in a sentence with a number of games
 * @param predictor for one thread
 */
record PersonChoice<P extends Position>(
        String id, String name, String kind, String from, Supplier<MovePredictor<P>> predictor) {

    PredictableView shown() {
        return new PredictableView(id, name, kind, from);
    }
}
