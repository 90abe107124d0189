package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.doubledummy.CardResult;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.cards.Cards;

/**
 * Averaging over clairvoyance (PIMC, Ginsberg 2001) against defenders who are known: an opponent-model search with hidden cards.
 *
 * <p>A model matters in two places. Deals count as much as the defenders would have played in them as they did ({@link Belief}); that has no
 * counterpart where all is seen. And within a deal the very next reply of a defender may be taken from the model: every card by its chance, and
 * after it everybody plays as well as can be with all cards in sight. That is what {@code core.model.ExpectedReply} is to M*: the model is trusted
 * for one reply, not down to the leaves. With a model that says nothing both fall away, and it is PIMC.
 *
 * <p>Like PIMC it takes the later choices of the declarer for clairvoyant (strategy fusion), so it plays no card in order to find something out.
 */
final class ModelledPimc {

    /** Averages that differ by less are the same but for rounding. */
    private static final double EQUAL = 1e-9;

    private final CardRule model;
    private final boolean replies;
    private final Belief belief;
    private final Sampling sampling;
    private final DoubleDummySolver solver;

    /**
     * How deals are drawn.
     *
     * @param candidates how many are weighed
     * @param deals how many are then averaged over
     * @param seed equal seeds, equal deals
     */
    record Sampling(int candidates, int deals, long seed) {
        Sampling {
            if (deals < 1 || candidates < deals) {
                throw new InputException("Candidates (" + candidates + ") must be no fewer than the deals (" + deals
                        + ") of an average, which are 1 or more.");
            }
        }
    }

    /**
     * @param model what is known about both defenders
     * @param replies whether the next reply is taken from the model, too
     */
    ModelledPimc(CardRule model, boolean replies, Sampling sampling, DoubleDummySolver solver) {
        this.model = model;
        this.replies = replies;
        this.belief = new Belief(model);
        this.sampling = sampling;
        this.solver = solver;
    }

    /** What every card of the hand that plays next, the declarer's or dummy's, is worth on average; the best first. */
    List<CardAverage> cards(DeclarerSight sight) {
        Map<Long, Long> equals = new LinkedHashMap<>();
        Map<Long, Double> sums = new LinkedHashMap<>();
        for (Belief.Weighed deal : belief.deals(sight, sampling.candidates(), sampling.deals(), sampling.seed())) {
            CardPlay now = deal.now().cards();
            for (CardResult result : solver.cards(now.beforeTrick(), sight.strain(), now.leader(), now.trick())) {
                double value = replies ? value(deal.now(), result) : result.tricks();
                equals.put(result.card(), result.equals());
                sums.merge(result.card(), deal.weight() * value, Double::sum);
            }
        }
        List<CardAverage> averages = new ArrayList<>();
        for (long card : Cards.sorted(sums.keySet().stream().mapToLong(c -> c).sum())) {
            averages.add(new CardAverage(card, equals.get(card), sums.get(card)));
        }
        averages.sort(Comparator.comparingDouble(CardAverage::tricks).reversed());
        return averages;
    }

    /** The card to play: of those with the best average the lowest, so that nothing is wasted. */
    long choose(DeclarerSight sight) {
        List<CardAverage> averages = cards(sight);
        double best = averages.get(0).tricks() - EQUAL;
        long chosen = 0;
        for (CardAverage each : averages) {
            long lowest = each.equals() & -each.equals();
            if (each.tricks() >= best && (chosen == 0 || Cards.rank(lowest) < Cards.rank(chosen))) chosen = lowest;
        }
        return chosen;
    }

    /** The tricks that come of a card when the next defender plays by the model, and what the solver found where it says nothing. */
    private double value(WatchedPlay now, CardResult result) {
        Seat us = now.cards().next();
        WatchedPlay after = now.copy();
        after.play(result.card());
        CardPlay cards = after.cards();
        if (!after.isDefenders() || cards.left() == 0) return result.tricks();
        double[] chances = new double[Defender.CARDS];
        var sight = after.sight();
        if (!model.says(sight, chances)) return result.tricks();
        List<Long> legal = sight.cards();
        int won = cards.tricks(us) - now.cards().tricks(us);
        int left = cards.left();
        double value = 0;
        for (CardResult reply : solver.cards(cards.beforeTrick(), cards.strain(), cards.leader(), cards.trick())) {
            for (int i = 0; i < legal.size(); i++) {
                if ((reply.equals() & legal.get(i)) != 0) value += chances[i] * (won + left - reply.tricks());
            }
        }
        return value;
    }
}
