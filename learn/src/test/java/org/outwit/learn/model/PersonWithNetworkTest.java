package org.outwit.learn.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.network.NetworkVoice;
import org.outwit.learn.network.Networks;
import org.outwit.learn.network.WrittenNetwork;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.people.Populations;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.training.PersonalLearner;

/** {@link ModelPredictor} where a network is asked, too. */
class PersonWithNetworkTest {

    private static final Chess CHESS = new Chess();
    private static final WrittenNetwork WRITTEN = WrittenNetwork.capturing(3);

    @TempDir
    private Path folder;

    private Populations with;

    @BeforeEach
    void bring() throws IOException {
        Files.write(folder.resolve("capturing-1500.pb.gz"), WRITTEN.file());
        Files.write(
                folder.resolve("random-2300.pb.gz"),
                WrittenNetwork.of(3, 1, 1, 1).file());
        with = Populations.SHIPPED.hearing(Networks.in(folder));
    }

    private static List<ChessPosition> positions(int count) {
        Random random = new Random(3);
        List<ChessPosition> positions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ChessPosition position = CHESS.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < 12 + i && !position.isOver(); ply++) {
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            if (position.moves(moves, 0) > 1) positions.add(position);
        }
        return positions;
    }

    private static PopulationPredictor<ChessPosition> anybody(Populations populations, double rating) {
        PopulationModel people = populations.of(CHESS).orElseThrow();
        return PopulationPredictor.of(CHESS, people, rating).lookingAhead(1);
    }

    /** By the definition, where no book knows the position: the product of both, to their powers. */
    @Test
    void bothAreMultiplied() {
        PopulationPredictor<ChessPosition> alone = anybody(Populations.SHIPPED, 1500);
        PopulationPredictor<ChessPosition> heard = anybody(with, 1500);
        NetworkVoice voice = NetworkVoice.of(WRITTEN.read());
        assertThat(alone.network()).isEmpty();
        assertThat(heard.network().orElseThrow().name()).isEqualTo("capturing-1500");
        for (ChessPosition position : positions(25)) {
            double[] usual = alone.probabilities(position);
            double[] network = voice.probabilities(position);
            double[] expected = new double[usual.length];
            double sum = 0;
            for (int i = 0; i < usual.length; i++) {
                double withoutSlip = (usual[i] - 0.002 / usual.length) / 0.998;
                sum += expected[i] = Math.sqrt(withoutSlip * network[i]);
            }
            for (int i = 0; i < usual.length; i++) expected[i] = 0.998 * expected[i] / sum + 0.002 / usual.length;
            assertThat(heard.probabilities(position)).containsExactly(expected, within(1e-6));
            double[] found = new double[usual.length];
            heard.network(found);
            assertThat(found).containsExactly(network, within(1e-9));
            heard.anybody(found);
            assertThat(found).containsExactly(expected, within(1e-6));
        }
    }

    @Test
    void whoeverIsStrongerIsHeardByAnotherNetwork() {
        assertThat(anybody(with, 2500).network().orElseThrow().name()).isEqualTo("random-2300");
        assertThat(anybody(with, Double.NaN).network().orElseThrow().name()).isEqualTo("capturing-1500");
        assertThat(anybody(with, 2500)
                        .forAnotherThread()
                        .network()
                        .orElseThrow()
                        .name())
                .isEqualTo("random-2300");
        assertThat(Populations.SHIPPED
                        .hearing(Networks.in(folder.resolve("none")))
                        .of(CHESS)
                        .map(each -> PopulationPredictor.of(CHESS, each, 1500).network()))
                .as("an empty folder")
                .hasValue(Optional.empty());
    }

    private OpponentModel learned() {
        PopulationModel people = with.of(CHESS).orElseThrow();
        List<Example<ChessPosition>> decisions = new ArrayList<>();
        int game = 0;
        for (ChessPosition position : positions(20)) {
            int[] moves = new int[position.mostMoves()];
            position.moves(moves, 0);
            decisions.add(new Example<>(position, moves[0], game++, 20));
        }
        var layer = new PersonalLearner<>(CHESS, people, people.personal(), Parallel.ALONE, ProgressMonitor.NONE)
                .learn(decisions, 1500, 20);
        Judgement judgement = new Judgement(
                Map.of(OpponentModel.WHOLE_GAME, Map.of("mobility", Weight.of(1))),
                1,
                OptionalDouble.empty(),
                OptionalDouble.of(1),
                true);
        Evidence evidence = new Evidence(List.of(), HoldOut.NONE, new Origin(List.of("a.pgn"), 20, 20, 0, 0));
        return new OpponentModel("Anna", judgement, evidence, new HabitBook<>(CHESS))
                .with(layer.difference().rounded(), HoldOut.NONE, new HabitBook<>(CHESS));
    }

    @Test
    void aModelSaysWithWhichNetworkItWasLearnedAndNeedsIt() throws IOException {
        OpponentModel read = ModelReader.read(CHESS, ModelText.of(learned()));
        VoiceWeights voice = read.personal().orElseThrow().voice().orElseThrow();
        assertThat(voice.networks()).extracting(each -> each.name()).containsExactly("capturing-1500");
        assertThat(voice.rows()).as("with few decisions as everybody").isDeepEqualTo(VoiceWeights.USUAL.rows());
        assertThat(ModelPredictor.of(CHESS, read, with).network().orElseThrow().name())
                .isEqualTo("capturing-1500");
        String fingerprint = voice.networks().get(0).fingerprint();
        refused(read, Populations.SHIPPED, fingerprint);
        Files.delete(folder.resolve("capturing-1500.pb.gz"));
        refused(read, with, fingerprint);
        Files.write(folder.resolve("renamed-2900.pb.gz"), WRITTEN.file());
        assertThat(ModelPredictor.of(CHESS, read, with).network().orElseThrow().name())
                .as("known by its fingerprint, whatever it is called")
                .isEqualTo("renamed-2900");
    }

    private static void refused(OpponentModel model, Populations populations, String fingerprint) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> ModelPredictor.of(CHESS, model, populations))
                .withMessage("The model of Anna was learned with the network capturing-1500 (" + fingerprint
                        + "), which is not here. Say where it is: --population FILE.pb.gz; or put it back into the folder"
                        + " 'networks' of your data folder; or learn Anna again.");
    }

    @Test
    void nonsenseInAModelFileIsASentence() {
        String text = ModelText.of(learned());
        refused(text.replaceAll("\"fingerprint\" : \"[0-9a-f]+\"", "\"fingerprint\" : \"x\""), "found 'x'");
        refused(text.replace("[ [ 0.5, 0.5 ] ]", "[ [ 0.5 ] ]"), "there are two weights in each phase");
        refused(text.replace("[ [ 0.5, 0.5 ] ]", "[ [ 0.5, 99 ] ]"), "(99.0) must be from -4.0 to 4.0");
        refused(text.replace("[ [ 0.5, 0.5 ] ]", "[ ]"), "weights for at least one phase");
    }

    private static void refused(String text, String sentence) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> ModelReader.read(CHESS, text))
                .withMessageContaining(sentence);
    }
}
