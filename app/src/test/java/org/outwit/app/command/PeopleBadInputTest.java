package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;

/** What commands about people say of games that tell too little and of models that do not fit; nothing is half-written. */
class PeopleBadInputTest {

    private static final String STRANGERS =
            "anna.json: The model of Ann was learned with other people than those that" + " are here now";

    @TempDir
    private Path folder;

    private String alone;
    private String forced;
    private String empty;
    private String model;

    @BeforeEach
    void write() throws IOException {
        alone = file(
                "alone.pdn", "[Black \"Ann\"]\n[White \"Ann\"]\n\n1. 11-15 23-19 2. 8-11 22-17 3. 11-16 1/2-1/2\n");
        forced = file(
                "forced.pdn",
                "[Black \"Ann\"]\n[White \"Ben\"]\n[SetUp \"1\"]\n[FEN \"B:W18,32:B15\"]\n\n1. 15x22 *\n");
        empty = file("empty.pdn", "");
        model = folder.resolve("anna.json").toString();
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    /** One game without ratings, both sides of it by one person: little, and it is said. */
    @Test
    void onePersonOnBothSidesOfOneGame() {
        Shell learned = Shell.run("learn", "checkers", alone, "--who", "Ann", "--depth", "1", "--out", model);
        assertThat(learned.status()).as(learned.err()).isZero();
        assertThat(learned.out())
                .contains(
                        "Ann had both sides of 1 game; the moves of either side count as theirs.",
                        "1 game with 2 decisions are few: ",
                        "Nothing could be held out",
                        "how sure that is, nobody knows:",
                        "predicted as those of other people");
        Shell predicted = Shell.run("predict", "checkers", alone, "--who", "Ann", "--model", model);
        assertThat(predicted.out()).contains("Ann had both sides of 1 game;");
        refused("Ann played only against themselves.", "study", "checkers", alone, "--who", "Ann", "--out", at("s"));
        assertThat(Shell.run("records", "checkers", alone, "--ratings").out())
                .contains("Nobody can be rated: no game has a known result and two different names.");
        refused("There is too little to learn from: 1 games", "train", "people", "checkers", alone, "--out", at("p"));
        leftBehind("alone.pdn", "anna.json", "empty.pdn", "forced.pdn");
    }

    @Test
    void whoeverHadNoChoiceCannotBeLearned() {
        String sentence = "Ann never had a choice: each of 1 moves was the only one";
        refused(sentence, "learn", "checkers", forced, "--who", "Ann", "--out", model);
        refused(sentence, "study", "checkers", forced, "--who", "Ann", "--out", at("study"));
        refused(sentence, "prepare", "checkers", forced, "--who", "Ann", "--page", at("page"));
        leftBehind("alone.pdn", "empty.pdn", "forced.pdn");
    }

    @Test
    void anEmptyFileNamesNobody() {
        for (String command : new String[] {"learn", "study"}) {
            refused("The records name nobody", command, "checkers", empty, "--who", "Ann", "--out", at("out"));
        }
        refused("The records name nobody", "prepare", "checkers", empty, "--who", "Ann");
        refused("empty.pdn holds no legal game of ", "review", empty);
        leftBehind("alone.pdn", "empty.pdn", "forced.pdn");
    }

    /** Of another game, of people who are not here, and of a newer program: each command names the file. */
    @Test
    void modelsThatDoNotFitAreRefusedByName() throws IOException {
        Shell.run("learn", "checkers", alone, "--who", "Ann", "--depth", "1", "--out", model);
        String good = Files.readString(Path.of(model));
        refused("named twice; expected another model", "who", "checkers", forced, "--among", model + "," + model);
        everywhere(good.replaceFirst("\"people\" : \"[^\"]*\"", "\"people\" : \"01234567\""), STRANGERS);
        everywhere(
                good.replace("\"checkers\"", "\"chess\""), "anna.json: The model of Ann was made for chess, not for");
        everywhere(good.replace("\"version\" : 1", "\"version\" : 99"), "the file has 99; a newer Outwit wrote it.");
        everywhere("", "anna.json: This is no model file");
        leftBehind("alone.pdn", "anna.json", "empty.pdn", "forced.pdn");
    }

    private void everywhere(String text, String sentence) throws IOException {
        Files.writeString(Path.of(model), text);
        refused(sentence, "predict", "checkers", alone, "--who", "Ann", "--model", model);
        refused(sentence, "study", "checkers", alone, "--who", "Ann", "--model", model, "--out", at("study"));
        refused(sentence, "prepare", "checkers", alone, "--who", "Ann", "--model", model, "--page", at("page"));
        refused(sentence, "who", "checkers", alone, "--among", model + "," + model);
        refused(sentence, "play", "checkers", "--against", "file:" + model);
    }

    private static void refused(String sentence, String... args) {
        Shell shell = Shell.run(args);
        assertThat(shell.status()).as(args[0] + shell.out() + shell.err()).isEqualTo(2);
        assertThat(shell.err()).as(args[0]).contains(sentence).doesNotContain("please report");
    }

    private void leftBehind(String... names) {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(each -> each.getFileName().toString())).containsExactlyInAnyOrder(names);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
