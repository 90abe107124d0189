package org.outwit.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonNetwork;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.games.backgammon.CubeBackgammon;
import org.outwit.games.kalah.Kalah;
import org.outwit.learn.progress.TrainingFile;

class TrainableNetworkTest {

    private static final Backgammon GAME = new Backgammon();
    private static final SelfPlayPlan PLAN = SelfPlayPlan.NETWORK.withGames(100);

    /** The player about to roll has one checker left on the last point, the other fifteen half a board away. */
    private static final String WON = "APD/BwABAAAAAA";

    @TempDir
    private Path folder;

    private static SelfPlayTraining<BackgammonPosition> trained(Parallel parallel) throws IOException {
        SelfPlayTraining<BackgammonPosition> training = new SelfPlayTraining<>(
                GAME,
                NetworkStart.UNTRAINED,
                NetworkStart.named(GAME, NetworkStart.UNTRAINED, 1)
                        .orElseThrow()
                        .trainable(GAME),
                PLAN,
                parallel,
                ProgressMonitor.NONE);
        training.trainTo(PLAN.games(), TrainingFile.nowhere());
        return training;
    }

    @Test
    void learnsOnAnyNumberOfThreadsThatAWonGameIsWon() throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            SelfPlayTraining<BackgammonPosition> training = trained(Parallel.ALONE);
            assertThat(trained(new Parallel(threads, 3)).weights()).isEqualTo(training.weights());
            Path file = folder.resolve("network.json");
            training.write(file, ReplaceRule.nothing());
            Evaluator<BackgammonPosition> learned =
                    WeightsFile.read(file.toString()).evaluator(GAME);
            BackgammonPosition won = GAME.notation().position(WON);
            int before = BackgammonNetwork.untrained(1).evaluator().value(won, 0);
            assertThat(learned.value(won, 0)).isGreaterThan(before + 100);
            assertThat(learned.value(won, 1)).isEqualTo(-learned.value(won, 0));
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aFileIsTheNetwork() throws IOException {
        BackgammonNetwork network = BackgammonNetwork.untrained(5);
        Path file = folder.resolve("network.json");
        WeightsFile.write(
                GAME,
                new TrainableNetwork(network),
                new WeightsOrigin("untrained", 0, 5, 300),
                file,
                ReplaceRule.nothing());
        BackgammonPosition start = GAME.start();
        int value = network.evaluator().value(start, 0);
        assertThat(WeightsFile.read(file.toString()).evaluator(GAME).value(start, 0))
                .isEqualTo(value);
        NetworkStart again = NetworkStart.named(GAME, "file:" + file, 1).orElseThrow();
        assertThat(again.isTrained()).isTrue();
        assertThat(again.trainable(GAME).evaluator().value(start, 0)).isEqualTo(value);
    }

    @Test
    void damagedFilesAreRefusedWithASentence() throws IOException {
        Path file = folder.resolve("network.json");
        String head = "{\"outwit\":\"weights\",\"version\":1,\"game\":\"GAME\",\"kind\":\"network\",\"weights\":\"";
        Files.writeString(file, head.replace("GAME", "backgammon") + "b3dibgAAAAE=\"}");
        assertThatThrownBy(() -> WeightsFile.read(file.toString()).evaluator(GAME))
                .isInstanceOf(InputException.class)
                .hasMessage("weights: The file of networks ends too early.");
        Files.writeString(file, head.replace("GAME", "backgammon") + "no Base64!\"}");
        assertThatThrownBy(() -> WeightsFile.read(file.toString()).evaluator(GAME))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("weights: this is no Base64: ");
        Files.writeString(
                file, head.replace("GAME", "kalah") + TrainableNetwork.text(BackgammonNetwork.untrained(1)) + "\"}");
        assertThatThrownBy(() -> WeightsFile.read(file.toString()).evaluator(new Kalah()))
                .isInstanceOf(InputException.class)
                .hasMessage("kind: kalah has no networks.");
    }

    @Test
    void onlyNetworksOfTheGameAreFound() {
        assertThat(NetworkStart.named(GAME, "network", 1)).isPresent();
        assertThat(NetworkStart.named(GAME, "balanced", 1)).isEmpty();
        assertThat(NetworkStart.named(GAME, "file:nowhere.json", 1)).isEmpty();
        assertThat(NetworkStart.named(new CubeBackgammon(), "network", 1)).isEmpty();
        assertThat(NetworkStart.named(new Kalah(), "untrained", 1)).isEmpty();
    }
}
