package org.outwit.learn.lead;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.Deal;

/**
 * Leads divided by their order: a model of the earlier ones is tested on the later ones. A deal that was played at several tables is only in one of the parts.
 */
public record LaterLeads(List<LeadDecision> earlier, List<LeadDecision> later) {

    /** Fewer leads teach nothing. */
    public static final int FEWEST = 20;

    /** Two thirds are learned from. */
    public static LaterLeads of(List<LeadDecision> all) {
        if (all.size() < FEWEST) {
            throw new InputException(
                    "Leads (" + all.size() + ") with auction and first card are too few to learn from; " + FEWEST
                            + " are the least. Take more boards, or a model with --model.");
        }
        int cut = all.size() * 2 / 3;
        List<LeadDecision> earlier = all.subList(0, cut);
        Set<Deal> known = new HashSet<>();
        earlier.forEach(each -> known.add(each.board().deal()));
        List<LeadDecision> later = new ArrayList<>(all.subList(cut, all.size()));
        later.removeIf(each -> known.contains(each.board().deal()));
        return new LaterLeads(List.copyOf(earlier), later);
    }
}
