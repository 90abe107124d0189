package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.app.Shell;
import org.outwit.learn.network.WrittenNetwork;

/** {@code --population} with networks that are written here, and people who are shipped. */
class NetworkOptionTest {

    private static final WrittenNetwork CAPTURING = WrittenNetwork.capturing(3);

    @TempDir
    private Path folder;

    private String games;
    private String model;
    private String network;

    @BeforeEach
    void write() throws IOException {
        games = shipped("outwit-club-2026.pgn");
        model = shipped("chess-ada.json");
        network = Files.write(folder.resolve("capturing-1500.pb.gz"), CAPTURING.file())
                .toString();
    }

    private String shipped(String name) throws IOException {
        try (InputStream in = NetworkOptionTest.class.getResourceAsStream("/org/outwit/web/people/shipped/" + name)) {
            return Files.write(folder.resolve(name), in.readAllBytes()).toString();
        }
    }

    private Shell predicted(String... more) {
        List<String> words = new ArrayList<>(
                List.of("predict", "chess", games, "--who", "Ada", "--model", model, "--examples", "6"));
        words.addAll(List.of(more));
        return Shell.run(words.toArray(new String[0]));
    }

    @Test
    void predictTellsTheNetworkAlone() {
        Shell alone = predicted();
        assertThat(alone.out()).contains("others like them").doesNotContain("network");
        Shell heard = predicted("--population", network);
        assertThat(heard.status()).as(heard.err()).isZero();
        String fingerprint = CAPTURING.read().mark().fingerprint();
        assertThat(heard.out())
                .contains("The network capturing-1500 (" + fingerprint
                        + ") was asked, too; how far it is believed was fitted" + " to nobody.")
                .contains("network alone  log-loss");
        assertThat(predicted("--population", folder + "@1500").out()).isEqualTo(heard.out());
        assertThat(predicted("--population", "none").out()).isEqualTo(alone.out());
        Shell json = predicted("--population", network, "--json");
        assertThat(json.out()).contains("\"network\":", "\"networkLogLoss\":");
    }

    /** What was learned with a network says so, and says what to do where it is not there. */
    @Test
    void aModelThatWasLearnedWithANetworkNeedsIt() throws IOException {
        String few = folder.resolve("few.pgn").toString();
        String all = Files.readString(Path.of(games), StandardCharsets.UTF_8);
        int end = all.length();
        for (int game = 0; game < 4; game++) end = all.lastIndexOf("[Event ", end - 1);
        Files.writeString(Path.of(few), all.substring(end));
        String out = folder.resolve("new.json").toString();
        String who = all.substring(end).split("\\[White \"")[1].split("\"")[0];
        Shell learned = Shell.run(
                "learn",
                "chess",
                few,
                "--who",
                who,
                "--depth",
                "1",
                "--features",
                "mobility",
                "--examples",
                "20",
                "--out",
                out,
                "--population",
                network);
        assertThat(learned.status()).as(learned.err()).isZero();
        assertThat(learned.out()).contains("Beside people counts the network capturing-1500 (");
        assertThat(Files.readString(Path.of(out))).contains("\"name\" : \"capturing-1500\"");
        Shell without = Shell.run("predict", "chess", few, "--who", who, "--model", out);
        assertThat(without.status()).isEqualTo(2);
        assertThat(without.err())
                .contains(
                        "was learned with the network capturing-1500 (",
                        "which is not here",
                        "--population FILE.pb.gz");
        Shell with = Shell.run(
                "predict", "chess", few, "--who", who, "--model", out, "--examples", "5", "--population", network);
        assertThat(with.status()).as(with.err()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"learn", "predict", "study", "prepare", "who", "review", "play", "match"})
    void whatIsNoNetworkIsASentence(String command) throws IOException {
        String broken =
                Files.writeString(folder.resolve("broken.pb.gz"), "1. e4 e5").toString();
        Shell shell = command(command, "--population", broken);
        assertThat(shell.status()).as(command).isEqualTo(2);
        assertThat(shell.err())
                .contains(broken + ": this is no network, or it is damaged")
                .doesNotContain("\tat ");
        Shell missing =
                command(command, "--population", folder.resolve("missing").toString());
        assertThat(missing.status()).isEqualTo(2);
        assertThat(missing.err()).contains("there is no such network");
    }

    private Shell command(String command, String... more) {
        List<String> words = new ArrayList<>(
                switch (command) {
                    case "learn" -> List.of(command, "chess", games, "--who", "Ada", "--out", folder + "/x.json");
                    case "predict" -> List.of(command, "chess", games, "--who", "Ada", "--model", model);
                    case "study" -> List.of(command, "chess", games, "--who", "Ada", "--out", folder + "/study");
                    case "prepare" -> List.of(command, "chess", games, "--who", "Ada");
                    case "who" -> List.of(command, "chess", games, "--archive", games);
                    case "review" -> List.of(command, games);
                    case "play" -> List.of(command, "chess");
                    default -> List.of(command, "chess", "material", "material", "--games", "2");
                });
        words.addAll(List.of(more));
        return Shell.run(words.toArray(new String[0]));
    }

    @Test
    void networksAreOfChess() {
        Shell othello = Shell.run("match", "othello", "random", "random", "--games", "2", "--population", network);
        assertThat(othello.status()).isEqualTo(2);
        assertThat(othello.err()).contains("--population: networks are of chess and know nothing of othello.");
        assertThat(Shell.run("match", "othello", "random", "random", "--games", "2", "--population", "none")
                        .status())
                .isZero();
    }

    /** Levels draw their moves from what people and the network expect. */
    @Test
    void levelsHearTheNetwork() {
        Shell played = Shell.run(
                "match",
                "chess",
                "level:2",
                "random",
                "--games",
                "2",
                "--seed",
                "1",
                "--threads",
                "1",
                "--population",
                network);
        assertThat(played.status()).as(played.err()).isZero();
    }
}
