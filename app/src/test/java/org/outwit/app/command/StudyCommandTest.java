package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class StudyCommandTest {

    /** What people write in names must not become part of the page. */
    private static final String WHO = "Gus <b>&\"Co\"</b>";

    private static final Othello OTHELLO = new Othello();

    @TempDir
    private static Path folder;

    private static Path file;
    private static Shell shell;

    @BeforeAll
    static void study() throws IOException {
        List<PlayedGame<OthelloPosition>> games = new ArrayList<>();
        for (int i = 0; i < 12; i++) games.add(game(i));
        file = write("evening.ggf", games);
        shell = Shell.run(
                "study",
                "othello",
                file.toString(),
                "--who",
                WHO,
                "--out",
                out("gus"),
                "--quick",
                "--evaluations",
                "200",
                "--json");
    }

    private static String out(String name) {
        return folder.resolve(name).toString();
    }

    private static Path write(String name, List<PlayedGame<OthelloPosition>> games) throws IOException {
        RecordFormat<OthelloPosition> ggf = OTHELLO.recordFormats().stream()
                .filter(each -> each.name().equals("GGF"))
                .findFirst()
                .orElseThrow();
        Path written = folder.resolve(name);
        try (OutputStream stream = Files.newOutputStream(written)) {
            ggf.write(games, stream);
        }
        return written;
    }

    private static PlayedGame<OthelloPosition> game(int number) {
        Random random = new Random(number);
        OthelloPosition position = OTHELLO.start();
        List<Integer> moves = new ArrayList<>();
        int side = number % 2;
        while (!position.isOver()) {
            int[] buffer = new int[position.mostMoves()];
            int count = position.moves(buffer, 0);
            int move = position.mover() == side
                    ? new AlphaBeta<>(OTHELLO.evaluator("greedy"))
                            .search(position, Limits.depth(1))
                            .move()
                    : buffer[random.nextInt(count)];
            moves.add(move);
            position.make(move);
        }
        int payoff = position.payoff(0);
        return new PlayedGame<>(
                number + 1,
                new Place(1, 1),
                Map.of(),
                side == 0 ? List.of(WHO, "Ann") : List.of("Ann", WHO),
                OTHELLO.start(),
                moves.stream().mapToInt(Integer::intValue).toArray(),
                payoff > 0 ? Outcome.FIRST_WINS : payoff < 0 ? Outcome.SECOND_WINS : Outcome.DRAW);
    }

    private static String page() throws IOException {
        return Files.readString(folder.resolve("gus").resolve("study.html"));
    }

    @Test
    void writesReportAndModelAndNothingElse() {
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        assertThat(folder.resolve("gus").toFile().list()).containsExactlyInAnyOrder("study.html", "model.json");
        assertThat(shell.lines()).hasSize(1);
        assertThat(shell.out()).startsWith("{\"game\":\"othello\"").contains("\"exploits\":{", "\"plan\":[");
    }

    @Test
    void thePageIsWellFormedAndHasEverySection() throws Exception {
        Document page = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(page())));
        List<String> sections = new ArrayList<>();
        for (int i = 0; i < page.getElementsByTagName("section").getLength(); i++) {
            sections.add(page.getElementsByTagName("section")
                    .item(i)
                    .getAttributes()
                    .getNamedItem("id")
                    .getTextContent());
        }
        assertThat(sections)
                .containsExactly(
                        "glance", "plan", "depth", "values", "predictability", "repertoire", "errors", "exploits");
        assertThat(page.getElementsByTagName("h1").item(0).getTextContent()).isEqualTo(WHO);
        assertThat(page.getElementsByTagName("script").getLength()).isZero();
    }

    @Test
    void thePageAsksTheNetworkForNothing() throws IOException {
        Matcher links = Pattern.compile("(?:href|src|url|@import)\\b[^>;]*|https?://[^\"]*")
                .matcher(page());
        while (links.find()) assertThat(links.group()).startsWith("http://www.w3.org/");
    }

    @Test
    void aModelThatIsThereIsUsed() {
        String model = folder.resolve("gus").resolve("model.json").toString();
        Shell again = Shell.run(
                "study",
                "othello",
                file.toString(),
                "--who",
                WHO,
                "--out",
                out("again"),
                "--quick",
                "--evaluations",
                "50",
                "--model",
                model);
        assertThat(again.status()).isZero();
        assertThat(again.out()).contains("Wrote ").contains("study.html.");
        assertThat(folder.resolve("again").toFile().list()).containsExactly("study.html");
    }

    @Test
    void threeGamesAreSaidToBeFew() throws IOException {
        Path few = write("few.ggf", List.of(game(0), game(1), game(2)));
        Shell little = Shell.run(
                "study",
                "othello",
                few.toString(),
                "--who",
                WHO,
                "--out",
                out("few"),
                "--quick",
                "--evaluations",
                "50");
        assertThat(little.status()).isZero();
        assertThat(Files.readString(folder.resolve("few").resolve("study.html")))
                .contains("There are only 3 games");
    }

    @Test
    void nobodyOfThatNameIsASentence() {
        Shell nobody = Shell.run("study", "othello", file.toString(), "--who", "Zoe", "--out", out("zoe"));
        assertThat(nobody.status()).isEqualTo(2);
        assertThat(nobody.err()).contains("Nobody in these records is called 'Zoe'");
        assertThat(folder.resolve("zoe")).doesNotExist();
    }

    @Test
    void modelsOfOtherGamesAreRefused() throws IOException {
        String text = Files.readString(folder.resolve("gus").resolve("model.json"));
        Path other = Files.writeString(folder.resolve("other.json"), text.replace("\"othello\"", "\"chess\""));
        Shell refused = Shell.run(
                "study", "othello", file.toString(), "--who", WHO, "--out", out("x"), "--model", other.toString());
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("was made for chess, not for othello");
    }

    @Test
    void onlyReportsAndModelsOfOursAreReplaced() throws IOException {
        for (String name : List.of("study.html", "model.json")) {
            Path other = Files.createDirectories(folder.resolve("their " + name));
            Path theirs = Files.writeString(other.resolve(name), "<!DOCTYPE html> my own page");
            Shell refused =
                    Shell.run("study", "othello", file.toString(), "--who", WHO, "--out", other.toString(), "--quick");
            assertThat(refused.status()).isEqualTo(2);
            assertThat(refused.err()).contains(name + " is there already and is not a ", "--force");
            assertThat(theirs).hasContent("<!DOCTYPE html> my own page");
            assertThat(other.toFile().list()).containsExactly(name);
        }
    }

    @Test
    void whatIsMissingIsAskedFor() {
        assertThat(Shell.run("study", "othello", file.toString(), "--out", out("x"))
                        .err())
                .contains("--who NAME");
        assertThat(Shell.run("study", "othello", file.toString(), "--who", WHO).err())
                .contains("Say where the report shall be written: --out DIR.");
        assertThat(Shell.run("study", "othello", file.toString(), "--who", WHO, "--out", file.toString())
                        .err())
                .contains("is a file; expected the name of a folder");
        assertThat(Shell.run("study", "othello", file.toString(), "--who", WHO, "--out", out("x"), "--evaluations", "0")
                        .err())
                .contains("--evaluations must be 1 or more, found 0.");
    }
}
