package org.outwit.lab.cards;

import org.outwit.learn.lead.LeadConvention;

/** A defender who leads as a convention has it. Says nothing about other cards. */
record ConventionLead(LeadConvention convention) implements CardRule {

    @Override
    public boolean says(DefenderSight sight, double[] chances) {
        return sight.leads() && sight.evenly(convention.cards(sight.hand(), sight.strain()), chances);
    }
}
