package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class ReviewCommandTest {

    /** What people write in names must not become part of the page. */
    private static final String GAMES = """
            [White "Ann <b>&amp;</b>"]
            [Black "Ben"]
            [Result "0-1"]

            1. f3 e5 2. g4 Qh4# 0-1

            [White "Ben"]
            [Black "Cid"]
            [Result "0-1"]

            1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. Nf3 d6 0-1
            """;

    @TempDir
    private Path folder;

    private String file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("games.pgn"), GAMES).toString();
    }

    private Shell review(String... words) {
        String[] all = new String[words.length + 3];
        all[0] = "review";
        System.arraycopy(words, 0, all, 1, words.length);
        all[words.length + 1] = "--evaluations";
        all[words.length + 2] = "300";
        return Shell.run(all);
    }

    @Test
    void findsTheGameByTheFile() {
        Shell shell = review(file, "--number", "2");
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.out())
                .startsWith("A review of Ben – Cid, Chess")
                .contains("game 2: Ben – Cid, 0-1; up is good for Ben")
                .contains("An error loses 0.13 of a point or more, near level about 0.8 pawns")
                .contains("* move 3, opening, Ben (White): Qxf7+, better ")
                .contains("Qxf7+ hangs the queen. It shows at once.")
                .contains("after the move: Qxf7+ Kxf7")
                .doesNotContain("What opponents gave");
        assertThat(shell.lines().get(3)).matches("[▁▂▃▄▅▆▇█]{9}");
        assertThat(review("chess", file, "--number", "2").out()).isEqualTo(shell.out());
        assertThat(review(file, "--number", "2", "--game", "chess").out()).isEqualTo(shell.out());
    }

    @Test
    void aPersonHasSkillAndLuck() {
        Shell shell = review(file, "--who", "ben");
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.out())
                .startsWith("A review of Ben, Chess")
                .contains("Scored: 1.00 of 2 games.")
                .contains("Luck: moves of opponents lost ")
                .contains("What opponents gave")
                .contains(": g4, better ")
                .contains("Taken by Qh4#.");
    }

    @Test
    void writesAPageThatIsXml() throws Exception {
        String out = folder.resolve("page").toString();
        Shell shell = review(file, "--who", "Ben", "--out", out);
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.out()).contains("Wrote " + Path.of(out, "review.html"));
        String page = Files.readString(Path.of(out, "review.html"));
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(page.replace("<!DOCTYPE html>", ""))));
        assertThat(document.getElementsByTagName("section").getLength()).isEqualTo(4);
        assertThat(document.getElementsByTagName("figure").getLength()).isGreaterThanOrEqualTo(2);
        assertThat(page)
                .contains("class=\"plot graph\"", "Made by Outwit from games.pgn")
                .doesNotContain("<b>&amp;</b>");
        assertThat(review(file, "--who", "Ben", "--out", out).status()).isZero();
        Files.writeString(Path.of(out, "review.html"), "mine");
        Shell refused = review(file, "--who", "Ben", "--out", out);
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("--force");
        Shell notAFolder = review(file, "--out", file);
        assertThat(notAFolder.err()).contains("is a file; expected the name of a folder.");
    }

    @Test
    void equalQuestionsGetEqualAnswers() {
        Shell one = review(file, "--json");
        assertThat(one.lines()).hasSize(1);
        assertThat(one.out()).contains("\"game\":\"chess\"", "\"gravest\":[{", "\"balance\":null");
        assertThat(review(file, "--json").out()).isEqualTo(one.out());
        assertThat(review(file, "--json", "--worst", "0").out()).contains("\"gravest\":[]");
    }

    @Test
    void theLastGamesStandForMany() {
        Shell shell = review(file, "--games", "1");
        assertThat(shell.err()).contains("reviewing the last 1 of 2 games; --games takes more.");
        assertThat(shell.out()).contains("Ben – Cid").doesNotContain("Ann");
    }

    @Test
    void endingsThatSeveralGamesHaveAreReadByEach() throws IOException {
        Path four = Files.writeString(
                folder.resolve("four.txt"), "[Game \"connect4\"]\n[Result \"1-0\"]\n\n4 1 4 1 4 1 4 1-0\n");
        assertThat(review(four.toString()).out()).startsWith("A review of First – Second, Connect Four");
        Path typed = Files.writeString(
                folder.resolve("typed.pdn"), "[GameType \"21\"]\n[Result \"*\"]\n1. 11-15 23-19 2. 8-11 *\n");
        assertThat(review(typed.toString()).out()).startsWith("A review of Black – White, English checkers");
        Path open = Files.writeString(folder.resolve("open.pdn"), "[Result \"*\"]\n1. 11-15 23-19 2. 8-11 *\n");
        Shell asked = review(open.toString());
        assertThat(asked.status()).isEqualTo(2);
        assertThat(asked.err()).contains("may hold games of checkers, ").contains("say which: --game NAME.");
        assertThat(review("checkers", open.toString()).status()).isZero();
        Path none = Files.writeString(folder.resolve("none.pdn"), "1. 99-98 *\n");
        assertThat(review(none.toString()).err()).contains("holds no legal game of ");
        Path strange = Files.writeString(folder.resolve("a.xyz"), "?");
        assertThat(review(strange.toString()).err()).contains("no game has files with this ending");
    }

    @Test
    void badUsageIsAnsweredWithASentence() throws IOException {
        assertThat(review("nothing.pgn").err()).contains("Cannot read nothing.pgn: there is no such file");
        assertThat(review("chess").err()).contains("Name a file with games of chess behind it.");
        assertThat(review("chess", "nothing.pgn").err()).contains("Cannot read nothing.pgn");
        assertThat(review(file, "--number", "7").err()).contains("has the number 7.");
        assertThat(review(file, "--who", "Zoe").err()).contains("Nobody in these records is called 'Zoe'.");
        assertThat(review(file, "--games", "0").err()).contains("--games must be 1 or more, found 0.");
        assertThat(review(file, "--worst", "-1").err()).contains("--worst must be 0 or more, found -1.");
        assertThat(review(file, "--game", "go").err()).contains("There is no game named go");
        Path empty = Files.writeString(folder.resolve("empty.pgn"), "");
        assertThat(review(empty.toString()).err()).contains("there is no legal game to review");
        assertThat(review(empty.toString()).status()).isEqualTo(2);
    }
}
