package org.outwit.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.bridge.inference.DealOdds;
import org.outwit.games.bridge.inference.PossibleDeals;
import org.outwit.games.cards.Cards;
import org.outwit.play.cards.DealProver;
import org.outwit.play.cards.DealTheory;

/**
 * How long does it take to draw 1,000 deals, to ask logic where a card is, and to prove it, with 200 facts of a deal? By processor time of one
 * thread; facts are true of a deal from a seed, with two or three hidden hands.
 *
 * <p>Usage: {@code DealKnowledgeSpeed [rounds]}; by default 60. Prints the first round and the median of the second half. Exits with 1
 * where a median is above 200 ms for deals or 50 ms for logic.
 */
public final class DealKnowledgeSpeed {

    private static final int FACTS = 200;
    private static final int DEALS = 1000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private DealKnowledgeSpeed() {}

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 60;
        boolean fast = true;
        for (int hidden = 2; hidden <= 3; hidden++) fast &= measure(hidden, rounds);
        if (!fast) System.exit(1);
    }

    private static boolean measure(int hidden, int rounds) {
        SplittableRandom random = new SplittableRandom(hidden);
        double[][] times = new double[3][rounds];
        for (int round = 0; round < rounds; round++) {
            Deal deal = deal(random);
            DealKnowledge knowledge = knowledge(random, deal, hidden);
            long start = THREADS.getCurrentThreadCpuTime();
            PossibleDeals deals = PossibleDeals.of(knowledge);
            for (int i = 0; i < DEALS; i++) deals.draw(random);
            long drawn = THREADS.getCurrentThreadCpuTime();
            DealTheory theory = new DealTheory(knowledge);
            long ace = Cards.card('S', 'A');
            boolean certain = theory.theory().entails(DealTheory.holds(Seat.EAST, ace));
            long asked = THREADS.getCurrentThreadCpuTime();
            boolean proved = new DealProver(knowledge).holds(Seat.EAST, ace).isPresent();
            long end = THREADS.getCurrentThreadCpuTime();
            DealOdds odds = DealOdds.of(knowledge);
            boolean counted = odds.holders(ace)[Seat.EAST.ordinal()] == odds.count();
            if (certain != counted || proved && !counted)
                throw new IllegalStateException("Logic and counting disagree.");
            times[0][round] = (drawn - start) / 1e6;
            times[1][round] = (asked - drawn) / 1e6;
            times[2][round] = (end - asked) / 1e6;
        }
        String[] names = {"1,000 deals", "logic: all facts told, one question", "a proof, or that there is none"};
        for (int i = 0; i < names.length; i++) {
            System.out.printf(
                    Locale.ROOT,
                    "%d hidden hands, %d facts, %s: %.1f ms at first, %.1f ms warm%n",
                    hidden,
                    FACTS,
                    names[i],
                    times[i][0],
                    warm(times[i]));
        }
        return warm(times[0]) < 200 && warm(times[1]) < 50;
    }

    private static double warm(double[] times) {
        double[] later = Arrays.copyOfRange(times, times.length / 2, times.length);
        Arrays.sort(later);
        return later[later.length / 2];
    }

    private static Deal deal(SplittableRandom random) {
        List<Long> cards = new ArrayList<>(Cards.sorted(Cards.PACK));
        long[] hands = new long[4];
        for (int i = 0; i < 52; i++) hands[i % 4] |= cards.remove(random.nextInt(cards.size()));
        return Deal.of(hands);
    }

    /** Every card of the hands in sight is a fact; so are points, lengths, and cards that somebody does not hold. */
    private static DealKnowledge knowledge(SplittableRandom random, Deal deal, int hidden) {
        List<DealFact> facts = new ArrayList<>();
        for (long card : Cards.sorted(deal.south())) facts.add(new DealFact.Holds(Seat.SOUTH, card, "the own hand"));
        if (hidden == 2) {
            for (long card : Cards.sorted(deal.north())) facts.add(new DealFact.Holds(Seat.NORTH, card, "dummy"));
        }
        for (Seat seat : Seat.values()) {
            int points = DealFact.Points.of(deal.hand(seat));
            facts.add(new DealFact.Points(seat, Math.max(0, points - 3), points + 3, "a promise"));
            for (int suit = 0; suit < 4; suit++) {
                int length = Integer.bitCount(Cards.ranks(deal.hand(seat), suit));
                facts.add(new DealFact.Length(seat, suit, Math.max(0, length - 1), length + 2, "a promise"));
            }
        }
        List<Long> pack = Cards.sorted(Cards.PACK);
        while (facts.size() < FACTS) {
            Seat seat = Seat.at(random.nextInt(4));
            long card = pack.get(random.nextInt(pack.size()));
            if ((deal.hand(seat) & card) == 0) facts.add(new DealFact.Lacks(seat, card, "a card not played"));
        }
        return DealKnowledge.NOTHING.with(facts);
    }
}
