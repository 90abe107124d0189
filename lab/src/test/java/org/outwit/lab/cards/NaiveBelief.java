package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.doubledummy.CardResult;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.cards.Cards;

/** The definition: every division of the hidden cards is tried, the play is replayed by the rules, and Bayes' rule is applied by hand. */
final class NaiveBelief {

    private NaiveBelief() {}

    /** All deals in which what was played can be played, with their probabilities. */
    static Map<Deal, Double> deals(DeclarerSight sight, CardRule rule) {
        List<Long> hidden = Cards.sorted(sight.hidden());
        Map<Deal, Double> weights = new LinkedHashMap<>();
        for (int set = 0; set < 1 << hidden.size(); set++) {
            if (Integer.bitCount(set) * 2 != hidden.size()) continue;
            long left = 0;
            for (int i = 0; i < hidden.size(); i++) if ((set & 1 << i) != 0) left |= hidden.get(i);
            long[] hands = new long[4];
            hands[sight.declarer().ordinal()] = sight.own();
            hands[sight.declarer().partner().ordinal()] = sight.dummy();
            hands[sight.declarer().next().ordinal()] = left;
            hands[sight.declarer().next().partner().ordinal()] = sight.hidden() & ~left;
            Deal deal = Deal.of(hands);
            try {
                weights.put(deal, likelihood(sight, deal, rule));
            } catch (InputException impossible) {
                continue;
            }
        }
        double sum = weights.values().stream().mapToDouble(w -> w).sum();
        weights.replaceAll((deal, weight) -> weight / sum);
        return weights;
    }

    private static double likelihood(DeclarerSight sight, Deal deal, CardRule rule) {
        CardPlay play = new CardPlay(deal, sight.strain(), sight.leader());
        List<Integer> voids = new ArrayList<>(List.of(0, 0, 0, 0));
        double likelihood = 1;
        for (long card : sight.cards()) {
            Seat seat = play.next();
            if (seat != sight.declarer() && seat != sight.declarer().partner()) {
                likelihood *= chance(sees(play, sight, voids), rule, card);
            }
            if (!play.trick().isEmpty()
                    && Cards.suit(card) != Cards.suit(play.trick().get(0))) {
                int suit = Cards.suit(play.trick().get(0));
                voids.set(seat.ordinal(), voids.get(seat.ordinal()) | 1 << suit);
            }
            play.play(card);
        }
        return likelihood;
    }

    private static DefenderSight sees(CardPlay play, DeclarerSight sight, List<Integer> voids) {
        Seat seat = play.next();
        return new DefenderSight(
                seat,
                sight.declarer(),
                sight.strain(),
                play.hand(seat),
                play.hand(sight.declarer().partner()),
                play.hand(sight.declarer()) | play.hand(seat.partner()),
                play.leader(),
                play.trick(),
                voids);
    }

    private static double chance(DefenderSight sight, CardRule rule, long card) {
        double[] chances = new double[13];
        if (!rule.says(sight, chances)) return 1;
        int at = sight.cards().indexOf(card);
        return at < 0 ? 0 : chances[at];
    }

    /** What a card is worth on average: its tricks in each deal, the next defender's card by the rule where that is wanted. */
    static double average(DeclarerSight sight, CardRule rule, boolean replies, long card, DoubleDummySolver solver) {
        double sum = 0;
        for (Map.Entry<Deal, Double> each : deals(sight, rule).entrySet()) {
            CardPlay play = new CardPlay(each.getKey(), sight.strain(), sight.leader());
            for (long before : sight.cards()) play.play(before);
            int won = play.tricks(sight.declarer());
            play.play(card);
            sum += each.getValue() * (value(play, sight, rule, replies, solver) - won);
        }
        return sum;
    }

    private static double value(
            CardPlay play, DeclarerSight sight, CardRule rule, boolean replies, DoubleDummySolver solver) {
        if (play.left() == 0) return play.tricks(sight.declarer());
        boolean defends = play.next().isNorthSouth() != sight.declarer().isNorthSouth();
        double[] chances = new double[13];
        DefenderSight seen = sees(play, sight, List.of(0, 0, 0, 0));
        if (!replies || !defends || !rule.says(seen, chances)) return best(play, sight.declarer(), solver);
        double value = 0;
        List<Long> legal = Cards.sorted(play.legal());
        for (int i = 0; i < legal.size(); i++) {
            CardPlay after = play.copy();
            after.play(legal.get(i));
            value += chances[i] * best(after, sight.declarer(), solver);
        }
        return value;
    }

    private static int best(CardPlay play, Seat declarer, DoubleDummySolver solver) {
        if (play.left() == 0) return play.tricks(declarer);
        CardResult best = solver.cards(play.beforeTrick(), play.strain(), play.leader(), play.trick())
                .get(0);
        boolean ours = play.next().isNorthSouth() == declarer.isNorthSouth();
        return play.tricks(declarer) + (ours ? best.tricks() : play.left() - best.tricks());
    }
}
