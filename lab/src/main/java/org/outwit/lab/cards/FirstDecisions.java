package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.doubledummy.CardResult;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.cards.Cards;

/**
 * What two declarers choose at the first decisions of a real board, one who believes a rule about the defenders and one who does not. Both average over
 * the same deals, so that they differ in nothing but the weights. A choice is worth what it takes in the real deal with all cards in sight. The play before
 * a decision is what people played.
 */
final class FirstDecisions {

    private static final double EQUAL = 1e-9;

    private final int worlds;
    private final long seed;
    private final DoubleDummySolver solver;

    FirstDecisions(int worlds, long seed, DoubleDummySolver solver) {
        this.worlds = worlds;
        this.seed = seed;
        this.solver = solver;
    }

    /**
     * What came of the decisions of one board.
     *
     * @param decisions how many there were
     * @param differed in how many the two chose differently
     * @param gained tricks that the believer's choices took more than the other's
     * @param plainLost tricks that the other's choices gave away
     * @param effective how many equally weighed deals the believer's were worth on average
     */
    record Gain(int decisions, int differed, int gained, int plainLost, double effective) {}

    /** The first {@code most} decisions, or fewer, of dummy and declarer where they had a choice. */
    Gain of(BridgeBoard board, CardRule rule, int most) {
        var contract = board.contract().orElseThrow();
        Seat declarer = contract.declarer();
        CardPlay real = new CardPlay(board.deal(), contract.strain(), declarer.next());
        DeclarerSight sight = DeclarerSight.of(board.deal(), contract.strain(), declarer, declarer.next());
        int made = 0;
        int differed = 0;
        int gained = 0;
        int lost = 0;
        double effective = 0;
        for (long card : board.play()) {
            boolean ours = real.next().isNorthSouth() == declarer.isNorthSouth();
            if (ours && made < most && Long.bitCount(real.legal()) > 1) {
                Choice choice = choose(sight, rule);
                made++;
                effective += choice.effective;
                List<CardResult> truth = solve(real);
                int plain = tricks(truth, choice.plain);
                int believer = tricks(truth, choice.believer);
                if (choice.plain != choice.believer) differed++;
                gained += believer - plain;
                lost += truth.get(0).tricks() - plain;
            }
            if (made == most) break;
            real.play(card);
            sight = sight.after(card);
        }
        return new Gain(made, differed, gained, lost, made == 0 ? 0 : effective / made);
    }

    private record Choice(long plain, long believer, double effective) {}

    private Choice choose(DeclarerSight sight, CardRule rule) {
        Belief belief = new Belief(rule);
        Map<Long, double[]> sums = new LinkedHashMap<>(); // of each card, without and with the weights
        double sum = 0;
        double squares = 0;
        for (Belief.Weighed each : new Belief(CardRule.NOTHING).deals(sight, worlds, worlds, seed)) {
            double weight = belief.weigh(sight, each.deal()).weight();
            sum += weight;
            squares += weight * weight;
            for (CardResult result : solve(each.now().cards())) {
                double[] of = sums.computeIfAbsent(result.card(), card -> new double[2]);
                of[0] += result.tricks();
                of[1] += weight * result.tricks();
            }
        }
        return new Choice(best(sums, 0), best(sums, 1), sum * sum / squares);
    }

    /** The lowest of the cards with the best average. */
    private static long best(Map<Long, double[]> sums, int which) {
        List<Long> cards = new ArrayList<>(sums.keySet());
        cards.sort((a, b) -> Integer.compare(Cards.rank(a), Cards.rank(b)));
        double most = sums.values().stream().mapToDouble(of -> of[which]).max().orElseThrow();
        return cards.stream()
                .filter(card -> sums.get(card)[which] >= most * (1 - EQUAL))
                .findFirst()
                .orElseThrow();
    }

    private List<CardResult> solve(CardPlay play) {
        return solver.cards(play.beforeTrick(), play.strain(), play.leader(), play.trick());
    }

    private static int tricks(List<CardResult> truth, long card) {
        for (CardResult result : truth) if ((result.equals() & card) != 0) return result.tricks();
        throw new IllegalArgumentException(Cards.name(card) + " was not solved.");
    }
}
