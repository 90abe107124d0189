package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;
import org.outwit.games.othello.Othello;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.OpponentModel;

class LearnCommandTest {

    private static final String CLUB =
            Repository.ROOT.resolve("docs/learning/club.ggf").toString();
    private static final String FEW = "corners,x-squares,edges";

    @TempDir
    private Path folder;

    /** Learns quickly, unless more is asked for. */
    private Shell learn(String... more) {
        List<String> args = new ArrayList<>(List.of("learn", "othello", CLUB));
        args.addAll(List.of(more));
        Map<String, String> usual = Map.of("--out", out(), "--method", "ranking", "--depth", "1", "--features", FEW);
        usual.forEach((name, value) -> {
            if (!args.contains(name)) args.addAll(List.of(name, value));
        });
        return Shell.run(args.toArray(new String[0]));
    }

    private String out() {
        return folder.resolve("anna.json").toString();
    }

    @Test
    void writesAModelThatPredictsAndPlays() {
        Shell learned = learn("--who", "ANNA", "--depth", "2");
        assertThat(learned.err()).isEmpty();
        assertThat(learned.status()).isZero();
        assertThat(learned.lines().get(0)).startsWith("Anna, Othello, eight by eight: 20 games, ");
        assertThat(learned.out())
                .contains(
                        "depth  method   agreement  log-loss",
                        "in units of a disc, with 95 % intervals:",
                        "A weight is no piece value")
                .containsPattern("corners +\\d+\\.\\d+ \\(\\S+ to \\S+\\) ")
                .containsPattern("the model +\\d\\d\\.\\d% ")
                .containsPattern("patterns@\\d +\\d\\d\\.\\d% ")
                .containsPattern("chance +\\d\\d\\.\\d% ")
                .contains("Wrote " + out() + " with ");
        OpponentModel model = ModelFile.read(new Othello(), out());
        assertThat(model.who()).isEqualTo("Anna");
        assertThat(model.holdOut().isBetterThanChance()).isTrue();
        assertThat(model.origin().files()).containsExactly("club.ggf");
        assertThat(model.weights().get("opening")).containsOnlyKeys(FEW.split(","));

        Shell predicted = Shell.run("predict", "othello", CLUB, "--who", "anna", "--model", out());
        assertThat(predicted.err()).isEmpty();
        assertThat(predicted.status()).isZero();
        assertThat(predicted.lines().get(1))
                .isEqualTo("The model was learned from club.ggf, so this is no test of it.");
        assertThat(predicted.lines()).hasSize(11).anyMatch(line -> line.startsWith("as second"));
        Shell json =
                Shell.run("predict", "othello", CLUB, "--who", "bob", "--model", out(), "--json", "--examples", "50");
        assertThat(json.out()).startsWith("{\"game\":\"othello\",\"who\":\"Bob\",\"model\":\"Anna\",\"games\":20,");
        assertThat(json.out()).contains("\"all\":{\"decisions\":50,\"agreement\":", "A sample of 50 decisions");

        Shell played = Shell.run(
                "match", "othello", "file:" + out(), "(mobility@2,file:" + out() + ")", "--games", "2", "--json");
        assertThat(played.err()).isEmpty();
        assertThat(played.out()).contains("\"games\":2");
        Shell session = Shell.fed("f5\nquit\n", "play", "othello", "--against", "file:" + out(), "--seed", "1");
        assertThat(session.status()).isZero();
        assertThat(session.out()).contains("Outwit plays ");
    }

    @Test
    void tellsProgramsWhatItLearned() {
        Shell shell = learn("--who", "Anna", "--json", "--progress");
        assertThat(shell.out()).startsWith("{\"game\":\"othello\",\"who\":\"Anna\",\"games\":20,\"examples\":");
        assertThat(shell.out()).contains("\"complete\":true,\"method\":\"ranking\",\"depth\":1,", "\"heldOut\":{");
        assertThat(shell.err())
                .contains("reading " + CLUB, "ranking, depth 1", "% of later moves predicted, log-loss ");
    }

    @Test
    void listsWhoIsThere() {
        Shell all = Shell.run("learn", "othello", CLUB, "--list");
        assertThat(all.lines()).containsExactly("     20  Anna", "     20  Bob", "     20  Carl");
        assertThat(Shell.run("learn", "othello", CLUB, "--list", "AN").lines()).containsExactly("     20  Anna");
        assertThat(Shell.run("learn", "othello", CLUB, "--list", "zoe").out())
                .isEqualTo("No name in these records has 'zoe' in it." + System.lineSeparator());
        assertThat(Shell.run("learn", "othello", CLUB, "--list", "--json")
                        .lines()
                        .get(0))
                .isEqualTo("{\"name\":\"Anna\",\"games\":20}");
    }

    @Test
    void severalNamesMayBeOnePerson() {
        Shell both = learn("--who", "anna", "--who", "bob", "--json");
        assertThat(both.out()).contains("\"games\":30,"); // the games against each other are counted once
    }

