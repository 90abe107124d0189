package org.outwit.lab.cards;

import org.outwit.learn.lead.LeadPredictor;
import org.outwit.learn.lead.LeadSituation;

/**
 * What a predictor says about the opening lead of a board, for players who weigh deals by it. Says nothing about later cards.
 *
 * @param situation the board's, with any hand: the contract and the auction count
 */
record LeadRule(LeadPredictor predictor, LeadSituation situation) implements CardRule {

    private static final int WHOLE = 13;

    @Override
    public boolean says(DefenderSight sight, double[] chances) {
        if (!sight.leads() || Long.bitCount(sight.hand()) < WHOLE) return false;
        double[] found = predictor.chances(situation.with(sight.hand()));
        System.arraycopy(found, 0, chances, 0, found.length);
        return true;
    }
}
