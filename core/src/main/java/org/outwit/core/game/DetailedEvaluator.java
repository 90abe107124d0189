package org.outwit.core.game;

import java.util.Map;

/** An evaluator whose value is made of probabilities that people want to know, too. */
public interface DetailedEvaluator<P extends Position> extends Evaluator<P> {

    /**
     * How likely what is named is for this player in a position that is not over, in the order in which people say it. Names are one word,
     * such as {@code win} or {@code winGammon}.
     */
    Map<String, Double> probabilities(P position, int player);
}
