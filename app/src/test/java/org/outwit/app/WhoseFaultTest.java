package org.outwit.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.app.docs.Repository;

/** What the user got wrong is a sentence and status 2; what we got wrong says so and is status 1. */
class WhoseFaultTest {

    @TempDir
    private Path folder;

    private static final String MODEL = """
            {
              "outwit": "opponent model",
              "version": 1,
              "game": "faulty",
              "who": "Anna",
              "depth": 1,
              "weights": {"game": {"mobility": 1}},
              "holdOut": {"examples": 0, "agreement": 0, "chance": 0},
              "from": {"files": [], "games": 0, "examples": 0, "forced": 0, "repeated": 0}
            }
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games chess",
                "features nosuch",
                "board connect4 z9",
                "perft connect4 -1",
                "search connect4",
                "search connect4 --depth 2 --player nosuch",
                "search connect4 --depth 2 --player (lines,centre) --algorithm pvs",
                "search connect4 --depth 2 --algorithm nosuch",
                "search connect4 --depth 2 --table 0",
                "search connect4 --depth 2 --margin -1",
                "play connect4 --against file:nosuch.json",
                "play connect4 --against random --learn nosuch.txt",
                "match connect4 lines nosuch --games 2 --depth 1",
                "match connect4 lines centre --games 2",
                "match connect4 lines centre --games 2 --clock 0",
                "match connect4 lines centre --games 2 --depth 1 --opening -1",
                "match connect4 lines centre --games 2 --depth 1 --most-plies 0",
                "match othello mobility greedy --games 2 --depth 1 --save nosuch.xyz",
                "records othello nosuch.ggf",
                "learn othello nosuch.xyz --who Anna --out anna.json",
                "learn othello nosuch.ggf --who Anna --out anna.json --method nosuch",
                "predict othello nosuch.ggf --who Anna --model nosuch.json",
                "study othello nosuch.ggf --who Anna --out anna --depth 0",
                "endgame build chess --pieces 3 --out tables",
                "tree solve --tree ((1 --algorithm minimax",
                "tree grow b=0,d=1",
                "tree draw nosuch.json",
                "bench --nosuch"
            })
    void theUsersFaultIsASentence(String line) {
        Shell shell = Shell.run(line.split(" "));
        assertThat(shell.status()).as(shell.err()).isEqualTo(2);
        assertThat(shell.err()).startsWith("outwit: ").doesNotContain("should not have happened", "Exception", "\tat ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "features faulty --position x",
                "board faulty",
                "perft faulty 1 --divide",
                "search faulty --depth 2",
                "play faulty --you second --depth 2",
                "match faulty plain plain --games 2 --depth 1",
                "records faulty games.ggf",
                "learn faulty games.ggf --who Anna --out anna.json",
                "predict faulty games.ggf --who Anna --model known.json",
                "study faulty games.ggf --who Anna --out anna"
            })
    void ourFaultIsNotBlamedOnTheUser(String line) throws IOException {
        Path games = Files.writeString(folder.resolve("games.ggf"), "");
        Path model = Files.writeString(folder.resolve("known.json"), MODEL);
        String command = line.replace("games.ggf", games.toString()).replace("known.json", model.toString());
        Shell shell = Shell.installed(FaultyGame.class, folder, "", command.split(" "));
        assertThat(shell.status()).as(shell.err()).isEqualTo(1);
        assertThat(shell.err())
                .contains("this should not have happened, please report it")
                .contains(FaultyGame.FAULT)
                .doesNotContain("--help", "\tat ");
    }

    /** {@link Main} alone decides whose fault something is, by InputException. */
    @Test
    void noCommandTakesAnyIllegalArgumentForTheUsers() {
        List<String> wrong = new ArrayList<>();
        for (Path source : Repository.mainSources()) {
            if (Repository.name(source).startsWith("app/")
                    && Repository.read(source).contains("IllegalArgumentException")) {
                wrong.add(Repository.name(source));
            }
        }
        assertThat(wrong).isEmpty();
    }
}
