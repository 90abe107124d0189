package org.outwit.games.bridge.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Par;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.TrickTable;
import org.outwit.games.bridge.answers.AnsweredDeal.ListedPar;
import org.outwit.games.bridge.doubledummy.CardResult;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.cards.Cards;

/** Compares the answers of a list with those of our solver. It has the solver's memory, so it belongs to one thread. */
public final class AnswerCheck {

    private final DoubleDummySolver solver = new DoubleDummySolver();

    /** What differs in the tricks of first cards; nothing where the list does not have them. */
    public List<Difference> firstCards(AnsweredDeal deal) {
        if (deal.firstCards().isEmpty()) return List.of();
        Map<Long, Integer> found = new TreeMap<>();
        for (CardResult result : solver.firstCards(deal.deal(), deal.strain(), deal.leader())) {
            for (long left = result.equals(); left != 0; left &= left - 1) found.put(left & -left, result.tricks());
        }
        Map<Long, Integer> listed = deal.firstCards().get();
        List<Difference> differences = new ArrayList<>();
        Set<Long> cards = new TreeSet<>(listed.keySet());
        cards.addAll(found.keySet());
        for (long card : cards) {
            compare("first card " + Cards.name(card), tricks(listed, card), tricks(found, card), differences);
        }
        return differences;
    }

    private static String tricks(Map<Long, Integer> tricks, long card) {
        return tricks.containsKey(card) ? tricks.get(card).toString() : "none";
    }

    /** What differs in the tricks of declarers and in par. */
    public List<Difference> tableAndPar(AnsweredDeal deal) {
        if (!deal.hasTable()) return List.of();
        TrickTable found = solver.table(deal.deal());
        List<Difference> differences = new ArrayList<>();
        deal.table().ifPresent(listed -> table(listed, found, differences));
        par(deal, found, true, deal.northSouthFirst(), differences);
        par(deal, found, false, deal.eastWestFirst(), differences);
        return differences;
    }

    private static void table(TrickTable listed, TrickTable found, List<Difference> differences) {
        for (Strain strain : Strain.values()) {
            for (Seat seat : Seat.values()) {
                compare(
                        seat + " in " + strain,
                        String.valueOf(listed.tricks(strain, seat)),
                        String.valueOf(found.tricks(strain, seat)),
                        differences);
            }
        }
    }

    private static void par(
            AnsweredDeal deal,
            TrickTable table,
            boolean northSouthFirst,
            Optional<ListedPar> listed,
            List<Difference> differences) {
        if (listed.isEmpty()) return;
        Par par = Par.of(
                table, deal.vulnerable().includes(Seat.NORTH), deal.vulnerable().includes(Seat.EAST), northSouthFirst);
        Set<String> contracts = par.contracts().stream().map(Contract::toString).collect(Collectors.toSet());
        compare(
                "par if " + (northSouthFirst ? "North and South bid" : "East and West bid") + " first",
                text(listed.get()),
                text(new ListedPar(par.score(), contracts)),
                differences);
    }

    private static String text(ListedPar par) {
        return par.score() + " (" + String.join(", ", new TreeSet<>(par.contracts())) + ")";
    }

    private static void compare(String question, String listed, String found, List<Difference> differences) {
        if (!listed.equals(found)) differences.add(new Difference(question, listed, found));
    }
}
