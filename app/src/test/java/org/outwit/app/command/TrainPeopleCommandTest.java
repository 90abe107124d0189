package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Games;
import org.outwit.learn.people.ErrorTilt;
import org.outwit.learn.people.PopulationFile;
import org.outwit.learn.people.PopulationModel;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;

class TrainPeopleCommandTest {

    private static final String CLUB =
            Repository.ROOT.resolve("docs/learning/club.ggf").toString();

    @TempDir
    private Path folder;

    private String out() {
        return folder.resolve("club.people").toString();
    }

    private static List<String> quickly(String... more) {
        List<String> args = new ArrayList<>(List.of("people", "othello", CLUB));
        args.addAll(List.of(more));
        if (!args.contains("--depth")) args.addAll(List.of("--depth", "1"));
        if (!args.contains("--decisions")) args.addAll(List.of("--decisions", "150"));
        return args;
    }

    private Shell train(String... more) {
        List<String> args = quickly(more);
        args.add(0, "train");
        if (!args.contains("--out")) args.addAll(List.of("--out", out()));
        return Shell.run(args.toArray(new String[0]));
    }

    @Test
    void tellsWhatItLearnedAndHowWellThatPredicts() {
        Shell shell = train("--progress");
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.lines().get(0)).isEqualTo("Othello, eight by eight: 30 games, 1,547 decisions");
        assertThat(shell.out())
                .contains("of games that nothing had been learned from, the likeliest move was played:")
                .containsPattern("looks alone +\\d+\\.\\d% +\\d+\\.\\d% to \\d+\\.\\d% +\\d\\.\\d{3}")
                .containsPattern("looking 1 ply ahead +\\d")
                .containsPattern("with what others played here +\\d")
                .containsPattern("Wrote \\S+club\\.people, 0\\.\\d MB\\.")
                .contains("Commands go on using the people they used before");
        assertThat(shell.err()).contains("reading " + CLUB, "learning what moves look like", "looking ahead");
        assertThat(Path.of(out() + ".progress")).doesNotExist();
        PopulationModel model = PopulationFile.read(Path.of(out()));
        assertThat(model.game()).isEqualTo("othello");
        assertThat(model.plan().depths()).containsExactly(1, 1, 1);
    }

    @Test
    void tellsProgramsToo() {
        Shell shell = train("--json", "--depth", "1,0,1", "--seed", "2");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.out())
                .startsWith(
                        "{\"game\":\"othello\",\"games\":30,\"decisions\":1547,\"rejected\":0,\"copies\":0,\"depths\":[1,0,1],")
                .contains("\"looks\":{\"decisions\":", "\"lookahead\":{", "\"book\":{", "\"bytes\":");
    }

    /** Without --out every command has these people from then on, until the file is deleted. */
    @Test
    void theDataFolderIsWhereCommandsLook() throws IOException {
        try (Resources resources = new Resources(16 << 20, DataFolder.at(folder))) {
            StringWriter text = new StringWriter();
            int status = TrainCommand.with(resources)
                    .setOut(new PrintWriter(text))
                    .execute(quickly().toArray(new String[0]));
            assertThat(status).isZero();
            Path file = folder.resolve("people").resolve("othello.people");
            assertThat(text.toString())
                    .contains(
                            "Wrote " + file + ", ",
                            "From now on every command uses it instead of the people that are shipped; delete it to bring"
                                    + " those back.");
            assertThat(resources.populations().of(Games.named("othello")))
                    .hasValueSatisfying(found -> assertThat(found.mark())
                            .isEqualTo(PopulationFile.read(file).mark()));
        }
    }

    @Test
    void onlyPeopleOfTheSameGameAreReplaced() throws IOException {
        Path file = Path.of(out());
        Files.writeString(file, "[Event \"362 games\"]\n");
        refused(" is there already and is not a file of people who play othello. Take another name, or --force");
        assertThat(file).hasContent("[Event \"362 games\"]\n");
        assertThat(train("--force").status()).isZero();
        byte[] first = Files.readAllBytes(file);
        assertThat(train().status()).isZero();
        assertThat(Files.readAllBytes(file)).as("equal games, equal people").isEqualTo(first);
    }

    @Test
    void theProgressOfSomethingElseIsNotThrownAway() throws IOException {
        Path progress = Path.of(out() + ".progress");
        Files.writeString(progress, "something else\n");
        refused("is the progress of an interrupted training with other games or options, or something else.");
        assertThat(progress).hasContent("something else\n");
        assertThat(train("--force").status()).isZero();
        assertThat(progress).doesNotExist();
    }

    /** How far claims go is what other people say, where they are asked. */
    @Test
    void claimsMayBeThoseOfOtherPeople() throws IOException {
        assertThat(train().status()).isZero();
        PopulationModel fitted = PopulationFile.read(Path.of(out()));
        ErrorTilt tilt = new ErrorTilt(4, 0.9, 0.4, 0.25);
        Path others = folder.resolve("others.people");
        PopulationFile.write(fitted.with(fitted.personal(), tilt), others, ReplaceRule.nothing());
        assertThat(train("--claims", others.toString()).status()).isZero();
        PopulationModel taken = PopulationFile.read(Path.of(out()));
        assertThat(taken.tilt()).isEqualTo(tilt).isNotEqualTo(fitted.tilt());
        assertThat(taken.mark()).isEqualTo(fitted.mark());
        refused(": there is no such file of people.", "--claims", "none.people");
        Path chess = folder.resolve("chess.people");
        try (InputStream shipped = PopulationFile.class.getResourceAsStream("chess.people")) {
            Files.copy(shipped, chess);
        }
        refused("these people play chess; expected people who play othello.", "--claims", chess.toString());
    }

    @Test
    void badInputIsASentence() throws IOException {
        refused("--depth must be from 0 to 20, found 21.", "--depth", "21");
        refused("--depth must be from 0 to 20, found -1.", "--depth", "1,-1,1");
        refused(
                "--depth: othello has 3 phases (opening, middle, ending), so expected 1 or 3 numbers; found 2.",
                "--depth",
                "1,2");
        refused("--decisions must be 100 or more, found 99.", "--decisions", "99");
        refused("'deep' is not a whole number", "--depth", "deep");
        refused(
                "--out: there is no folder ",
                "--out",
                folder.resolve("none/x.people").toString());
        sentence("Cannot read nothing.ggf: there is no such file.", "train", "people", "othello", "nothing.ggf");
        sentence("games.doc: othello has no format for this ending", "train", "people", "othello", "games.doc");
        sentence("Missing required parameter", "train", "people", "othello");
        Path empty = folder.resolve("empty.ggf");
        Files.writeString(empty, "");
        sentence(
                "These files hold no games of othello that can be replayed; 'outwit records' tells what they hold.",
                "train",
                "people",
                "othello",
                empty.toString(),
                "--out",
                out());
        Path one = folder.resolve("one.ggf");
        Files.write(one, Files.readAllLines(Path.of(CLUB)).subList(0, 1));
        sentence(
                "There is too little to learn from: 1 games with ",
                "train",
                "people",
                "othello",
                one.toString(),
                "--out",
                out());
        assertThat(Path.of(out())).doesNotExist();
        assertThat(Path.of(out() + ".progress")).doesNotExist();
    }

    private void refused(String sentence, String... more) {
        said(train(more), sentence);
    }

    private static void sentence(String sentence, String... args) {
        said(Shell.run(args), sentence);
    }

    private static void said(Shell shell, String sentence) {
        assertThat(shell.status()).as(shell.out() + shell.err()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence).doesNotContain("please report");
    }
}
