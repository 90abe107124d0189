package org.outwit.learn.lead;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/** What can be said about a card that might be led: things players name when they explain a lead. Each is true or not. */
public final class LeadFeatures {

    private record Named(String name, Predicate<LeadCard> holds) {}

    private static final List<Named> ALL = new ArrayList<>();

    static {
        suits();
        lengths();
        honours();
        sequences();
        shortSuits();
        longSuits();
        contracts();
    }

    private LeadFeatures() {}

    private static void add(String name, Predicate<LeadCard> holds) {
        ALL.add(new Named(name, holds));
    }

    private static boolean bid(LeadCard card, Seat seat) {
        return card.situation().named(seat, card.suit());
    }

    private static Seat leader(LeadCard card) {
        return card.situation().leader();
    }

    private static boolean partnerBid(LeadCard card) {
        return bid(card, leader(card).partner()) && !card.isTrump();
    }

    private static boolean theyBid(LeadCard card) {
        return bid(card, leader(card).next())
                || bid(card, leader(card).partner().next());
    }

    private static void suits() {
        add("trump", LeadCard::isTrump);
        add("partner's suit", LeadFeatures::partnerBid);
        add("own suit", card -> bid(card, leader(card)) && !card.isTrump());
        add("dummy's suit", card -> bid(card, leader(card).next()) && !card.isTrump());
        add("declarer's suit", card -> bid(card, leader(card).partner().next()) && !card.isTrump());
        add("unbid major", card -> card.suit() < 2 && !theyBid(card) && !partnerBid(card));
        add("diamonds", card -> card.suit() == 2);
        add("clubs", card -> card.suit() == 3);
        add("partner's suit, short", card -> partnerBid(card) && card.length() <= 2);
        add("partner's suit, honour", card -> partnerBid(card) && card.hasHonour());
        add("declarer's suit, long", card -> bid(card, leader(card).partner().next()) && card.length() >= 4);
    }

    private static void lengths() {
        for (int length = 1; length <= 6; length++) {
            int wanted = length;
            add(
                    "of " + length + (length == 6 ? " or more" : ""),
                    card -> !card.isTrump() && Math.min(6, card.length()) == wanted);
        }
        add("longest suit", LeadFeatures::isLongest);
        add("trumps, three or more", card -> card.isTrump() && card.length() >= 3);
        add("single, with trumps", card -> card.length() == 1 && card.trumpsHeld() > 0 && !card.isTrump());
        add(
                "single, one to three trumps",
                card -> card.length() == 1 && card.trumpsHeld() >= 1 && card.trumpsHeld() <= 3 && !card.isTrump());
        add(
                "of two, with two or three trumps",
                card -> card.length() == 2 && card.trumpsHeld() >= 2 && card.trumpsHeld() <= 3 && !card.isTrump());
    }

    private static boolean isLongest(LeadCard card) {
        for (long other : Cards.sorted(card.situation().hand())) {
            LeadCard each = LeadCard.of(card.situation(), other);
            if (!each.isTrump() && each.length() > card.length()) return false;
        }
        return !card.isTrump();
    }

    private static void honours() {
        for (char name : "AKQJT".toCharArray()) {
            add("suit with " + name, card -> card.holds(name) && !card.isTrump());
            add("the " + name, card -> card.is(name));
        }
        add("the 9", card -> card.is('9'));
        add("under the ace", card -> card.holds('A') && !card.is('A'));
        add("under the king", card -> card.holds('K') && !card.holds('A') && !card.is('K'));
        add("trump honour", card -> card.isTrump() && card.isHonour());
        add("lone ace on top", card -> card.is('A') && !card.holds('K'));
    }

    private static void sequences() {
        add("ace from ace king", card -> card.is('A') && card.holds('K'));
        add("king from ace king", card -> card.is('K') && card.holds('A'));
        add("top of two touching", card -> card.isHonour() && card.place() == 1 && card.sequence() == 2);
        add("top of three touching", card -> card.isHonour() && card.place() == 1 && card.sequence() >= 3);
        add(
                "top of a broken sequence",
                card -> card.isHonour()
                        && card.place() == 1
                        && card.sequence() == 2
                        && (card.ranks() & card.rank() >> 3) != 0);
        add("second of touching honours", card -> card.isHonour() && card.place() == 2 && card.isBelowTouching());
        add(
                "top of inner touching honours",
                card -> card.isHonour() && card.place() > 1 && card.sequence() >= 2 && !card.isBelowTouching());
        add(
                "honour of nothing touching",
                card -> card.isHonour() && card.sequence() == 1 && !card.isBelowTouching() && card.length() > 1);
    }

    private static void shortSuits() {
        add("top of two", card -> card.length() == 2 && card.place() == 1);
        add("honour of two", card -> card.length() == 2 && card.place() == 1 && card.isHonour());
        add("top of three small", card -> card.length() == 3 && !card.hasHonour() && card.place() == 1);
        add("middle of three small", card -> card.length() == 3 && !card.hasHonour() && card.place() == 2);
        add("lowest of three with an honour", card -> card.length() == 3 && card.hasHonour() && card.isLowest());
        add("middle of three with an honour", card -> card.length() == 3 && card.hasHonour() && card.place() == 2);
    }

    private static void longSuits() {
        add("second of four or more", card -> card.length() >= 4 && card.place() == 2);
        add("third of four or more", card -> card.length() >= 4 && card.place() == 3);
        add("third of four", card -> card.length() == 4 && card.place() == 3);
        add("fourth best", card -> card.length() >= 4 && card.place() == 4);
        add("fourth best, not the lowest", card -> card.length() >= 5 && card.place() == 4);
        add("lowest of five or more", card -> card.length() >= 5 && card.isLowest());
        add("lowest of five", card -> card.length() == 5 && card.isLowest());
        add("second of four or more small", card -> card.length() >= 4 && !card.hasHonour() && card.place() == 2);
        add("top of four or more small", card -> card.length() >= 4 && !card.hasHonour() && card.place() == 1);
    }

    private static void contracts() {
        Predicate<LeadCard> slam = card -> card.situation().contract().level() >= 6;
        Predicate<LeadCard> game = card -> card.situation().contract().level() >= 3 && !slam.test(card);
        add("slam, the ace", slam.and(card -> card.is('A')));
        add("slam, trump", slam.and(LeadCard::isTrump));
        add("slam, under an honour", slam.and(card -> card.hasHonour() && !card.isHonour()));
        add("level three to five, trump", game.and(LeadCard::isTrump));
        add("level three to five, unbid major", game.and(card -> card.suit() < 2 && !theyBid(card)));
        Predicate<LeadCard> doubled = card -> card.situation().partnerDoubled();
        add(
                "partner doubled, dummy's suit",
                doubled.and(card -> bid(card, leader(card).next())));
        add("partner doubled, partner's suit", doubled.and(LeadFeatures::partnerBid));
        add("partner doubled, trump", doubled.and(LeadCard::isTrump));
    }

    /** How they are called. */
    public static List<String> names() {
        return ALL.stream().map(Named::name).toList();
    }

    /** One number for each: 1 where it holds. */
    static double[] row(LeadSituation situation, long card) {
        LeadCard lead = LeadCard.of(situation, card);
        double[] row = new double[ALL.size()];
        for (int i = 0; i < row.length; i++) if (ALL.get(i).holds.test(lead)) row[i] = 1;
        return row;
    }
}
