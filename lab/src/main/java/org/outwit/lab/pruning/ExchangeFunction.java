package org.outwit.lab.pruning;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.bounds.LinearSums;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.model.Player;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * A function of the paper's kind for checkers: terms of which one side's gain is the other's loss, and the number of pieces on the
 * board, which both sides want small, so that both like exchanges. Alpha-beta does not know that of the other; a player whose model has
 * the same function does. The paper does not print its weights, so there are several.
 */
enum ExchangeFunction {
    /** As in the older paper. */
    MATERIAL("material − 0.004 total", -0.004, Map.of()),
    SIX_TERMS(
            "six terms − 0.004 total", -0.004, Map.of("advance", 0.02, "back", 0.06, "centre", 0.03, "mobility", 0.01)),
    SIX_TERMS_HEAVY(
            "six terms − 0.02 total", -0.02, Map.of("advance", 0.02, "back", 0.06, "centre", 0.03, "mobility", 0.01)),
    /** Every term is a whole number of hundredths of a man, so that many positions are worth the same. */
    SIX_WHOLE_TERMS(
            "six whole terms − 0.01 total",
            -0.01,
            Map.of("advance", 0.01, "back", 0.01, "centre", 0.01, "mobility", 0.01));

    private final String words;
    private final LinearEvaluator<DraughtsPosition> evaluator;

    ExchangeFunction(String words, double total, Map<String, Double> terms) {
        this.words = words;
        Map<String, Double> weights = new HashMap<>(Map.of("men", 1.0, "kings", 1.5, "total", total));
        weights.putAll(terms);
        this.evaluator = LinearEvaluator.of(new Checkers(), weights);
    }

    /** As cells name it. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static ExchangeFunction named(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    String words() {
        return words;
    }

    LinearEvaluator<DraughtsPosition> evaluator() {
        return evaluator;
    }

    /** A player with a model who has the same function. */
    Player<DraughtsPosition> player() {
        return Player.of(List.of(evaluator, evaluator));
    }

    /** The interval of the sum of both functions below a position: pieces are only lost. */
    SumBounds below(DraughtsPosition root, int viewer) {
        return SumBounds.of(List.of(LinearSums.below(root, viewer, evaluator, evaluator)));
    }

    /** The paper's bound, which is the same on both sides of 0. */
    SumBounds symmetricBelow(DraughtsPosition root, int viewer) {
        SumBounds.Interval sums = LinearSums.below(root, viewer, evaluator, evaluator);
        return SumBounds.symmetric(Math.max(-sums.least(), sums.most()));
    }
}
