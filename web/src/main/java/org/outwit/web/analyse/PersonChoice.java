package org.outwit.web.analyse;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;

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

    Map<String, Object> shown() {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("id", id);
        shown.put("name", name);
        shown.put("kind", kind);
        shown.put("from", from);
        return shown;
    }
}
