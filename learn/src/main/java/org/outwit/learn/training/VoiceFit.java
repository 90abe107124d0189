package org.outwit.learn.training;

import java.util.Arrays;
import java.util.List;
import org.outwit.learn.network.NetworkMark;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;

/**
 * Fits {@link VoiceWeights} to decisions about which a network was asked: a softmax of two columns, the logarithms of what people are
 * expected to play and of what the network expects. A decision counts as far as the book leaves it to these two.
 *
 * @param population as it predicts these decisions; for the weights of everybody it must not have learned from them
 * @param layer the decisions as the population's usual layer sees them
 */
record VoiceFit(PopulationModel population, List<SeenDecision> heard, Choices layer) {

    /** How many decisions the belief in the usual weights counts as. */
    private static final double PRIOR = 20;

    /** How many decisions the belief that phases are alike counts as. */
    private static final double PRIOR_OF_PHASES = 100;

    /** How many decisions the belief that a person is as everybody counts as, where everybody's weights were fitted to the network. */
    private static final double PRIOR_OF_PERSON = 200;

    /** Somebody with fewer decisions is taken as everybody. */
    private static final int FEWEST_OF_PERSON = 100;

    /** Everybody's weights, the same in all phases. */
    double[][] common() {
        Choices choices = choices(1);
        return Softmax.fit(choices, Prior.around(VoiceWeights.USUAL.rows(), choices, PRIOR));
    }

    /** Everybody's weights in each phase, held near those of all phases. */
    double[][] byPhase(double[][] common) {
        double[][] rows = new double[layer.phases()][];
        for (int p = 0; p < rows.length; p++) rows[p] = common[0].clone();
        Choices choices = choices(rows.length);
        return Softmax.fit(choices, Prior.around(rows, choices, PRIOR_OF_PHASES));
    }

    /** One person's weights, held near everybody's, the more firmly where these are known to suit the network. */
    VoiceWeights ofPerson(NetworkMark network) {
        double[][] everybody = population.voices().weights(network).rows();
        double[][] found = everybody;
        if (heard.size() >= FEWEST_OF_PERSON) {
            Choices choices = choices(everybody.length);
            boolean isFitted = population.voices().fitted().areOf(network);
            found = Softmax.fit(choices, Prior.around(everybody, choices, isFitted ? PRIOR_OF_PERSON : PRIOR));
        }
        return VoiceWeights.limited(List.of(network), found);
    }

    private Choices choices(int phases) {
        Choices choices = new Choices(phases, 2);
        double[] expected = row();
        double[] counts = row();
        for (int d = 0; d < heard.size(); d++) {
            SeenDecision each = heard.get(d);
            int count = each.count();
            byLayer(d, expected);
            double[][] rows = new double[count][2];
            for (int i = 0; i < count; i++) {
                rows[i][VoiceWeights.PEOPLE] = Math.log(Math.max(Double.MIN_NORMAL, expected[i]));
                rows[i][VoiceWeights.NETWORK] = each.heard(i);
            }
            population.book().counts(each.key(), each.images(), count, counts);
            int[] phase = new int[count];
            Arrays.fill(phase, phases == 1 ? 0 : each.phase());
            choices.add(
                    each.chosen(),
                    phase,
                    rows,
                    new double[count],
                    population.trust().left(counts, count));
        }
        return choices;
    }

    /** The log-loss of each decision by everybody, and by the network with these weights. */
    double[] losses(VoiceWeights weights) {
        double[] losses = new double[heard.size()];
        double[] expected = row();
        for (int d = 0; d < losses.length; d++) {
            expect(d, weights, expected);
            losses[d] = -Math.log(expected[heard.get(d).chosen()]);
        }
        return losses;
    }

    PredictionScore score(VoiceWeights weights) {
        PredictionScore sum = PredictionScore.NONE;
        double[] expected = row();
        for (int d = 0; d < heard.size(); d++) {
            SeenDecision each = heard.get(d);
            expect(d, weights, expected);
            for (int i = 0; i < each.count(); i++) expected[i] = Math.log(expected[i]);
            sum = sum.and(PredictionScore.of(expected, each.count(), each.chosen()));
        }
        return sum;
    }

    /** How well the network predicts alone. */
    PredictionScore alone() {
        PredictionScore sum = PredictionScore.NONE;
        double[] row = row();
        for (SeenDecision each : heard) {
            for (int i = 0; i < each.count(); i++) row[i] = each.heard(i);
            sum = sum.and(PredictionScore.of(row, each.count(), each.chosen()));
        }
        return sum;
    }

    private void expect(int d, VoiceWeights weights, double[] into) {
        byLayer(d, into)
                .hear(weights, heard.get(d))
                .follow(population.book(), heard.get(d), population.trust())
                .slip();
    }

    private MoveProbabilities byLayer(int d, double[] into) {
        int depth = population.plan().depth();
        return new MoveProbabilities().byLayer(population.layers().get(depth), layer, d, into);
    }

    private double[] row() {
        return new double[Math.max(1, layer.mostAlternatives())];
    }
}
