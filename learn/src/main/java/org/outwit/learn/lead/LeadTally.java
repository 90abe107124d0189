package org.outwit.learn.lead;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.outwit.core.statistics.ConfidenceInterval;

/** How well some leads were predicted, together. */
public final class LeadTally {

    private final List<LeadScore> scores = new ArrayList<>();

    /** The scores of a predictor on leads. */
    public static LeadTally of(LeadPredictor predictor, List<LeadDecision> leads) {
        LeadTally tally = new LeadTally();
        for (LeadDecision each : leads) tally.scores.add(LeadScore.of(predictor, each));
        return tally;
    }

    public int size() {
        return scores.size();
    }

    /** The share of leads whose card was the likeliest. */
    public ConfidenceInterval card() {
        return ConfidenceInterval.ofMeanShare(mean(LeadScore::card), size());
    }

    /** The share of leads whose suit was the likeliest. */
    public ConfidenceInterval suit() {
        return ConfidenceInterval.ofMeanShare(mean(LeadScore::suit), size());
    }

    /** The mean of minus the logarithm of the chance of the card led. */
    public ConfidenceInterval logLoss() {
        return ConfidenceInterval.ofMean(values(LeadScore::logLoss));
    }

    private double mean(ToDoubleFunction<LeadScore> measure) {
        return scores.stream().mapToDouble(measure).average().orElse(0);
    }

    private double[] values(ToDoubleFunction<LeadScore> measure) {
        return scores.stream().mapToDouble(measure).toArray();
    }
}
