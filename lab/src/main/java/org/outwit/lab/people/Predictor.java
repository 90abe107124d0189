package org.outwit.lab.people;

import java.util.Arrays;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.lab.people.DecisionSet.Decision;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Trust;

/**
 * What somebody will play: weights first, then the book of everybody else, then what the person leans to and the person's own
 * book. Books are trusted the more the more games they have. The book of everybody is one for all; what the person added to it is
 * taken away again.
 */
final class Predictor {

    private final Annals everybody;
    private final Annals person;
    private final PeopleStudy.Memory ofOthers;
    private final double[] counts = new double[OthelloPosition.PASS];

    /** What the last call found; natural probabilities. */
    final double[] found = new double[OthelloPosition.PASS];

    Predictor(Annals everybody, Annals person, PeopleStudy.Memory ofOthers) {
        this.everybody = everybody.again();
        this.person = person.again();
        this.ofOthers = ofOthers;
    }

    /** By weights and the book of everybody else; without the book where there is no trust in it. */
    void generic(Choices choices, int d, Decision decision, double[][] weights) {
        int count = choices.logits(d, weights, found);
        double top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) top = Math.max(top, found[i]);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += found[i] = Math.exp(found[i] - top);
        for (int i = 0; i < count; i++) found[i] /= sum;
        if (ofOthers != null) ofOthers.trust().apply(others(decision, ofOthers.half()), found, count);
    }

    /** How often everybody else played each alternative; years count the less the farther they are. */
    double[] others(Decision decision, double half) {
        int count = decision.moves().length;
        Arrays.fill(counts, 0, count, 0);
        everybody.addTo(counts, decision, half, 1);
        person.addTo(counts, decision, half, -1);
        for (int i = 0; i < count; i++) counts[i] = Math.max(0, counts[i]);
        return counts;
    }

    /** How often the person played each alternative, the counts of the book multiplied. */
    double[] own(Decision decision, MoveCounts own, double times) {
        own.counts(decision.key(), decision.moves(), decision.moves().length, counts);
        for (int i = 0; i < decision.moves().length; i++) counts[i] *= times;
        return counts;
    }

    /** As {@link #generic}, and what the person leans to, and the person's own book. */
    void personal(Choices choices, int d, Decision decision, PersonalPredictor manner, double times, Trust inOwn) {
        generic(choices, d, decision, manner.weights());
        if (manner.leaning() != null) manner.leaning().apply(decision, found);
        if (manner.own() != null) inOwn.apply(own(decision, manner.own(), times), found, decision.moves().length);
    }

    /** Lets a leaning learn from a decision. */
    void teach(Choices choices, int d, Decision decision, double[][] weights, PersonalBias leaning) {
        generic(choices, d, decision, weights);
        leaning.apply(decision, found);
        leaning.learn(decision, found);
    }

    /** What counts and the last prediction are to somebody who fits a trust to them. */
    Trust.Case with(double[] known, Decision decision) {
        return new Trust.Case(
                Arrays.copyOf(known, decision.moves().length), decision.chosen(), found[decision.chosen()]);
    }

    /** How well what was found predicts what was played. */
    PredictionScore score(Decision decision) {
        int count = decision.moves().length;
        double[] logs = new double[count];
        for (int i = 0; i < count; i++) logs[i] = Math.log(found[i]);
        return PredictionScore.of(logs, count, decision.chosen());
    }
}
