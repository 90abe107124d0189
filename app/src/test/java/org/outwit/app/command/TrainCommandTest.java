package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Main;
import org.outwit.app.Shell;
import org.outwit.play.resources.SharedResources;

class TrainCommandTest {

    @TempDir
    private Path folder;

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> quickly(String game, String... more) {
        List<String> args = new ArrayList<>(List.of("train", game));
        args.addAll(List.of(more));
        List<String> usual = List.of("--games 100", "--nodes 20", "--ladder 4", "--ladder-nodes 20", "--steps 2");
        for (String option : usual) {
            List<String> words = List.of(option.split(" "));
            if (!args.contains(words.get(0))) args.addAll(words);
        }
        if (!args.contains("--out")) args.addAll(List.of("--out", out("mine.weights.json")));
        return args;
    }

    private Shell train(String game, String... more) {
        return Shell.run(quickly(game, more).toArray(new String[0]));
    }

    @Test
    void trainsAndShowsWhatWasGained() throws IOException {
        Shell shell = train("connect4", "--progress");
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.lines().get(0))
                .isEqualTo("Connect Four, seven columns of six: 100 games of lines against itself, seed 1");
        assertThat(shell.out())
                .contains("Against lines, both with 20 nodes a move:", "trained  won  drawn  lost  points ")
                .containsPattern("\n +50 +\\d +\\d +\\d +[01]\\.\\d{3} +\\S+ +\\S+ to \\S+\n +100 ")
                .contains("Wrote " + out("mine.weights.json") + "; it plays as file:" + out("mine.weights.json") + ".");
        assertThat(shell.err()).contains("learning from own games", "measuring what was gained");
        assertThat(Path.of(out("mine.weights.json.progress"))).doesNotExist();
        Shell plays = Shell.run("search", "connect4", "--player", "file:" + out("mine.weights.json"), "--depth", "3");
        assertThat(plays.status()).as(plays.err()).isZero();
        Shell goesOn = train("connect4", "--start", "file:" + out("mine.weights.json"), "--out", out("more.json"));
        assertThat(goesOn.status()).as(goesOn.err()).isZero();
        said(
                train("connect4", "--start", "file:" + out("mine.weights.json"), "--force"),
                " is what the training begins with; take another name.");
        said(train("connect4", "--seed", "2"), "is not a file of weights for connect4 from lines with seed 2.");
        assertThat(Files.readString(Path.of(out("more.json")))).contains("\"start\" : \"file:" + folder);
    }

    @Test
    void tellsProgramsToo() {
        Shell shell = train("kalah", "--json", "--start", "tempo", "--seed", "5");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.out())
                .startsWith(
                        "{\"game\":\"kalah\",\"start\":\"tempo\",\"games\":100,\"seed\":5,\"nodes\":20,\"against\":\"tempo\",\"ladder\":"
                                + "[{\"trained\":50,\"wins\":")
                .contains("\"pointsLow\":", "\"eloHigh\":", "\"out\":");
    }

    @Test
    void gamesWithDiceAreTrainedToo() {
        Shell shell = train("backgammon", "--games", "20");
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.out()).contains("Against network, both looking one ply ahead:");
        assertThat(train("backgammon", "--games", "20", "--start", "racer", "--out", out("racer.json"))
                        .out())
                .contains("Against racer, both looking one ply ahead:");
    }

    @Test
    void aNetworkLearnsFromNothing() {
        Shell shell = train("backgammon", "--games", "40", "--start", "untrained");
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.out()).contains("40 games of untrained against itself", "Against balanced, both looking");
    }

    /** A kill leaves the file of progress; the same command then comes to what it would have come to. */
    @Test
    void whatWasKilledGoesOn() throws IOException, InterruptedException {
        assertThat(train("connect4", "--out", out("whole.json")).status()).isZero();
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        words.addAll(quickly("connect4", "--out", out("killed.json"), "--progress"));
        Process process = SharedResources.program(words).start();
        try (BufferedReader err = process.errorReader()) {
            assertThat(err.lines().anyMatch(line -> line.startsWith("measuring")))
                    .isTrue();
        } finally {
            process.destroyForcibly().waitFor();
        }
        Shell again = train("connect4", "--out", out("killed.json"));
        assertThat(again.status()).as(again.err()).isZero();
        assertThat(Path.of(out("killed.json"))).hasSameTextualContentAs(Path.of(out("whole.json")));
        assertThat(Path.of(out("killed.json.progress"))).doesNotExist();
    }

    @Test
    void nothingOfTheUsersIsReplaced() throws IOException {
        Path file = Path.of(out("mine.weights.json"));
        Files.writeString(file, "my letters\n");
        said(
                train("connect4"),
                " is there already and is not a file of weights for connect4 from lines with seed 1. Take another name, or --force");
        assertThat(file).hasContent("my letters\n");
        Files.delete(file);
        Path progress = Path.of(out("mine.weights.json.progress"));
        Files.writeString(progress, "something else\n");
        said(
                train("connect4"),
                "is the progress of an interrupted training with other games or options, or something else.");
        assertThat(progress).hasContent("something else\n");
        assertThat(file).doesNotExist();
    }

    @Test
    void badInputIsASentence() {
        said(Shell.run("train"), "Say what to train: the evaluator of a game, by its name, or people.");
        said(Shell.run("train", "ludo"), "There is no game named ludo");
        said(
                train("chinese-checkers-3"),
                "Self-play trains evaluators of games for two players with nothing hidden, in which one wins what the"
                        + " other loses; chinese-checkers-3 has 3 players.");
        said(train("othello", "--start", "patterns"), "patterns is not a weighted sum of features");
        said(train("checkers", "--start", "nobody"), "checkers has no evaluator named 'nobody'");
        said(train("checkers", "--start", "file:none.json"), "none.json: there is no such model file.");
        said(train("checkers", "--games", "0"), "--games must be 1 or more, found 0.");
        said(train("checkers", "--lambda", "2"), "--lambda must be from 0 to 1, found 2.0.");
        said(train("checkers", "--steps", "0"), "--steps must be 1 or more, found 0.");
        said(train("checkers", "--out", out("none/x.json")), "--out: there is no folder ");
    }

    private static void said(Shell shell, String sentence) {
        assertThat(shell.status()).as(shell.out() + shell.err()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence).doesNotContain("please report");
    }
}
