package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.app.Shell;

/** Backgammon at the command line: it is played, learned and refused as every other game. */
class DiceTableTest {

    @TempDir
    private static Path folder;

    private static String games;
    private static String model;

    @BeforeAll
    static void playAndLearn() {
        games = folder.resolve("games.mat").toString();
        model = folder.resolve("blitz.json").toString();
        Shell match = Shell.run(
                "match",
                "backgammon",
                "blitzer@1%0.05",
                "balanced@1%0.1",
                "--games",
                "12",
                "--seed",
                "5",
                "--save",
                games);
        assertThat(match.status()).as(match.err()).isZero();
        Shell learned = Shell.run("learn", "backgammon", games, "--who", "blitzer@1%0.05", "--out", model);
        assertThat(learned.status()).as(learned.err()).isZero();
        assertThat(learned.out()).contains("Looks 1 ply ahead or more: nothing deeper was tried.", "12 games");
    }

    @Test
    void aLearnedPlayerPredictsAndPlays() {
        Shell predicted = Shell.run("predict", "backgammon", games, "--who", "blitzer@1%0.05", "--model", model);
        assertThat(predicted.status()).as(predicted.err()).isZero();
        assertThat(predicted.out()).contains("contact", "race");
        Shell clone = Shell.run("match", "backgammon", "file:" + model, "level:1", "--games", "2", "--seed", "1");
        assertThat(clone.out()).as(clone.err()).contains("ended by the rules 2");
        Shell against =
                Shell.run("search", "backgammon", "31", "--player", "(balanced,file:" + model + ")", "--depth", "3");
        assertThat(against.status()).as(against.err()).isZero();
    }

    @Test
    void whoPlayedIsFoundAmongModels() {
        String other = at("other.json");
        Shell learned = Shell.run("learn", "backgammon", games, "--who", "balanced@1%0.1", "--out", other);
        assertThat(learned.status()).as(learned.err()).isZero();
        Shell who =
                Shell.run("who", "backgammon", games, "--unknown", "blitzer@1%0.05", "--among", model + "," + other);
        assertThat(who.status()).as(who.err()).isZero();
        assertThat(who.lines().get(2)).startsWith("blitzer@1%0.05");
    }

    @Test
    void whatNeedsAnOpenBoardSaysWhatToUse() {
        String who = "--who=blitzer@1%0.05";
        refused("'outwit learn' says how somebody plays", "study", "backgammon", games, who, "--out", at("study"));
        refused("--against file:MODEL.json", "prepare", "backgammon", games, who);
        refused("'outwit predict' whole games by a model", "review", "backgammon", games);
        refused(
                "ends at the next throw of the dice",
                "predict",
                "backgammon",
                games,
                who,
                "--model",
                model,
                "--errors");
        refused(
                "so --depth can only be 1, found 3",
                "learn",
                "backgammon",
                games,
                who,
                "--depth",
                "3",
                "--out",
                at("deep.json"));
        refused("'outwit learn' read them", "play", "backgammon", "--learn", at("mine.mat"));
        assertThat(folder.resolve("study")).doesNotExist();
    }

    private static String at(String name) {
        return folder.resolve(name).toString();
    }

    private static void refused(String part, String... command) {
        Shell shell = Shell.run(command);
        assertThat(shell.status()).as(shell.err()).isEqualTo(2);
        assertThat(shell.err()).contains(part).doesNotContain("should not have happened");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            07                             | Move 1 (07): '07' is no roll; expected two dice from 1 to 6, such as 31.
            666                            | Move 1 (666): '666' is no roll; expected two dice from 1 to 6, such as 31.
            double                         | 'double' is for a cube, and there is none to turn here
            --position=4HPwATDgc/ABM       | a position ID of 14 characters at column 0, found 13
            --position=4HPwATDgc/AB?A      | found '?' at column 12
            --position=//////////////      | has 16 checkers or more for one player; expected up to 15
            --position=4HPwATDgc/ABMA:MIEDAAAAAAAA | dice of 7 and 0 where 1 to 6 were expected
            --position=4HPwATDgc/ABMA:AgEAAAAAAAAA | a cube at 4 in money play without one
            """)
    void whatCannotBeIsASentence(String argument, String sentence) {
        refused(sentence, "board", "backgammon", argument);
    }

    @Test
    void ofAFileThatIsCutTheRestIsRead() throws IOException {
        String whole = Files.readString(Path.of(games));
        Path cut = Files.writeString(folder.resolve("cut.mat"), whole.substring(0, whole.lastIndexOf('/')));
        Shell shell = Shell.run("records", "backgammon", cut.toString());
        assertThat(shell.status()).isIn(0, 1);
        assertThat(shell.out()).contains("12 games, 11 legal", "1 rejected", "cut.mat: line ", ", game 12: ");
    }

    @Test
    void thereAreLevelsAndCharacters() {
        Shell listed = Shell.run("players", "backgammon");
        assertThat(listed.out()).contains("level:1", "level:6", "rex", "bianca", "pia", "tim");
        Shell played = Shell.fed("quit\n", "play", "backgammon", "--level", "3");
        assertThat(played.out()).contains("You play first against level:3.");
        refused(
                "There is no level '7' in backgammon; expected level:1 to level:6.",
                "play",
                "backgammon",
                "--level",
                "7");
    }
}
