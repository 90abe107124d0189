package org.outwit.learn.lead;

import java.util.Arrays;
import java.util.List;
import org.outwit.games.cards.Cards;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;

/**
 * How likely each card is led: a softmax over what can be said about it, with weights of their own for contracts with trumps and without.
 *
 * @param leads from how many leads it was learned
 * @param weights of {@link LeadFeatures#names}, without trumps and with
 */
public record LeadModel(int leads, double[][] weights) implements LeadPredictor {

    /** Without trumps, and with. */
    static final int PHASES = 2;

    /** The belief at first that nothing matters weighs as much as this number of leads; from 0.5 to 32 it made no difference. */
    private static final double PRIOR = 8;

    /** Learns from leads. */
    public static LeadModel learn(List<LeadDecision> decisions) {
        return learn(decisions, PRIOR);
    }

    static LeadModel learn(List<LeadDecision> decisions, double strength) {
        Choices choices = choices(decisions);
        Prior prior = Prior.nothing(choices, strength).atLeast(Prior.OF_FEATURES);
        return new LeadModel(decisions.size(), Softmax.fit(choices, prior));
    }

    private static Choices choices(List<LeadDecision> decisions) {
        Choices choices = new Choices(PHASES, LeadFeatures.names().size());
        for (LeadDecision each : decisions) {
            List<Long> cards = each.cards();
            int[] phases = new int[cards.size()];
            Arrays.fill(phases, phase(each.situation()));
            double[][] rows = cards.stream()
                    .map(card -> LeadFeatures.row(each.situation(), card))
                    .toArray(double[][]::new);
            choices.add(cards.indexOf(each.card()), phases, rows);
        }
        return choices;
    }

    private static int phase(LeadSituation situation) {
        return situation.isNotrump() ? 0 : 1;
    }

    @Override
    public double[] chances(LeadSituation situation) {
        List<Long> cards = Cards.sorted(situation.hand());
        double[] chances = new double[cards.size()];
        double[] by = weights[phase(situation)];
        for (int i = 0; i < chances.length; i++) {
            double[] row = LeadFeatures.row(situation, cards.get(i));
            for (int c = 0; c < row.length; c++) chances[i] += by[c] * row[c];
        }
        Softmax.normalise(chances, chances.length);
        return chances;
    }
}
