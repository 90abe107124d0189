package org.outwit.play.practice;

import java.util.Comparator;
import java.util.List;

/**
 * What each card is worth by what the declarer knows.
 *
 * @param cards those that may be played, as the game lists them
 * @param deals over how many deals was counted
 * @param all whether these are all deals that fit what is known; else they were drawn
 * @param ownCards how many of the declarer's next cards must be the same in deals that look the same; after them all cards are taken as seen
 */
public record Chances(List<CardChance> cards, int deals, boolean all, int ownCards) {

    /** The best, the first of equals. */
    public CardChance best() {
        return cards.stream()
                .max(Comparator.comparingInt(CardChance::made).thenComparingDouble(CardChance::tricks))
                .orElseThrow();
    }

    /** The cards that no other is clearly better than. */
    public List<CardChance> good() {
        return cards.stream()
                .filter(each -> cards.stream().noneMatch(other -> other.isBetterThan(each)))
                .toList();
    }

    /** What a card is worth. */
    public CardChance of(int card) {
        return cards.stream().filter(each -> each.card() == card).findFirst().orElseThrow();
    }

    /** Whether no other card is clearly better than this one. */
    public boolean isGood(int card) {
        return good().stream().anyMatch(each -> each.card() == card);
    }
}
