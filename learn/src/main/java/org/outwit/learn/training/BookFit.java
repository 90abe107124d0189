package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Trust;

/**
 * Decisions as a layer and a book see them: how far the book is to be believed, and how well both together predict. The book must
 * not know the games of the decisions.
 *
 * @param choices the decisions as the layer sees them
 */
record BookFit(List<SeenDecision> decisions, Choices choices, double[][] layer, MoveCounts book) {

    /** The trust under which the decisions are likeliest; the usual one where the book knows none of them. */
    Trust trust() {
        List<Trust.Case> cases = new ArrayList<>();
        double[] expected = row();
        for (int d = 0; d < decisions.size(); d++) {
            SeenDecision each = decisions.get(d);
            new MoveProbabilities().byLayer(layer, choices, d, expected);
            cases.add(new Trust.Case(counts(each), each.chosen(), expected[each.chosen()]));
        }
        boolean known = cases.stream().anyMatch(Trust.Case::isKnown);
        return known ? Trust.fit(cases) : new Trust(2, 0.3);
    }

    PredictionScore score(Trust trust) {
        PredictionScore sum = PredictionScore.NONE;
        double[] expected = row();
        for (int d = 0; d < decisions.size(); d++) {
            SeenDecision each = decisions.get(d);
            int count = each.count();
            new MoveProbabilities().byLayer(layer, choices, d, expected).follow(book, each, trust);
            for (int i = 0; i < count; i++) expected[i] = Math.log(expected[i]);
            sum = sum.and(PredictionScore.of(expected, count, each.chosen()));
        }
        return sum;
    }

    private double[] row() {
        return new double[Math.max(1, choices.mostAlternatives())];
    }

    private double[] counts(SeenDecision decision) {
        double[] counts = new double[decision.count()];
        book.counts(decision.key(), decision.images(), counts.length, counts);
        return counts;
    }
}
