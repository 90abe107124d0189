package org.outwit.learn.study;

import org.outwit.learn.person.Predictions;

/**
 * How much to compute. All limits are counts, never times, so that equal questions get equal answers on every machine.
 *
 * @param evaluations for one search of Outwit's own
 * @param decisions how many of their decisions are checked for errors at most
 * @param positions how many positions are looked through for something to exploit at most
 * @param predicted how many decisions are predicted at most, as many as {@code outwit predict --examples} would
 * @param judged by how many decisions claims are checked at most, as by {@code outwit predict --errors --judged}
 * @param modelEvaluations to see how much features differ among what they had to choose from
 */
public record Effort(long evaluations, int decisions, int positions, int predicted, int judged, long modelEvaluations) {

    public static final Effort USUAL = new Effort(20_000, 600, 160, Predictions.ENOUGH, 300, 12_000_000);

    public static final Effort QUICK = new Effort(4_000, 200, 60, 1_000, 100, 2_000_000);

    public Effort {
        if (evaluations < 1 || decisions < 1 || positions < 1 || predicted < 1 || judged < 1 || modelEvaluations < 1) {
            throw new IllegalArgumentException("Every limit of a study must be positive.");
        }
    }

    public Effort withEvaluations(long each) {
        return new Effort(each, decisions, positions, predicted, judged, modelEvaluations);
    }
}
