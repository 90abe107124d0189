package org.outwit.learn.people;

import org.outwit.core.model.MovePredictor;
import org.outwit.learn.prediction.Book;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.Softmax;
import org.outwit.learn.prediction.Trust;

/**
 * The probabilities of the moves of one decision while they are being found. Looks and values come first; then, step by step, what a network
 * expects, what others played here, what a person avoids, how they differ, what they played, and a search that looks further; and a slip
 * at last. Predictors, comparisons and all fits take these steps, so that what is fitted is what predicts; a caller that leaves one out
 * says why.
 *
 * <p>It works in a row of the caller, and its own rows are used again, so nothing is allocated; for one thread.
 */
public final class MoveProbabilities {

    /** The share of moves in which people do anything; a model that rules it out would be infinitely wrong. */
    private static final double SLIP = 0.002;

    private double[] row;
    private int count;
    private double[] columnsOfMove = new double[0];
    private double[] other = new double[64]; // what a step goes by
    private double[] deeper = new double[64];

    /** Sets the row by looks and values, as a layer weighs them for somebody of this standing. */
    public MoveProbabilities byLayer(
            double[][] layer, MoveColumns columns, Standing standing, Alternatives moves, double[] into) {
        int size = columns.size();
        if (columnsOfMove.length < size) columnsOfMove = new double[size];
        double[] weights = layer[moves.phase()];
        for (int i = 0; i < moves.count(); i++) {
            columns.write(moves, i, standing, columnsOfMove);
            double logit = 0;
            for (int c = 0; c < size; c++) logit += weights[c] * columnsOfMove[c];
            into[i] = logit;
        }
        return softmax(into, moves.count());
    }

    /** The same for decision d of those that a layer is fitted to, which are kept as floats: only the last digits differ. */
    public MoveProbabilities byLayer(double[][] layer, Choices choices, int d, double[] into) {
        return softmax(into, choices.logits(d, layer, into));
    }

    /** Begins with logits, which become probabilities; from now on everything happens in this row. */
    public MoveProbabilities softmax(double[] logits, int size) {
        take(logits, size);
        Softmax.normalise(row, count);
        return this;
    }

    /** Goes on in a row that has probabilities. */
    public MoveProbabilities take(double[] probabilities, int size) {
        row = probabilities;
        count = size;
        if (other.length < size) {
            other = new double[size];
            deeper = new double[size];
        }
        return this;
    }

    /** By what a network expects, too, where one was asked. */
    public MoveProbabilities hear(VoiceWeights weights, Alternatives moves) {
        if (!moves.isHeard()) return this;
        double[] two = weights.row(moves.phase());
        for (int i = 0; i < count; i++) {
            double people = Math.log(Math.max(Double.MIN_NORMAL, row[i]));
            row[i] = two[VoiceWeights.PEOPLE] * people + two[VoiceWeights.NETWORK] * moves.heard(i);
        }
        Softmax.normalise(row, count);
        return this;
    }

    /** Moves the row towards what was played here before, as far as that is trusted. */
    public MoveProbabilities follow(Book book, Alternatives moves, Trust trust) {
        return follow(book, moves, -1, trust);
    }

    /** The same as if one move had been played once less; no move where its number is negative. */
    public MoveProbabilities follow(Book book, Alternatives moves, int forgotten, Trust trust) {
        if (book.counts(moves.key(), moves.images(), count, other) <= 0) return this;
        if (forgotten >= 0) other[forgotten] = Math.max(0, other[forgotten] - 1);
        return follow(other, trust);
    }

    public MoveProbabilities follow(double[] timesPlayed, Trust trust) {
        trust.apply(timesPlayed, row, count);
        return this;
    }

    /** Tilts the row by how much more than others the person avoids what loses; losses are in sizes that matter. */
    public MoveProbabilities avoid(double own, double[] losses) {
        if (own == 0) return this;
        for (int i = 0; i < count; i++) other[i] = -own * losses[i];
        return shift(other);
    }

    /** The same by the search of a layer. */
    public MoveProbabilities avoid(double own, Alternatives moves, LookaheadPlan plan, int layer) {
        if (own == 0) return this;
        plan.losses(moves, layer, 0, deeper);
        return avoid(own, deeper);
    }

    /** Shifts the row by what the person's moves look like beyond everybody's. */
    public MoveProbabilities shift(PersonalBias bias, Alternatives moves) {
        return shift(bias, moves, 1);
    }

    /** The same, so much of it believed. */
    public MoveProbabilities shift(PersonalBias bias, Alternatives moves, double part) {
        bias.shifts(moves, other);
        for (int i = 0; i < count; i++) other[i] *= part;
        return shift(other);
    }

    /** Adds to the logits. */
    public MoveProbabilities shift(double[] by) {
        double sum = 0;
        for (int i = 0; i < count; i++) sum += row[i] *= Math.exp(by[i]);
        for (int i = 0; i < count; i++) row[i] /= sum;
        return this;
    }

    /** Raises the row to a power: less than 1 makes all moves more alike. */
    public MoveProbabilities raise(double power) {
        if (power == 1) return this;
        double sum = 0;
        for (int i = 0; i < count; i++) sum += row[i] = Math.pow(row[i], power);
        for (int i = 0; i < count; i++) row[i] /= sum;
        return this;
    }

    /**
     * Raises the odds of the likeliest move against all others to a power, which leaves the others in proportion: less than 1 makes it less
     * certain, and nothing that hardly anybody plays much likelier.
     */
    public MoveProbabilities steady(double power) {
        if (power == 1 || count < 2) return this;
        int favourite = MovePredictor.likeliest(row, count);
        double others = 0;
        for (int i = 0; i < count; i++) if (i != favourite) others += row[i];
        if (others <= 0) return this;
        double odds = Math.pow(row[favourite] / others, power);
        for (int i = 0; i < count; i++) row[i] *= 1 / ((1 + odds) * others);
        row[favourite] = odds / (1 + odds);
        return this;
    }

    /** Tilts the row by what a deeper search says; a person who avoids losses more than others avoids these more, too. */
    public MoveProbabilities tilt(ErrorTilt tilt, double own, Alternatives moves, LookaheadPlan plan, int layer) {
        if (tilt.equals(ErrorTilt.NONE)) return this;
        plan.losses(moves, layer, 0, other);
        plan.losses(moves, layer, tilt.beyond(), deeper);
        tilt.apply(other, deeper, tilt.beyond() == 0 ? 0 : own, row, count);
        return this;
    }

    public void slip() {
        for (int i = 0; i < count; i++) row[i] = (1 - SLIP) * row[i] + SLIP / count;
    }
}
