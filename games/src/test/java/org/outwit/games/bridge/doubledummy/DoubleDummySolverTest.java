package org.outwit.games.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.TrickTable;
import org.outwit.games.cards.Cards;

class DoubleDummySolverTest {

    private final DoubleDummySolver solver = new DoubleDummySolver(1 << 16);

    @Test
    void everyFirstCardHasItsTricks() {
        Random random = new Random(1);
        for (int i = 0; i < Thoroughness.of(400, 150); i++) {
            Deal deal = ending(random, 2 + i % 3);
            Strain strain = Strain.at(random.nextInt(5));
            Seat leader = Seat.at(random.nextInt(4));
            EveryCard definition = new EveryCard(deal.hands(), strain.ordinal());
            long seen = 0;
            for (CardResult result : solver.firstCards(deal, strain, leader)) {
                for (long left = result.equals(); left != 0; left &= left - 1) {
                    int ours = definition.tricksWith(leader.ordinal(), left & -left);
                    assertThat(leader.isNorthSouth() ? result.tricks() : deal.tricks() - result.tricks())
                            .as("%s %s %s %s", deal, strain, leader, Cards.name(left & -left))
                            .isEqualTo(ours);
                }
                assertThat(seen & result.equals()).isZero();
                seen |= result.equals();
            }
            assertThat(seen).isEqualTo(deal.hand(leader));
        }
    }

    @Test
    void largerEndingsHaveTheirTricks() {
        Random random = new Random(2);
        for (int i = 0; i < Thoroughness.of(10, 4); i++) {
            Deal deal = ending(random, 5);
            Strain strain = Strain.at(random.nextInt(5));
            Seat declarer = Seat.at(random.nextInt(4));
            int ours = new EveryCard(deal.hands(), strain.ordinal())
                    .tricks(declarer.next().ordinal());
            assertThat(solver.tricks(deal, strain, declarer))
                    .as("%s %s %s", deal, strain, declarer)
                    .isEqualTo(declarer.isNorthSouth() ? ours : 5 - ours);
        }
    }

    /** The deal on which the answer was once taken to rest on a king alone, and not on its queen beside it. */
    @Test
    void aGroupOfEqualCardsIsRelevantAsAWhole() {
        Deal deal = Deal.parse("N:KQ4.T5.QJ94. T.AQ.K75.J86 85.84.T6.KQT AJ97.9.A.975");
        assertThat(solver.firstCards(deal, Strain.NOTRUMP, Seat.SOUTH))
                .filteredOn(result -> result.card() == Cards.card('C', 'T'))
                .extracting(CardResult::tricks)
                .containsExactly(3);
    }

    @Test
    void whatIsForgottenIsFoundAgain() {
        Random random = new Random(3);
        DoubleDummySolver small = new DoubleDummySolver(16);
        for (int i = 0; i < 30; i++) {
            Deal deal = ending(random, 6);
            assertThat(small.table(deal)).isEqualTo(solver.table(deal));
        }
    }

    @Test
    void aTrickBegunGoesOnAsItWouldHave() {
        Random random = new Random(4);
        for (int i = 0; i < 100; i++) {
            Deal deal = ending(random, 4);
            Strain strain = Strain.at(random.nextInt(5));
            Seat seat = Seat.at(random.nextInt(4));
            Seat leader = seat;
            List<Long> played = new ArrayList<>();
            int best = solver.firstCards(deal, strain, leader).get(0).tricks();
            for (int place = 0; place < 4; place++, seat = seat.next()) {
                List<CardResult> results = solver.cards(deal, strain, leader, played);
                int expected = place % 2 == 0 ? best : deal.tricks() - best;
                assertThat(results.get(0).tricks()).isEqualTo(expected);
                played.add(results.get(0).card());
            }
        }
    }

    /** Thirteen cards of a suit each: the leader takes everything without trumps, and spades take everything as trumps. */
    @Test
    void aWholeSuitEach() {
        Deal deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
        assertThat(solver.table(deal)).isEqualTo(new TrickTable(new int[][] {
            {13, 0, 13, 0}, {0, 13, 0, 13}, {13, 0, 13, 0}, {0, 13, 0, 13}, {0, 0, 0, 0}
        }));
    }

    @Test
    void cardsThatCannotBePlayedAreNamed() {
        Deal deal = Deal.parse("N:AK.... .AK.. ..AK. ...AK".replace("....", "..."));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> solver.cards(deal, Strain.CLUBS, Seat.NORTH, List.of(Cards.card('H', 'A'))))
                .withMessage("North cannot play HA from AK....");
        Deal follow = Deal.parse("N:A2... K3... Q4... J.5..");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> solver.cards(
                        follow, Strain.CLUBS, Seat.WEST, List.of(Cards.card('S', 'J'), Cards.card('H', 'A'))))
                .withMessage("North cannot play HA from A2... to SJ.");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new DoubleDummySolver(17))
                .withMessage("Patterns (17) must be a power of two from 16 on.");
    }

    /** A deal with {@code cards} each, of so few ranks that suits are long. */
    static Deal ending(Random random, int cards) {
        List<Long> pack = new ArrayList<>();
        int ranks = Math.min(13, cards + random.nextInt(4));
        for (int suit = 0; suit < 4; suit++) {
            for (int rank = 13 - ranks; rank < 13; rank++) pack.add(Cards.card(suit, rank));
        }
        Collections.shuffle(pack, random);
        long[] hands = new long[4];
        for (int i = 0; i < cards * 4; i++) hands[i & 3] |= pack.get(i);
        return Deal.of(hands);
    }
}
