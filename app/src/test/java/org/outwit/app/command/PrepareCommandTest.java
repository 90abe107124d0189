package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;
import org.xml.sax.InputSource;

class PrepareCommandTest {

    private static final String CLUB =
            Repository.ROOT.resolve("docs/learning/club.ggf").toString();

    /** A person who takes what there is, and whose name must not become part of a page. */
    private static final String MODEL = """
            {"outwit": "opponent model", "version": 1, "game": "%s", "who": "Anna", "depth": 1, "temperature": 2.0,
             "weights": {"game": {"%s": 1.0}}, "holdOut": {"examples": 0, "agreement": 0, "chance": 0},
             "from": {"files": [], "games": 0, "examples": 0, "forced": 0, "repeated": 0}}
            """;

    private static final String CHESS = """
            [White "Ann <b>"]
            [Black "Ben"]
            [Result "1-0"]

            1. e4 e5 2. Nf3 Nc6 1-0
            """;

    @TempDir
    private Path folder;

    private String othello;
    private String chess;
    private String pgn;

    @BeforeEach
    void write() throws IOException {
        othello = written("othello.json", MODEL.formatted("othello", "discs"));
        chess = written("chess.json", MODEL.formatted("chess", "pawns"));
        pgn = written("games.pgn", CHESS);
    }

    private String written(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private Shell prepare(String... words) {
        List<String> all = new ArrayList<>(List.of("prepare"));
        all.addAll(List.of(words));
        all.addAll(List.of("--plies", "4", "--positions", "12"));
        return Shell.run(all.toArray(new String[0]));
    }

    @Test
    void showsATreeOfRepliesAndMoves() {
        Shell shell = prepare("othello", CLUB, "--who", "anna", "--model", othello);
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.out())
                .startsWith("Against Anna, Othello, eight by eight: 20 games")
                .contains("With Black", "With White", "Expect ", " against them ", "% of games");
        assertThat(prepare("othello", CLUB, "--who", "anna", "--model", othello).out())
                .isEqualTo(shell.out());
    }

    @Test
    void writesLinesThatCanBeReadAndAPageThatIsWellFormed() throws Exception {
        String lines = folder.resolve("lines.pgn").toString();
        String page = folder.resolve("page").toString();
        Shell shell = prepare(
                "chess", pgn, "--who", "Ann <b>", "--model", chess, "--you", "second", "--out", lines, "--page", page);
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(Files.readString(Path.of(lines))).contains("[Event \"Preparation against Ann <b>\"]", "1. ", "{");
        assertThat(Shell.run("records", "chess", lines).status()).isZero();
        String html = Files.readString(folder.resolve("page/prepare.html"));
        assertThat(html).contains("Made by Outwit from games.pgn").doesNotContain("<b>,");
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(html.substring(html.indexOf('\n')))));
        // A user's file is not replaced, a page of ours is.
        assertThat(prepare("chess", pgn, "--who", "Ann <b>", "--model", chess, "--out", lines)
                        .status())
                .isEqualTo(2);
    }

    @Test
    void beginsWhereItIsTold() {
        Shell shell = prepare("othello", CLUB, "--who", "anna", "--model", othello, "--opening", "f5 d6", "--json");
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.out()).startsWith("{").contains("\"opening\":[\"f5\",\"d6\"]");
    }

    @Test
    void complainsInSentences() {
        refusal(
                "--you must be first, second or both, found 'third'.",
                "othello",
                CLUB,
                "--who",
                "anna",
                "--you",
                "third");
        refusal("--opening: a1: ", "othello", CLUB, "--who", "anna", "--opening", "a1");
        refusal("Nobody in these records is called 'zoe'.", "othello", CLUB, "--who", "zoe", "--model", othello);
        refusal("was made for chess, not for othello", "othello", CLUB, "--who", "anna", "--model", chess);
        refusal("The margin (-1.0) must be 0 or more.", "othello", CLUB, "--who", "anna", "--margin", "-1");
        refusal("othello has no format for the ending of x.pgn", "othello", CLUB, "--who", "anna", "--out", "x.pgn");
        refusal("Say whose games are meant: --who NAME.", "othello", CLUB);
    }

    private void refusal(String sentence, String... words) {
        Shell shell = prepare(words);
        assertThat(shell.status()).as(shell.out()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence);
    }
}
