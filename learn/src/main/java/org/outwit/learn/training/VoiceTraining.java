package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.network.Network;
import org.outwit.learn.network.NetworkBatches;
import org.outwit.learn.network.NetworkMark;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.Choices;

/**
 * Finds how far networks are believed beside a population: on decisions of people whom it does not know yet, each with the network for the
 * rating of the person who decided. Phases get weights of their own only where that surely predicts other decisions better.
 *
 * @param outOfFold people who have not learned from the decisions, and the networks beside them
 * @param fit how layers see decisions
 */
record VoiceTraining(PopulationModel outOfFold, LayerFit fit, Parallel parallel, ProgressMonitor monitor) {

    /** At most this many decisions are asked about; each takes a network some milliseconds. */
    static final int MOST = 6_000;

    /**
     * The weights and what they are worth, where there is a network and there are decisions of both kinds.
     *
     * @param seen what people see in these decisions of a sample, from the first one on
     * @param isMeasured which of them are not fitted to
     */
    <P extends Position> Optional<FittedVoice> train(
            DecisionSample<P> sample, int first, List<SeenDecision> seen, IntPredicate isMeasured) {
        if (outOfFold.voices().networks().isEmpty()) return Optional.empty();
        int count = Math.min(MOST, seen.size());
        Map<Network, List<Integer>> asked = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            Network network = outOfFold.voices().of(sample.rating(first + i)).orElseThrow();
            asked.computeIfAbsent(network, n -> new ArrayList<>()).add(i);
        }
        SeenDecision[] heard = new SeenDecision[count];
        asked.forEach((network, places) -> {
            List<P> positions =
                    places.stream().map(i -> sample.position(first + i)).toList();
            List<float[]> rows = NetworkBatches.logProbabilities(network, positions, parallel, monitor);
            for (int k = 0; k < rows.size(); k++) {
                heard[places.get(k)] = seen.get(places.get(k)).hearing(rows.get(k));
            }
        });
        List<NetworkMark> marks = asked.keySet().stream().map(Network::mark).toList();
        return fitted(marks, part(heard, isMeasured.negate()), part(heard, isMeasured));
    }

    private static List<SeenDecision> part(SeenDecision[] heard, IntPredicate isPart) {
        List<SeenDecision> part = new ArrayList<>();
        for (SeenDecision each : heard) if (isPart.test(each.game())) part.add(each);
        return part;
    }

    private Optional<FittedVoice> fitted(
            List<NetworkMark> marks, List<SeenDecision> usual, List<SeenDecision> measured) {
        if (usual.isEmpty() || measured.isEmpty()) return Optional.empty();
        VoiceFit fitted = fit(usual);
        VoiceFit judged = fit(measured);
        double[][] rows = fitted.common();
        VoiceWeights common = VoiceWeights.limited(marks, rows);
        VoiceWeights byPhase = VoiceWeights.limited(marks, fitted.byPhase(rows));
        VoiceWeights taken = isSurelyBetter(judged.losses(common), judged.losses(byPhase)) ? byPhase : common;
        VoiceWeights nobody = new VoiceWeights(List.of(), new double[][] {{1, 0}});
        return Optional.of(new FittedVoice(taken, judged.alone(), judged.score(nobody), judged.score(taken)));
    }

    private VoiceFit fit(List<SeenDecision> heard) {
        Choices choices = fit.choices(heard, outOfFold.plan().depth());
        return new VoiceFit(outOfFold, heard, choices);
    }

    /** Whether the second losses are less by more than a standard error of the mean difference. */
    private static boolean isSurelyBetter(double[] losses, double[] others) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < losses.length; i++) {
            double gain = losses[i] - others[i];
            sum += gain;
            squares += gain * gain;
        }
        double mean = sum / losses.length;
        double variance = Math.max(0, squares / losses.length - mean * mean);
        return mean > Math.sqrt(variance / losses.length);
    }
}
