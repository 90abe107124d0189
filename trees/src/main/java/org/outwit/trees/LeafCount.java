package org.outwit.trees;

import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;

/** An evaluator that remembers where it was asked, to tell leaves apart from repeated evaluations of one. */
final class LeafCount<P extends Position> implements Evaluator<P> {

    private final Evaluator<P> evaluator;
    private final KeySet leaves = new KeySet();

    LeafCount(Evaluator<P> evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public int value(P position, int player) {
        leaves.add(position.key());
        return evaluator.value(position, player);
    }

    /** Adds what was spent on the one function; beyond some millions nobody knows how many leaves there were. */
    void tell(Answer answer, String function, Counts counts) {
        if (leaves.isExact()) answer.put("leaves", leaves.size());
        Map<String, Object> evaluations = new LinkedHashMap<>();
        evaluations.put("total", counts.evaluations());
        evaluations.put(function, counts.evaluations());
        answer.put("evaluations", evaluations);
        answer.put("expansions", counts.expansions());
    }
}
