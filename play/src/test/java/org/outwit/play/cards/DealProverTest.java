package org.outwit.play.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.bridge.inference.DealOdds;
import org.outwit.games.bridge.inference.PossibleDeals;
import org.outwit.games.cards.Cards;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Interpretation;

class DealProverTest {

    /** All that the deals have in common is proved, nothing else is, and contradictions are. */
    @Test
    void proofsAreThoseOfCounting() {
        SplittableRandom random = new SplittableRandom(6);
        int proofs = 0;
        for (int trial = 0; trial < Thoroughness.of(150, 50); trial++) {
            DealKnowledge knowledge = SmallKnowledge.of(random, 2 + random.nextInt(2));
            DealOdds odds = DealOdds.of(knowledge);
            DealProver prover = new DealProver(knowledge);
            assertThat(prover.contradiction().isPresent()).isEqualTo(odds.count() == 0);
            if (odds.count() == 0) {
                assertThat(prover.contradiction().orElseThrow().isContradiction())
                        .isTrue();
                continue;
            }
            for (Seat seat : Seat.values()) {
                for (long card : Cards.sorted(knowledge.pack())) {
                    long deals = odds.holders(card)[seat.ordinal()];
                    Optional<DealProof> holds = prover.holds(seat, card);
                    assertThat(holds.isPresent()).isEqualTo(deals == odds.count());
                    assertThat(prover.lacks(seat, card).isPresent()).isEqualTo(deals == 0);
                    if (holds.isEmpty()) continue;
                    proofs++;
                    assertThat(holds.get().last().formula()).isEqualTo(DealTheory.holds(seat, card));
                    check(holds.get(), knowledge);
                }
            }
        }
        assertThat(proofs).isGreaterThan(Thoroughness.of(300, 100));
    }

    /** Each line that supposes nothing is true of all deals that fit. */
    private static void check(DealProof proof, DealKnowledge knowledge) {
        assertThat(proof.formal().lines()).hasSameSizeAs(proof.lines());
        boolean cases = proof.lines().stream().anyMatch(line -> line.words().startsWith("Suppose"));
        if (cases) return; // what follows from a case is not true of all deals
        PossibleDeals deals = PossibleDeals.of(knowledge);
        for (long number = 0; number < Math.min(50, deals.count()); number++) {
            Deal deal = deals.deal(number);
            for (DealProof.Line line : proof.lines()) {
                assertThat(meaning(line.formula(), deal)).as(line.words()).isTrue();
            }
        }
    }

    private static boolean meaning(Formula formula, Deal deal) {
        Map<Variable, Boolean> values = new HashMap<>();
        for (Variable each : formula.variables()) values.put(each, meaning(each.name(), deal));
        return new Interpretation(values).satisfies(formula);
    }

    /** What a variable says, read from its name. */
    private static boolean meaning(String name, Deal deal) {
        String[] words = name.split("-");
        Seat seat = Seat.of(words[0].charAt(0));
        long hand = deal.hand(seat);
        if (words.length == 3) return (hand & Cards.card(words[2].charAt(0), words[2].charAt(1))) != 0;
        int least = Integer.parseInt(words[2]);
        if (words[3].equals("points")) return DealFact.Points.of(hand) >= least;
        int suit = List.of("spades", "hearts", "diamonds", "clubs").indexOf(words[3]);
        return Integer.bitCount(Cards.ranks(hand, suit)) >= least;
    }

    private static final Deal DEAL =
            Deal.parse("N:QT7.KJ5.A84.J763 J96.AQT4.K52.K85 AK84.76.QJT.QT92 532.9832.9763.A4");

    private static DealKnowledge seenBySouth(DealFact... more) {
        List<DealFact> facts = new ArrayList<>(List.of(
                new DealFact.Holds(Seat.SOUTH, DEAL.south(), "South's own hand"),
                new DealFact.Holds(Seat.NORTH, DEAL.north(), "dummy, North's hand")));
        facts.addAll(List.of(more));
        return DealKnowledge.NOTHING.with(facts);
    }

    @Test
    void whoShowedOutLeavesTheRestToTheOther() {
        long spades = Cards.of(Cards.SUIT, 0) & ~Cards.card('S', '2');
        DealProver prover = new DealProver(seenBySouth(
                new DealFact.Holds(Seat.WEST, Cards.card('S', '2'), "trick 1: West played S2"),
                new DealFact.Holds(Seat.WEST, Cards.card('H', '2'), "trick 2: West played H2"),
                new DealFact.Lacks(Seat.WEST, spades, "trick 2: West played H2 on SA")));
        assertThat(prover.holds(Seat.EAST, Cards.card('S', 'J')).orElseThrow().text())
                .containsExactly(
                        "1. South does not hold SJ    South's own hand",
                        "2. North does not hold SJ    dummy, North's hand",
                        "3. West has no more spades   trick 2: West played H2 on SA",
                        "4. East holds SJ             one hand has SJ (1, 2, 3)");
        assertThat(prover.holds(Seat.EAST, Cards.card('H', 'A'))).isEmpty();
    }

    @Test
    void pointsAreCounted() {
        DealProver prover = new DealProver(seenBySouth(
                new DealFact.Points(Seat.WEST, 0, 3, "West passed"),
                new DealFact.Points(Seat.EAST, 0, 15, "East passed")));
        assertThat(prover.contradiction()).isEmpty();
        DealProver strict = new DealProver(seenBySouth(
                new DealFact.Points(Seat.WEST, 0, 3, "West passed"),
                new DealFact.Points(Seat.EAST, 0, 12, "East passed")));
        DealProof proof = strict.contradiction().orElseThrow();
        assertThat(proof.text())
                .containsExactly(
                        "1. South has 12 points at most   South's own hand",
                        "2. North has 11 points at most   dummy, North's hand",
                        "3. West has 3 points at most     West passed",
                        "4. East has 12 points at most    East passed",
                        "5. These contradict each other   there are 40 points (1, 2, 3, 4)");
    }

    @Test
    void aFactThatCannotBeIsNamed() {
        DealProver prover = new DealProver(seenBySouth(
                new DealFact.Length(Seat.EAST, 1, 2, 5, "East opened 1NT"),
                new DealFact.Length(Seat.EAST, 1, 1, 1, "a signal")));
        assertThat(prover.contradiction().orElseThrow().text())
                .containsExactly(
                        "1. East has 2 hearts or more     East opened 1NT",
                        "2. East has exactly 1 heart      a signal",
                        "3. These contradict each other   as they stand (1, 2)");
    }
}
