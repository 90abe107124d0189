package org.outwit.web.search;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.outwit.web.http.Wire;

/**
 * A tree, and what one or two algorithms did on it.
 *
 * @param size how many nodes it has
 * @param tree empty where it is too large to be drawn
 */
@Wire(answers = "POST /api/search/steps")
record StepsView(int size, Optional<TreeView> tree, List<RunSteps> runs) {

    /** Only where its nodes stand. */
    @Wire(answers = "POST /api/search/places")
    record PlacesView(int size, Optional<TreePlacesView> tree) {}

    /**
     * A tree, column by column: what a page needs to draw it once.
     *
     * @param kinds whose node it is: "leaf", "chance", or a player such as "p0"
     * @param calls what each node is called in sentences
     * @param known what the definition says that it is worth
     * @param labels what leaves show
     */
    record TreeView(
            List<Integer> parents,
            List<String> kinds,
            List<String> names,
            List<String> calls,
            List<String> edges,
            List<String> known,
            List<Optional<List<String>>> labels,
            List<String> functions,
            @JsonUnwrapped TreePlacesView places) {}

    /**
     * What changes when something is folded.
     *
     * @param x nothing for nodes that are folded away, as {@code y}
     * @param hidden how many nodes are folded away below it
     */
    record TreePlacesView(
            List<Optional<Double>> x,
            List<Optional<Double>> y,
            List<Double> breadths,
            List<Integer> hidden,
            double width,
            double height,
            double shape,
            double font) {}
}
