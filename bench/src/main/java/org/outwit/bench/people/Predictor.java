package org.outwit.bench.people;

import java.util.Arrays;
import org.outwit.bench.people.Dossier.Moment;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.book.Book;
import org.outwit.learn.book.Trust;
import org.outwit.learn.ranking.Choices;
import org.outwit.learn.ranking.Score;

/**
 * What somebody will play: weights first, then the book of everybody else, then the person's own book, each trusted the more the
 * more games it has. The book of everybody is one for all; what the person added to it is taken away again.
 */
final class Predictor {

    private final Book everybody;
    private final Book himself;
    private final Trust inOthers;
    private final double[] counts = new double[OthelloPosition.PASS];
    private final double[] less = new double[OthelloPosition.PASS];

    /** What the last call found; natural probabilities. */
    final double[] found = new double[OthelloPosition.PASS];

    Predictor(Book everybody, Book himself, Trust inOthers) {
        this.everybody = everybody;
        this.himself = himself;
        this.inOthers = inOthers;
    }

    /** By weights and the book of everybody else; without the book where there is no trust in it. */
    void generic(Choices choices, int d, Moment moment, double[][] weights) {
        int count = choices.logits(d, weights, found);
        double top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) top = Math.max(top, found[i]);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += found[i] = Math.exp(found[i] - top);
        for (int i = 0; i < count; i++) found[i] /= sum;
        others(moment);
        if (inOthers != null) inOthers.apply(counts, found, count);
    }

    /** How often everybody else played each alternative. */
    double[] others(Moment moment) {
        int count = moment.moves().length;
        everybody.counts(moment.key(), moment.moves(), count, counts);
        himself.counts(moment.key(), moment.moves(), count, less);
        for (int i = 0; i < count; i++) counts[i] = Math.max(0, counts[i] - less[i]);
        return counts;
    }

    /** How often the person played each alternative, the counts of the book multiplied. */
    double[] own(Moment moment, Book own, double times) {
        own.counts(moment.key(), moment.moves(), moment.moves().length, counts);
        for (int i = 0; i < moment.moves().length; i++) counts[i] *= times;
        return counts;
    }

    /** As {@link #generic}, and the person's own book. */
    void personal(Choices choices, int d, Moment moment, double[][] weights, Book own, double times, Trust inOwn) {
        generic(choices, d, moment, weights);
        inOwn.apply(own(moment, own, times), found, moment.moves().length);
    }

    /** What counts and the last prediction are to somebody who fits a trust to them. */
    Trust.Case with(double[] known, Moment moment) {
        return new Trust.Case(Arrays.copyOf(known, moment.moves().length), moment.chosen(), found[moment.chosen()]);
    }

    /** How well what was found predicts what was played. */
    Score score(Moment moment) {
        int count = moment.moves().length;
        double[] logs = new double[count];
        for (int i = 0; i < count; i++) logs[i] = Math.log(found[i]);
        return Score.of(logs, count, moment.chosen());
    }
}
