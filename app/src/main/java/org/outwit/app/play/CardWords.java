package org.outwit.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.games.cards.Cards;
import org.outwit.play.practice.CardChance;
import org.outwit.play.practice.Chances;
import org.outwit.play.practice.HandReview;
import org.outwit.play.practice.ReviewedCard;
import org.outwit.play.practice.ReviewedCard.Verdict;

/** What cards are worth, in plain words. */
final class CardWords {

    private CardWords() {}

    /** A card as it is typed. */
    static String name(int card) {
        return Cards.name(1L << card);
    }

    private static String names(List<Integer> cards) {
        return cards.stream().map(CardWords::name).collect(Collectors.joining(" or "));
    }

    /** What a declarer could play. */
    static String advice(BridgePosition at, Chances chances) {
        List<Integer> good = chances.good().stream().map(CardChance::card).toList();
        boolean anything = good.size() == chances.cards().size();
        String card = anything ? "Any card will do" : "You could play " + names(good);
        return card + ": " + chance(at, chances, chances.best()) + " " + basis(chances) + ".";
    }

    private static String chance(BridgePosition at, Chances chances, CardChance card) {
        String tricks = String.format(Locale.ROOT, "%.1f tricks on average", card.tricks() - at.declarerWon());
        if (at.declarerWon() >= at.contract().needed()) return "the contract is made, and it brings " + tricks;
        if (card.made() == chances.deals()) return "it always makes the contract, with " + tricks + ",";
        if (card.made() == 0) return "the contract cannot be made any more, and it brings " + tricks;
        return "it makes the contract in " + card.made() + " of " + chances.deals() + " deals ("
                + percent(card.made(), chances.deals()) + "), and brings " + tricks;
    }

    private static String basis(Chances chances) {
        return chances.all() ? "over all deals that fit what you have seen" : "over deals drawn from those that fit";
    }

    private static String percent(int part, int all) {
        return Math.round(100.0 * part / all) + " %";
    }

    /** A hand looked at afterwards. */
    static List<String> review(HandReview review) {
        List<String> lines = new ArrayList<>();
        int best = review.bestTricks();
        int took = review.end().declarerWon();
        lines.add("With all cards in sight, best play of everybody comes to " + best + " tricks; you came to " + took
                + ".");
        for (ReviewedCard card : review.cards()) {
            if (card.verdict() != Verdict.GOOD) lines.add("  trick " + review.trick(card) + ", " + sentence(card));
        }
        if (lines.size() == 1)
            lines.add(
                    "By what you could know, none of your cards could have been better, nor with all cards in sight.");
        else if (review.cards(Verdict.ERROR).isEmpty()
                && review.cards(Verdict.LUCKY).isEmpty())
            lines.add("By what you could know, none of your cards could have been better.");
        return lines;
    }

    private static String sentence(ReviewedCard card) {
        BridgePosition at = card.before();
        String played = name(card.card()) + " from " + at.next() + ": ";
        String lost = "it cost " + (card.lost() == 1 ? "a trick" : card.lost() + " tricks") + " as the cards lie ("
                + names(card.best()) + " does not)";
        return switch (card.verdict()) {
            case UNLUCKY -> played + lost + ", but nobody could know: " + compared(card, true) + ".";
            case ERROR ->
                played + lost + ", and it was not best by what you could know: " + compared(card, false) + ".";
            case LUCKY -> played + "as the cards lie it cost nothing, but " + compared(card, false) + ".";
            case GOOD -> played + "there was nothing better.";
        };
    }

    private static String deals(Chances chances) {
        if (chances.deals() == 1) return chances.all() ? "only deal that fits" : "deal drawn";
        return chances.deals() + (chances.all() ? " deals that fit" : " deals drawn");
    }

    /** The card that was played and the best one, over the deals that fit. */
    private static String compared(ReviewedCard card, boolean nothingBetter) {
        Chances chances = card.chances();
        CardChance own = chances.of(card.card());
        String deals = deals(chances);
        if (nothingBetter) {
            return "it makes the contract in " + own.made() + " of the " + deals + ", and no card does in more";
        }
        CardChance best = chances.best();
        String better = names(chances.good().stream().map(CardChance::card).toList());
        if (best.made() > own.made()) {
            return better + " makes the contract in " + best.made() + " of the " + deals + ", " + name(own.card())
                    + " in " + own.made();
        }
        return better
                + String.format(
                        Locale.ROOT,
                        " brings %.1f tricks on average over the %s, %s %.1f",
                        best.tricks() - card.before().declarerWon(),
                        deals,
                        name(own.card()),
                        own.tricks() - card.before().declarerWon());
    }
}
