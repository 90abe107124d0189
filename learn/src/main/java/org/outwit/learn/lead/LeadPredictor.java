package org.outwit.learn.lead;

/** Says how likely each card is led. */
@FunctionalInterface
public interface LeadPredictor {

    /** The chance of each card of the hand, by suits, the highest first. */
    double[] chances(LeadSituation situation);
}
