package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.outwit.games.bridge.Deal;
import org.outwit.learn.lead.LeadDecision;

/**
 * Leads to learn from and leads of other events. A deal that is in both, as happens where one championship goes by two names, is only learned from.
 */
record EventSplit(List<LeadDecision> learned, List<LeadDecision> tested) {

    /**
     * @param share of the events that are learned from
     * @param seed which ones
     */
    static EventSplit of(List<LeadDecision> all, double share, long seed) {
        Set<String> events = new TreeSet<>();
        all.forEach(each -> events.add(each.event()));
        Random random = new Random(seed);
        Set<String> first = new HashSet<>();
        for (String event : events) if (random.nextDouble() < share) first.add(event);
        List<LeadDecision> learned = new ArrayList<>();
        List<LeadDecision> tested = new ArrayList<>();
        for (LeadDecision each : all) (first.contains(each.event()) ? learned : tested).add(each);
        Set<Deal> known = new HashSet<>();
        learned.forEach(each -> known.add(each.board().deal()));
        tested.removeIf(each -> known.contains(each.board().deal()));
        return new EventSplit(learned, tested);
    }
}
