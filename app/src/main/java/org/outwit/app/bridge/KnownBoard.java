package org.outwit.app.bridge;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.draw.text.Columns;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.bridge.inference.DealOdds;
import org.outwit.games.bridge.inference.FactText;
import org.outwit.games.cards.Cards;

/** What can be known of the hands that a seat does not see. */
public final class KnownBoard {

    private final DealKnowledge knowledge;
    private final DealOdds odds;
    private final List<Seat> hidden = new ArrayList<>();
    private final long played; // cards that everybody saw

    /** @param played the cards that were played */
    public KnownBoard(DealKnowledge knowledge, long played) {
        this.knowledge = knowledge;
        this.odds = DealOdds.of(knowledge);
        this.played = played;
        for (Seat seat : Seat.values()) if (!knowledge.isInSight(seat)) hidden.add(seat);
    }

    public DealOdds odds() {
        return odds;
    }

    /** As text for people. */
    public void print(PrintWriter out) {
        out.printf(Locale.ROOT, "%,d %s%n", odds.count(), odds.count() == 1 ? "deal fits." : "deals fit.");
        if (odds.count() == 0) return;
        Columns hands =
                new Columns("hand", "spades", "hearts", "diamonds", "clubs", "points", "certain, not yet played");
        for (Seat seat : hidden) {
            String[] row = new String[7];
            row[0] = seat.toString();
            for (int suit = 0; suit < 4; suit++) row[1 + suit] = text(range(odds.lengths(seat, suit)));
            row[5] = text(range(odds.points(seat)));
            row[6] = Cards.names(odds.known(seat) & ~played);
            hands.row(row);
        }
        hands.print(out);
        List<Long> open = openHonours();
        if (open.isEmpty()) return;
        String[] names = new String[1 + hidden.size()];
        names[0] = "honour";
        for (int i = 0; i < hidden.size(); i++) names[1 + i] = hidden.get(i).toString();
        out.println();
        Columns honours = new Columns(names);
        for (long card : open) {
            String[] row = new String[names.length];
            row[0] = Cards.name(card);
            for (int i = 0; i < hidden.size(); i++) {
                row[1 + i] = String.format(Locale.ROOT, "%.1f%%", 100 * share(card, hidden.get(i)));
            }
            honours.row(row);
        }
        honours.print(out);
    }

    /** The facts beyond cards in sight and played, and where each comes from. */
    public void printFacts(PrintWriter out) {
        Columns facts = new Columns("known", "because");
        boolean some = false;
        for (DealFact fact : knowledge.facts()) {
            if (fact instanceof DealFact.Holds && !fact.reason().equals(FactText.REASON)) continue;
            facts.row(words(fact), fact.reason());
            some = true;
        }
        out.println();
        if (!some) return;
        facts.print(out);
        out.println();
    }

    /** A suit that was not followed is told by its name. */
    private String words(DealFact fact) {
        if (!(fact instanceof DealFact.Lacks lacks) || !knowledge.isVoid(lacks)) return fact.words();
        return fact.seat() + " has no more " + Strain.at(Cards.suit(lacks.cards()));
    }

    /** The share of deals in which a seat holds a card. */
    public double share(long card, Seat seat) {
        return (double) odds.holders(card)[seat.ordinal()] / odds.count();
    }

    /** Honours that are neither in sight nor played nor certain. */
    private List<Long> openHonours() {
        long certain = played;
        for (Seat seat : Seat.values()) certain |= odds.known(seat);
        long left = knowledge.pack() & ~certain;
        return Cards.sorted(left).stream()
                .filter(card -> DealFact.Points.of(card) > 0)
                .toList();
    }

    /** The lowest and the highest number that has deals. */
    private static List<Integer> range(long[] counts) {
        int least = 0;
        while (counts[least] == 0) least++;
        int most = counts.length - 1;
        while (counts[most] == 0) most--;
        return List.of(least, most);
    }

    private static String text(List<Integer> range) {
        return range.get(0).equals(range.get(1)) ? "" + range.get(0) : range.get(0) + "-" + range.get(1);
    }

    /** As JSON. */
    public Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("deals", odds.count());
        List<Map<String, Object>> facts = new ArrayList<>();
        for (DealFact fact : knowledge.facts()) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("fact", words(fact));
            row.put("because", fact.reason());
            facts.add(row);
        }
        object.put("facts", facts);
        if (odds.count() == 0) return object;
        Map<String, Object> hands = new LinkedHashMap<>();
        for (Seat seat : hidden) hands.put("" + seat.letter(), hand(seat));
        object.put("hands", hands);
        Map<String, Object> honours = new LinkedHashMap<>();
        for (long card : openHonours()) {
            Map<String, Object> shares = new LinkedHashMap<>();
            for (Seat seat : hidden) shares.put("" + seat.letter(), share(card, seat));
            honours.put(Cards.name(card), shares);
        }
        object.put("honours", honours);
        return object;
    }

    private Map<String, Object> hand(Seat seat) {
        Map<String, Object> hand = new LinkedHashMap<>();
        for (int suit = 0; suit < 4; suit++) hand.put(Strain.at(suit).toString(), range(odds.lengths(seat, suit)));
        hand.put("points", range(odds.points(seat)));
        hand.put(
                "certain",
                Cards.sorted(odds.known(seat) & ~played).stream()
                        .map(Cards::name)
                        .toList());
        return hand;
    }
}
