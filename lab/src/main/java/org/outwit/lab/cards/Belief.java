package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.bridge.Deal;
import org.outwit.games.cards.Cards;

/**
 * What a declarer who knows the defenders thinks of the deals that fit. By Bayes' rule a deal is as likely as the defenders would have
 * played in it as they did: the product of what the rule says about their cards, each by what its defender saw. A card about which the rule says
 * nothing tells nothing. What a card tells is therefore not only that it was held, but what was not chosen.
 */
final class Belief {

    private final CardRule rule;

    Belief(CardRule rule) {
        this.rule = rule;
    }

    /**
     * A deal and its weight.
     *
     * @param deal before the first card
     * @param now the same after all cards so far
     */
    record Weighed(Deal deal, WatchedPlay now, double weight) {}

    /** A deal with how likely the defenders would have played in it as they did. */
    Weighed weigh(DeclarerSight sight, Deal deal) {
        WatchedPlay play = new WatchedPlay(deal, sight.strain(), sight.declarer(), sight.leader());
        double[] chances = new double[Defender.CARDS];
        double weight = 1;
        for (long card : sight.cards()) {
            if (weight > 0 && rule != CardRule.NOTHING && play.isDefenders()) {
                var seen = play.sight();
                if (rule.says(seen, chances)) {
                    weight *= chances[seen.cards().indexOf(card)];
                }
            }
            play.play(card);
        }
        return new Weighed(deal, play, weight);
    }

    /**
     * Some deals for an average, with weights that sum to 1. Where no more than {@code candidates} fit, all are weighed, or else as many that
     * are drawn. Of these {@code most} are kept, each as often as its weight says (systematic resampling). Where the rule finds all equally likely,
     * they are the first that were drawn: plain samples.
     */
    List<Weighed> deals(DeclarerSight sight, int candidates, int most, long seed) {
        DefendersHands hands = new DefendersHands(sight);
        Random random = new Random(seed ^ key(sight));
        List<Deal> drawn = new ArrayList<>();
        if (hands.count() <= candidates) {
            drawn.addAll(hands.all());
            if (drawn.size() > most) Collections.shuffle(drawn, random);
        } else {
            while (drawn.size() < candidates) drawn.add(hands.sample(random));
        }
        List<Weighed> weighed = new ArrayList<>();
        double sum = 0;
        double least = Double.POSITIVE_INFINITY;
        double largest = 0;
        for (Deal deal : drawn) {
            Weighed each = weigh(sight, deal);
            weighed.add(each);
            sum += each.weight;
            least = Math.min(least, each.weight);
            largest = Math.max(largest, each.weight);
        }
        boolean equal = least == largest;
        if (equal && weighed.size() > most) weighed = weighed.subList(0, most);
        if (equal || sum == 0) return scaled(weighed, 0, weighed.size());
        return weighed.size() <= most ? scaled(weighed, sum, 0) : resampled(weighed, sum, most, random.nextDouble());
    }

    private static List<Weighed> scaled(List<Weighed> deals, double sum, int equal) {
        List<Weighed> scaled = new ArrayList<>();
        for (Weighed each : deals) {
            if (equal == 0 && each.weight == 0) continue;
            scaled.add(new Weighed(each.deal, each.now, equal > 0 ? 1.0 / equal : each.weight / sum));
        }
        return scaled;
    }

    private static List<Weighed> resampled(List<Weighed> deals, double sum, int most, double offset) {
        List<Weighed> kept = new ArrayList<>();
        double passed = 0;
        int taken = 0;
        for (Weighed each : deals) {
            passed += each.weight / sum * most;
            int times = 0;
            while (taken < most && taken + offset < passed) {
                taken++;
                times++;
            }
            if (times > 0) kept.add(new Weighed(each.deal, each.now, times));
        }
        double all = taken;
        kept.replaceAll(each -> new Weighed(each.deal, each.now, each.weight / all));
        return kept;
    }

    private static long key(DeclarerSight sight) {
        long key = sight.own() * 31 + sight.dummy() * 17 + sight.hidden();
        for (long card : sight.cards()) key = key * SplitMix64.GOLDEN_GAMMA + Cards.suit(card) * 16L + Cards.rank(card);
        return key;
    }
}
