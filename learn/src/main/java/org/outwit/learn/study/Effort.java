package org.outwit.learn.study;

/**
 * How much to compute. All limits are counts, never times, so that equal questions get equal answers on every machine.
 *
 * @param evaluations for one search of Outwit's own
 * @param decisions at most so many of their decisions are compared with the model and checked for errors
 * @param positions at most so many positions are looked through for something to exploit
 * @param modelEvaluations for all that is asked of the model of them when decisions are compared with it
 */
public record Effort(long evaluations, int decisions, int positions, long modelEvaluations) {

    public static final Effort USUAL = new Effort(20_000, 600, 160, 12_000_000);

    public static final Effort QUICK = new Effort(4_000, 200, 60, 2_000_000);

    public Effort {
        if (evaluations < 1 || decisions < 1 || positions < 1 || modelEvaluations < 1) {
            throw new IllegalArgumentException("Every limit of a study must be positive.");
        }
    }

    public Effort withEvaluations(long each) {
        return new Effort(each, decisions, positions, modelEvaluations);
    }
}
