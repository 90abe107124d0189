package org.outwit.learn.training;

/**
 * What the earlier decisions of somebody say about their strength, and how well somebody of each of the strengths predicts the later ones,
 * in log-loss.
 */
record StrengthCase(double[] logLikelihoods, double[] losses) {

    /** The log-loss of later decisions where each earlier one counts {@code judged}. */
    double loss(double judged) {
        double strength = PersonalLearner.likelyStrength(logLikelihoods, judged);
        double[] strengths = PersonalLearner.STRENGTHS;
        int i = 0;
        while (i < strengths.length - 2 && strengths[i + 1] < strength) i++;
        double part = (strength - strengths[i]) / (strengths[i + 1] - strengths[i]);
        return losses[i] + part * (losses[i + 1] - losses[i]);
    }
}