    @Test
    void fewGamesAreLearnedWithAWarning() throws IOException {
        List<String> lines = Files.readAllLines(Path.of(CLUB));
        Path three = folder.resolve("three.ggf");
        Files.write(three, lines.subList(0, 3));
        Shell shell = Shell.run(
                "learn",
                "othello",
                three.toString(),
                "--who",
                "Anna",
                "--out",
                out(),
                "--depth",
                "1",
                "--method",
                "ranking");
        assertThat(shell.status()).isZero();
        assertThat(shell.out()).contains("3 games with ", " are few: expect wide intervals");
    }

    @Test
    void theProgressOfSomethingElseIsNotThrownAway() throws IOException {
        Path progress = Path.of(out() + ".progress");
        Files.writeString(progress, "{\"lesson\":\"something else\"}\n");
        refused("progress of an interrupted run with other games or options", "--who", "Anna");
        assertThat(progress).hasContent("{\"lesson\":\"something else\"}\n");
        assertThat(learn("--who", "Anna", "--force").status()).isZero();
        assertThat(progress).doesNotExist();
    }

    /** A file of 362 games was once replaced by a model. */
    @Test
    void onlyAModelOfTheSamePersonIsReplaced() throws IOException {
        Path model = Path.of(out());
        Files.writeString(model, "[Event \"362 games\"]\n");
        refused(" is there already and is not a model of Anna in othello. ", "--who", "Anna");
        assertThat(model).hasContent("[Event \"362 games\"]\n");
        assertThat(learn("--who", "Anna", "--force").status()).isZero();
        assertThat(learn("--who", "Anna").status()).isZero();
        String anna = Files.readString(model);
        refused(" is there already and is not a model of Bob in othello. ", "--who", "Bob");
        assertThat(model).hasContent(anna);
    }

    @Test
    void badInputIsASentence() throws IOException {
        refused("Nobody in these records is called 'Zoe'. The nearest names: Bob (20), ", "--who", "Zoe");
        refused("Say whose games are meant: --who NAME.");
        refused("--depth must be 1 or more, found 0.", "--who", "Anna", "--depth", "0");
        refused("--examples must be 10 or more, found 1.", "--who", "Anna", "--examples", "1");
        refused("--method: expected auto, ranking, program; found 'magic'.", "--who", "Anna", "--method", "magic");
        refused("othello has no feature named 'kings'; it has discs,", "--who", "Anna", "--features", "corners,kings");
        String nowhere = folder.resolve("none/anna.json").toString();
        refused("--out: there is no folder ", "--who", "Anna", "--out", nowhere);
        refused(" is a folder; expected the name of a file.", "--who", "Anna", "--out", folder.toString());
        refused("Cannot read nothing.ggf: there is no such file.", "nothing.ggf", "--who", "Anna");
        refused("games.doc: othello has no format for this ending; expected .wtb or ", "games.doc", "--who", "Anna");
        sentence(
                "connect4 has no format for this ending; expected .txt.",
                "learn",
                "connect4",
                CLUB,
                "--who",
                "Anna",
                "--out",
                out());
        sentence("--out MODEL.json", "learn", "othello", CLUB, "--who", "Anna");
        sentence("--model", "predict", "othello", CLUB, "--who", "Anna");
        sentence("anna.json: there is no such model file.", "predict", "othello", CLUB, "--who", "A", "--model", out());
        Path empty = folder.resolve("empty.ggf");
        Files.writeString(empty, "");
        sentence("The records name nobody", "learn", "othello", empty.toString(), "--who", "Anna", "--out", out());
    }

    private void refused(String sentence, String... more) {
        Shell shell = learn(more);
        assertThat(shell.status()).as(shell.out()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence).doesNotContain("please report");
    }

    private static void sentence(String sentence, String... args) {
        Shell shell = Shell.run(args);
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence).doesNotContain("please report");
    }

    @Test
    void twoPeopleAreListed() throws IOException {
        Path two = folder.resolve("two.ggf");
        String games =
                Files.readString(Path.of(CLUB)).replace("[Bob]", "[Anna Smith]").replace("[Carl]", "[Carl Smith]");
        Files.writeString(two, games);
        sentence(
                "'smith' may be 2 people: Anna Smith (20), Carl Smith (20).",
                "learn",
                "othello",
                two.toString(),
                "--who",
                "smith",
                "--out",
                out());
    }

    @Test
    void modelsOfOtherGamesAreRefused() throws IOException {
        learn("--who", "Anna");
        String text = Files.readString(Path.of(out()));
        Files.writeString(Path.of(out()), text.replace("\"othello\"", "\"chess\""));
        sentence("was made for chess, not for othello.", "predict", "othello", CLUB, "--who", "anna", "--model", out());
        sentence(
                "The model of Anna was made for chess, not for othello.",
                "match",
                "othello",
                "file:" + out(),
                "random",
                "--games",
                "2");
        Files.writeString(Path.of(out()), text.replace("\"corners\"", "\"kings\""));
        sentence("othello has no feature named kings", "predict", "othello", CLUB, "--who", "anna", "--model", out());
    }
}
