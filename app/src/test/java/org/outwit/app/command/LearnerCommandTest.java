package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;

/** The learner wherever a player is written. */
class LearnerCommandTest {

    @TempDir
    private Path folder;

    private static Shell match(String... more) {
        List<String> words = new ArrayList<>(List.of("match", "kalah", "learner:tempo@2", "stores@1", "--games", "6"));
        words.addAll(Arrays.asList(more));
        return Shell.run(words.toArray(String[]::new));
    }

    @Test
    void aMatchEndsWithWhatWasForeseen() {
        Shell shell = match();
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        assertThat(shell.lines()).hasSize(6);
        assertThat(shell.lines().get(5))
                .matches("learner:tempo@2 by games seen: 1 to 5 [01]\\.\\d{3} points, foresaw \\d+ of \\d+ replies;"
                        + " 6 to 6 [01]\\.\\d{3} points, foresaw \\d+ of \\d+ replies");
    }

    @Test
    void theCurveIsInJsonAndTheSameAfterAStop() throws IOException {
        Path file = folder.resolve("match.jsonl");
        String all = match("--json", "--results", file.toString()).out();
        assertThat(all)
                .containsPattern("\"learning\":\\[\\{\"player\":\"learner:tempo@2\",\"games\":5,\"points\":[01]\\.\\d+,"
                        + "\"foreseen\":\\d+,\"seen\":\\d+},\\{\"player\":\"learner:tempo@2\",\"games\":6,");
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.subList(1, 7))
                .allMatch(line -> line.contains("\"foreseen\":[{\"player\":\"learner:tempo@2\""));
        Files.write(file, lines.subList(0, 3));
        assertThat(match("--json", "--results", file.toString()).out()).isEqualTo(all);
        assertThat(Files.readAllLines(file)).isEqualTo(lines);
    }

    @Test
    void isListedWhereThereIsOne() {
        assertThat(Shell.run("players", "checkers").out())
                .contains("Learns whom it plays: learner:EVALUATOR, such as learner:samuel.");
        assertThat(Shell.run("players", "checkers", "--json").out()).contains("{\"player\":\"learner:samuel\"}");
        assertThat(Shell.run("players", "backgammon").out()).doesNotContain("learner:");
    }

    @Test
    void learnsThePersonAndRemembersTheirGames() {
        String file = folder.resolve("mine.txt").toString();
        String[] play = {"play", "connect4", "--against", "learner:lines@2", "--depth", "2", "--learn", file};
        Shell first = Shell.fed("me\n4\n4\nme\nquit\n", play);
        assertThat(first.err()).isEmpty();
        assertThat(first.out())
                .contains(
                        "You play first against learner:lines@2.",
                        "I have seen no move of yours yet, and play plain.",
                        "of your last 2 moves");
        assertThat(Shell.fed("me\nquit\n", play).out()).contains("of your last 2 moves");
    }

    @Test
    void whatDoesNotGoTogetherIsRefusedWithASentence() {
        refused("checkers has no evaluator named 'clever'", "play", "checkers", "--against", "learner:clever");
        refused("in backgammon chance moves.", "play", "backgammon", "--against", "learner:network");
        refused("--ponder: a learner thinks", "play", "checkers", "--against", "learner:samuel@2", "--ponder");
        refused(
                "Nothing says how long learner:samuel may think",
                "match",
                "checkers",
                "learner:samuel",
                "samuel@2",
                "--games",
                "2");
        refused(
                "'learner:samuel' plays as it is",
                "match",
                "checkers",
                "(learner:samuel@2,material)",
                "samuel",
                "--games",
                "2");
    }

    private static void refused(String sentence, String... args) {
        Shell shell = Shell.run(args);
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence);
    }
}
