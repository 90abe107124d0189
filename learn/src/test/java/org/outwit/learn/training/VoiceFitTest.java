package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.chess.ChessPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.network.Network;
import org.outwit.learn.network.NetworkBatches;
import org.outwit.learn.network.Networks;
import org.outwit.learn.network.WrittenNetwork;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.people.Voices;

/** People are made who go by a network so far as is known; the fit has to find that out. */
class VoiceFitTest {

    private static final PopulationModel PEOPLE = ChessCrowd.AT_FIRST_SIGHT;
    private static final Network CAPTURING = WrittenNetwork.capturing(3).read();
    private static final Network RANDOM = WrittenNetwork.of(4, 1, 2, 5).read();

    private static final int GAMES = Thoroughness.of(40, 16);

    private static VoiceFit fit(List<Example<ChessPosition>> decisions, Network asked) {
        return fit(PEOPLE, decisions, asked);
    }

    private static VoiceFit fit(PopulationModel people, List<Example<ChessPosition>> decisions, Network asked) {
        PersonalLearner<ChessPosition> learner = new PersonalLearner<>(
                ChessCrowd.CHESS, PEOPLE, PEOPLE.personal(), Parallel.ALONE, ProgressMonitor.NONE);
        List<SeenDecision> seen = learner.look(decisions, 0);
        List<float[]> rows = NetworkBatches.logProbabilities(
                asked, decisions.stream().map(Example::position).toList(), Parallel.ALONE, ProgressMonitor.NONE);
        List<SeenDecision> heard = new ArrayList<>();
        for (int d = 0; d < rows.size(); d++) heard.add(seen.get(d).hearing(rows.get(d)));
        return new VoiceFit(
                people, heard, learner.choices(heard, PEOPLE.standing(Double.NaN, java.util.Optional.empty()), 0));
    }

    /** In openings the book is believed beside both, so what is found is a little less than what was there. */
    @Test
    void aNetworkThatKnowsSomethingIsBelieved() {
        double[] found = fit(ChessCrowd.decisions(GAMES, 1, 0.7, 0.8, CAPTURING), CAPTURING)
                .common()[0];
        assertThat(found[VoiceWeights.PEOPLE]).isEqualTo(0.7, within(0.1));
        assertThat(found[VoiceWeights.NETWORK]).isEqualTo(0.8, within(0.2));
    }

    @Test
    void aNetworkThatKnowsNothingIsNot() {
        double[] found =
                fit(ChessCrowd.decisions(GAMES, 2, 1, 0, CAPTURING), RANDOM).common()[0];
        assertThat(found[VoiceWeights.PEOPLE]).isEqualTo(1, within(0.12));
        assertThat(found[VoiceWeights.NETWORK]).isEqualTo(0, within(0.12));
    }

    @Test
    void bothPredictBetterThanEither() {
        VoiceFit fitted = fit(ChessCrowd.decisions(GAMES, 1, 0.7, 0.8, CAPTURING), CAPTURING);
        VoiceFit other = fit(ChessCrowd.decisions(8, 4, 0.7, 0.8, CAPTURING), CAPTURING);
        double both = other.score(new VoiceWeights(List.of(), fitted.common())).logLoss();
        assertThat(both).isLessThan(other.alone().logLoss() - 0.3);
        assertThat(both)
                .isLessThan(other.score(new VoiceWeights(List.of(), new double[][] {{1, 0}}))
                                .logLoss()
                        - 0.05);
        double[][] phases = fitted.byPhase(fitted.common());
        assertThat(phases).hasNumberOfRows(3);
        for (double[] row : phases) assertThat(row[VoiceWeights.NETWORK]).isEqualTo(0.8, within(0.4));
    }

    /** Weights that were fitted with a network are believed more firmly than those that nobody fitted. */
    @Test
    void aPersonIsNearEverybodyUntilTheirDecisionsSayMore() {
        double everybody = VoiceWeights.USUAL.row(0)[VoiceWeights.NETWORK];
        List<Example<ChessPosition>> all = ChessCrowd.decisions(GAMES, 5, 0.5, 1.5, CAPTURING);
        assertThat(network(fit(List.of(), CAPTURING))).isEqualTo(everybody);
        assertThat(network(fit(all.subList(0, 50), CAPTURING))).isEqualTo(everybody);
        VoiceWeights fitted = new VoiceWeights(List.of(CAPTURING.mark()), VoiceWeights.USUAL.rows());
        PopulationModel sure = PEOPLE.with(new Voices(Networks.NONE, fitted));
        double some = network(fit(sure, all.subList(0, 200), CAPTURING));
        double many = network(fit(sure, all, CAPTURING));
        double unsure = network(fit(all.subList(0, 200), CAPTURING));
        assertThat(some).isBetween(everybody + 0.1, many - 0.1);
        assertThat(unsure).isGreaterThan(some + 0.1);
        assertThat(many).isBetween(0.9, 1.7);
    }

    private static double network(VoiceFit fit) {
        return fit.ofPerson(CAPTURING.mark()).row(1)[VoiceWeights.NETWORK];
    }
}
