package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.doubledummy.CardResult;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.cards.Cards;
import org.outwit.lab.cards.ModelledPimc.Sampling;

class ModelledPimcTest {

    private final DoubleDummySolver solver = new DoubleDummySolver(1 << 14);

    @Test
    void agreesWithTheDefinition() {
        Random random = new Random(21);
        for (int i = 0; i < 48; i++) {
            CardRule rule = BeliefTest.RULES.get(i % 3); // one that imagines deals depends on who has shown what
            boolean replies = i % 2 == 0;
            DeclarerSight sight = PlayedEndings.any(random, 3 + i % 2, rule);
            ModelledPimc search = new ModelledPimc(rule, replies, new Sampling(1000, 1000, 1), solver);
            long seen = 0;
            for (CardAverage each : search.cards(sight)) {
                for (long left = each.equals(); left != 0; left &= left - 1) {
                    assertThat(each.tricks())
                            .as("%s %s", sight, Cards.name(left & -left))
                            .isCloseTo(NaiveBelief.average(sight, rule, replies, left & -left, solver), within(1e-9));
                }
                seen |= each.equals();
            }
            assertThat(seen).isNotZero();
        }
    }

    /** Averaging over clairvoyance as it is printed, over plain samples. */
    @Test
    void withAModelThatSaysNothingItIsPimc() {
        Random random = new Random(22);
        for (int i = 0; i < 20; i++) {
            DeclarerSight sight = PlayedEndings.any(random, 6, BeliefTest.RULES.get(2));
            Map<Long, Double> pimc = new TreeMap<>();
            List<Belief.Weighed> drawn = new Belief(CardRule.NOTHING).deals(sight, 30, 30, 5);
            for (Belief.Weighed each : drawn) {
                CardPlay play = new CardPlay(each.deal(), sight.strain(), sight.leader());
                for (long card : sight.cards()) play.play(card);
                for (CardResult result :
                        solver.cards(play.beforeTrick(), sight.strain(), play.leader(), play.trick())) {
                    pimc.merge(result.card(), (double) result.tricks() / drawn.size(), Double::sum);
                }
            }
            for (CardRule silent : List.of(CardRule.NOTHING, new Defender(List.of(), 0.1))) {
                for (int candidates : List.of(30, 500)) {
                    ModelledPimc search = new ModelledPimc(silent, true, new Sampling(candidates, 30, 5), solver);
                    if (candidates > 30 && new DefendersHands(sight).count() <= candidates) continue; // shuffled
                    for (CardAverage each : search.cards(sight)) {
                        assertThat(each.tricks()).isCloseTo(pimc.get(each.card()), within(1e-9));
                    }
                }
            }
        }
    }

    /**
     * South has played the ace of clubs and crossed to dummy; of clubs only the queen is out, and it is East's or West's. The order of East's small
     * ones tells: the low one first from three, so the jack wins, the high one first from two, so the queen falls under the king.
     */
    @Test
    void aSignalTellsWhereTheQueenIs() {
        CardRule count = new Defender(List.of(new CountSignal(false)), 0.1);
        CardRule upsideDown = new Defender(List.of(new CountSignal(true)), 0.1);
        DeclarerSight lowHigh = afterClubs("CA C9 C2 C3 S2 ST SA SK C4 C8");
        DeclarerSight highLow = afterClubs("CA C9 C2 C8 S2 ST SA SK C4 C3");
        assertThat(chosen(count, lowHigh)).isEqualTo("CJ");
        assertThat(chosen(count, highLow)).isEqualTo("CK");
        assertThat(chosen(upsideDown, lowHigh)).isEqualTo("CK");
        assertThat(chosen(upsideDown, highLow)).isEqualTo("CJ");
        assertThat(chosen(CardRule.NOTHING, lowHigh)).isEqualTo(chosen(CardRule.NOTHING, highLow));
    }

    private static DeclarerSight afterClubs(String cards) {
        Deal deal = Deal.parse("N:A...542 K...Q83 2...AKJ QJT...9");
        DeclarerSight sight = DeclarerSight.of(deal, Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH);
        for (String card : cards.split(" ")) sight = sight.after(Cards.card(card.charAt(0), card.charAt(1)));
        return sight;
    }

    private String chosen(CardRule model, DeclarerSight sight) {
        return Cards.name(new ModelledPimc(model, true, new Sampling(100, 100, 1), solver).choose(sight));
    }

    @Test
    void fewerCandidatesThanDealsAreRefused() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new Sampling(10, 20, 1))
                .withMessage(
                        "Candidates (10) must be no fewer than the deals (20) of an average, which are 1 or more.");
    }
}
