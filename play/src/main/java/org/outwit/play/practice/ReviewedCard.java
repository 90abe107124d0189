package org.outwit.play.practice;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Sight;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.games.bridge.game.DoubleDummyValues;

/**
 * One card of a declarer, looked at afterwards.
 *
 * @param before where it was played
 * @param lost how many tricks fewer than the best card it brings with all cards in sight
 * @param best the cards that bring most with all cards in sight
 * @param chances what cards were worth by what the declarer could know
 */
public record ReviewedCard(BridgePosition before, int card, int lost, List<Integer> best, Chances chances) {

    private static final Bridge GAME = new Bridge();

    /** How a card looks by both measures. */
    public enum Verdict {
        /** Nothing was better, neither in this deal nor on average. */
        GOOD,
        /** In this deal something else was better, but nobody could know. */
        UNLUCKY,
        /** Something else was better on average, but not in this deal. */
        LUCKY,
        /** Something else was better in both. */
        ERROR
    }

    /** Looks at a card that a declarer played. */
    static ReviewedCard of(BridgePosition before, int card, SingleDummy single, DoubleDummyValues values) {
        List<Integer> cards = Sight.moves(before);
        int[] tricks = values.tricks(before, cards);
        int most = 0;
        for (int each : tricks) most = Math.max(most, each);
        List<Integer> best = new ArrayList<>();
        for (int i = 0; i < tricks.length; i++) if (tricks[i] == most) best.add(cards.get(i));
        int lost = most - tricks[cards.indexOf(card)];
        Chances chances = single.chances(GAME.sight(before, 0), GAME.worlds(before, 0));
        return new ReviewedCard(before, card, lost, best, chances);
    }

    public Verdict verdict() {
        boolean good = chances.isGood(card);
        if (lost == 0) return good ? Verdict.GOOD : Verdict.LUCKY;
        return good ? Verdict.UNLUCKY : Verdict.ERROR;
    }
}
