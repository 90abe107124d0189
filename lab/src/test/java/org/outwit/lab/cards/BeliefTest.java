package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Deal;
import org.outwit.learn.lead.LeadConvention;

class BeliefTest {

    static final List<CardRule> RULES = List.of(
            CardRule.NOTHING,
            new Defender(List.of(new ConventionLead(LeadConvention.FOURTH_BEST), new CountSignal(false)), 0.1),
            new Defender(List.of(new CountSignal(true), new RulesOfThumb()), 0.05),
            new Defender(List.of(new LookAhead(1, 3, new RulesOfThumb())), 0.1));

    @Test
    void agreesWithBayesByHand() {
        Random random = new Random(11);
        for (int i = 0; i < 60; i++) {
            CardRule rule = RULES.get(i % RULES.size());
            DeclarerSight sight = PlayedEndings.any(random, 3 + i % 3, rule);
            Map<Deal, Double> expected = NaiveBelief.deals(sight, rule);
            Map<Deal, Double> found = new HashMap<>();
            for (Belief.Weighed each : new Belief(rule).deals(sight, 1000, 1000, 1)) {
                found.put(each.deal(), each.weight());
            }
            expected.forEach((deal, weight) -> assertThat(found.getOrDefault(deal, 0.0))
                    .as("%s %s", sight, deal)
                    .isCloseTo(weight, within(1e-12)));
            assertThat(expected.keySet()).containsAll(found.keySet());
            assertThat(new DefendersHands(sight).count()).isEqualTo(expected.size());
        }
    }

    /** Drawn and resampled deals come to the same shares. */
    @Test
    void samplesFollowTheWeights() {
        Random random = new Random(12);
        CardRule rule = RULES.get(2);
        DeclarerSight sight = PlayedEndings.any(random, 5, rule);
        Map<Deal, Double> expected = NaiveBelief.deals(sight, rule);
        assertThat(expected.size()).isGreaterThan(10);
        Map<Deal, Double> found = new HashMap<>();
        int rounds = 2000;
        for (int seed = 0; seed < rounds; seed++) {
            for (Belief.Weighed each : new Belief(rule).deals(sight, expected.size(), 10, seed)) {
                found.merge(each.deal(), each.weight() / rounds, Double::sum);
            }
        }
        expected.forEach(
                (deal, weight) -> assertThat(found.getOrDefault(deal, 0.0)).isCloseTo(weight, within(0.03)));
    }

    @Test
    void everyDealThatFitsIsAsLikely() {
        DeclarerSight sight = PlayedEndings.any(new Random(13), 4, new RulesOfThumb());
        DefendersHands hands = new DefendersHands(sight);
        List<Deal> all = hands.all();
        Map<Deal, Integer> counts = new HashMap<>();
        Random random = new Random(14);
        int each = 200;
        for (int i = 0; i < each * all.size(); i++) counts.merge(hands.sample(random), 1, Integer::sum);
        double chiSquare = 0;
        for (Deal deal : all) {
            double off = counts.getOrDefault(deal, 0) - each;
            chiSquare += off * off / each;
        }
        assertThat(counts.keySet()).containsExactlyInAnyOrderElementsOf(all);
        double degrees = all.size() - 1;
        assertThat(chiSquare).isLessThan(degrees + 4 * Math.sqrt(2 * degrees) + 4);
    }

    /** In deals that nobody could have played in, nothing is to be learned; they stay as likely as each other. */
    @Test
    void aRuleThatExcludesEverythingIsNotBelieved() {
        CardRule never = (sight, chances) -> {
            Arrays.fill(chances, 0);
            return true;
        };
        DeclarerSight sight = PlayedEndings.any(new Random(15), 4, new RulesOfThumb());
        List<Belief.Weighed> deals = new Belief(never).deals(sight, 100, 100, 1);
        assertThat(deals).allMatch(each -> each.weight() == 1.0 / deals.size());
    }
}
