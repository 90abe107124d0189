package org.outwit.app.bridge;

import java.util.List;
import org.outwit.games.bridge.answers.Difference;

/**
 * What came of the comparison of one deal.
 *
 * @param number which deal of the list, from 1
 * @param firstCardNanos processor time for all first cards; 0 where they were not asked for
 * @param tableNanos processor time for the table and par; 0 where they were not asked for
 */
public record CheckedDeal(int number, long firstCardNanos, long tableNanos, List<Difference> differences) {

    public CheckedDeal {
        differences = List.copyOf(differences);
    }
}
