package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.chess.ChessPosition;
import org.outwit.learn.network.NetworkMark;
import org.outwit.learn.network.Networks;
import org.outwit.learn.network.WrittenNetwork;
import org.outwit.learn.people.PopulationFile;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.progress.TrainingFile;

/** {@link PopulationTrainer} where a network is asked, too: of people who go by it and of people who do not. */
class VoiceTrainingTest {

    private static final TrainingPlan PLAN =
            TrainingPlan.usual(ChessCrowd.CHESS).withDecisions(1500).withDepths(0, 0, 0);

    private static final WrittenNetwork CAPTURING = WrittenNetwork.capturing(3);

    @TempDir
    private static Path folder;

    private static List<ArchivedGame<ChessPosition>> games;

    @BeforeAll
    static void play() {
        games = ChessCrowd.archive(ChessCrowd.decisions(60, 1, 0.5, 1.2, CAPTURING.read()));
    }

    private static Networks networks(String name, WrittenNetwork network) throws IOException {
        Path file = folder.resolve(name);
        if (!Files.exists(file)) Files.write(file, network.file());
        return Networks.said(List.of(file.toString()));
    }

    private static PopulationTrainer<ChessPosition> trainer(Networks networks, ProgressMonitor monitor) {
        return new PopulationTrainer<>(ChessCrowd.CHESS, PLAN, networks, Parallel.ALONE, monitor);
    }

    @Test
    void aNetworkThatKnowsSomethingIsBelievedAndOneThatKnowsNothingIsNot() throws IOException {
        Networks capturing = networks("capturing-1500.pb.gz", CAPTURING);
        PopulationTrainer.Trained trained =
                trainer(capturing, ProgressMonitor.NONE).train(games);
        FittedVoice voice = trained.voice().orElseThrow();
        assertThat(network(voice)).isGreaterThan(0.3);
        assertThat(voice.both().logLoss()).isLessThan(voice.people().logLoss() - 0.03);
        assertThat(voice.both().logLoss()).isLessThan(voice.alone().logLoss() - 0.1);
        Networks random = networks("random.pb.gz", WrittenNetwork.of(4, 1, 2, 5));
        PopulationTrainer.Trained other = trainer(random, ProgressMonitor.NONE).train(games);
        FittedVoice nothing = other.voice().orElseThrow();
        assertThat(network(nothing)).isBetween(-0.1, 0.1);

        VoiceWeights kept = trained.model().voices().fitted();
        NetworkMark mark = CAPTURING.read().mark();
        assertThat(trained.model().voices().weights(new NetworkMark("renamed", mark.fingerprint())))
                .isSameAs(kept);
        assertThat(trained.model().voices().weights(new NetworkMark("capturing-1500", "000000000000")))
                .as("of another network nothing is known")
                .isSameAs(VoiceWeights.USUAL);
        assertThat(trained.model().mark())
                .as("people are the same")
                .isEqualTo(other.model().mark());
        readBack(trained);
    }

    private static double network(FittedVoice voice) {
        return voice.weights().row(1)[VoiceWeights.NETWORK];
    }

    private static void readBack(PopulationTrainer.Trained trained) throws IOException {
        Path file = folder.resolve("chess.people");
        Files.write(file, PopulationFile.bytes(trained.model()));
        VoiceWeights read = PopulationFile.read(file).voices().fitted();
        VoiceWeights written = trained.model().voices().fitted();
        assertThat(read.networks()).isEqualTo(written.networks());
        assertThat(read.rows()).isDeepEqualTo(written.rows());
        assertThat(new ByteArrayInputStream(PopulationFile.bytes(PopulationFile.read(file))))
                .hasBinaryContent(Files.readAllBytes(file));
    }

    /** It is stopped again and again, wherever it can be; another network is another training. */
    @Test
    void whatIsInterruptedGoesOnWithTheSameNetwork() throws IOException {
        List<ArchivedGame<ChessPosition>> few = games.subList(0, 24);
        Networks capturing = networks("capturing-1500.pb.gz", CAPTURING);
        byte[] whole = PopulationFile.bytes(
                trainer(capturing, ProgressMonitor.NONE).train(few).model());
        Path file = folder.resolve("chess.people.progress");
        byte[] found = null;
        for (int stops = 0; found == null; stops++) {
            assertThat(stops).isLessThan(50);
            TrainingFile kept = TrainingFile.at(file, false);
            try {
                found = PopulationFile.bytes(trainer(capturing, new StoppingMonitor())
                        .train(few, kept)
                        .model());
            } catch (CancellationException e) {
                assertThat(file).exists();
            }
        }
        assertThat(found).isEqualTo(whole);
    }

    private static final class StoppingMonitor implements ProgressMonitor {

        private boolean told;

        @Override
        public void progress(String activity, long done, long total) {
            told = true;
        }

        @Override
        public boolean isStopped() {
            return told;
        }
    }
}
