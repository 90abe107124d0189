package org.outwit.games.bridge.answers;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.TrickTable;
import org.outwit.games.bridge.Vulnerability;

/**
 * A deal, and what a list says of it.
 *
 * @param number which deal of its list it is, from 1
 * @param firstCards the tricks of the leader's side after each card that may be led
 * @param table the tricks of every declarer
 * @param northSouthFirst par if North and South may bid first
 * @param eastWestFirst par if East and West may bid first
 */
public record AnsweredDeal(
        int number,
        Deal deal,
        Vulnerability vulnerable,
        Strain strain,
        Seat leader,
        Optional<Map<Long, Integer>> firstCards,
        Optional<TrickTable> table,
        Optional<ListedPar> northSouthFirst,
        Optional<ListedPar> eastWestFirst) {

    /**
     * Par as a list has it.
     *
     * @param score what North and South score
     * @param contracts each as {@link org.outwit.games.bridge.Contract} writes it
     */
    public record ListedPar(int score, Set<String> contracts) {

        public ListedPar {
            contracts = Set.copyOf(contracts);
        }
    }

    /** Whether there is an answer that needs the tricks of every declarer. */
    public boolean hasTable() {
        return table.isPresent() || northSouthFirst.isPresent() || eastWestFirst.isPresent();
    }

    /** Whether there is anything to compare. */
    public boolean isAnswered() {
        return firstCards.isPresent() || hasTable();
    }
}
