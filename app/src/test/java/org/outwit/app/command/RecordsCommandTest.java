package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;

class RecordsCommandTest {

    private static final String GAMES = """
            [Event "Club evening"]
            [Black "Ann"]
            [White "Ben"]
            [Result "1-0"]

            1. 11-15 23-19 2. 8-11 1-0

            [Event "Club evening"]
            [Black "Ben"]
            [White "Ann"]
            [Result "*"]

            1. 11-15 22-19 *
            """;

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("evening.pdn"), GAMES);
    }

    @Test
    void countsGamesPlayersAndRejections() {
        Shell shell = Shell.run("records", "checkers", file.toString());
        assertThat(shell.status()).isEqualTo(1);
        assertThat(shell.out())
                .contains("evening.pdn (PDN): 2 games, 1 legal with 3 moves, 1 rejected")
                .contains("line 13, column 10, game 2: Move 1... 22-19 cannot be played")
                .contains("2 players; most games:", "1  Ann");
    }

    @Test
    void hasOneObjectAFile() {
        Shell shell = Shell.run("records", "checkers", file.toString(), file.toString(), "--json");
        assertThat(shell.lines()).hasSize(2);
        assertThat(shell.lines().get(0))
                .contains("\"games\":2,\"legal\":1,\"rejected\":1,\"moves\":3,\"players\":{\"Ann\":1,\"Ben\":1}")
                .contains("\"rejections\":[{\"game\":2,\"line\":13,\"column\":10,\"reason\":\"Move 1... 22-19 cannot");
    }

    @Test
    void legalGamesAreWrittenToAnotherFile() {
        Path copy = folder.resolve("copy.pdn");
        assertThat(Shell.run("records", "checkers", file.toString(), "--out", copy.toString())
                        .status())
                .isEqualTo(1);
        Shell again = Shell.run("records", "checkers", copy.toString());
        assertThat(again.status()).isZero();
        assertThat(again.out()).contains("1 games, 1 legal with 3 moves, 0 rejected");
        assertThat(folder.toFile().list()).hasSize(2);
    }

    /** Onto its own input it dropped the games that it could not use. */
    @Test
    void nothingIsReplacedUnlessForced() throws IOException {
        String before = Files.readString(file);
        Shell shell = Shell.run("records", "checkers", file.toString(), "--out", file.toString());
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("evening.pdn is there already.", "--force");
        Shell forced = Shell.run("records", "checkers", file.toString(), "--out", file.toString(), "--force");
        assertThat(forced.status()).isEqualTo(2);
        assertThat(forced.err()).contains("evening.pdn is also read from, and what was rejected would be lost");
        assertThat(file).hasContent(before);
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void unusableFilesAreNamedAndTheOthersAreStillRead() throws IOException {
        Files.writeString(folder.resolve("a.xyz"), "?");
        Shell shell = Shell.run(
                "records",
                "checkers",
                folder.resolve("none.pdn").toString(),
                folder.resolve("a.xyz").toString(),
                folder.toString(),
                file.toString());
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err())
                .contains("none.pdn: there is no such file.")
                .contains(folder + ": it is a folder.")
                .contains("a.xyz: checkers has no format for this ending; name one of PDN, tagged with --format.");
        assertThat(shell.out()).contains("2 games");
    }

    @Test
    void othelloGamesBecomeAWthorDatabase() {
        String games = folder.resolve("games.ggf").toString();
        Shell match = Shell.run("match", "othello", "greedy@1", "random", "--games", "4", "--save", games);
        assertThat(match.status()).as(match.err()).isZero();
        String database = folder.resolve("database").toString();
        Shell written = Shell.run("records", "othello", games, "--out", database);
        assertThat(written.status()).as(written.err()).isZero();
        assertThat(folder.resolve("database")).isDirectoryContaining("glob:**/WTHOR.JOU");
        String year = folder.resolve("database").toFile().list((where, name) -> name.endsWith(".wtb"))[0];
        Shell read = Shell.run("records", "othello", database + "/" + year);
        assertThat(read.out())
                .contains("4 games, 4 legal")
                .contains("4  greedy@1")
                .contains("4  random");
        Shell again = Shell.run("records", "othello", games, "--out", database);
        assertThat(again.status()).isEqualTo(2);
        assertThat(again.err()).contains("WTHOR.JOU is there already").contains("name a new folder.");
    }

    @Test
    void ratesThePlayersOfAllFilesTogether() {
        Shell few = Shell.run("records", "checkers", file.toString(), "--ratings");
        assertThat(few.out())
                .contains("Ratings by 1 games, 0 of them drawn")
                .contains("Nobody has 10 such games; --least-games takes those with fewer.")
                .doesNotContain("most games:");
        String twice = file.toString();
        Shell shell =
                Shell.run("records", "checkers", twice, twice, "--ratings", "--least-games", "2", "--players", "1");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(shell.out())
                .contains("Ratings by 2 games, 0 of them drawn")
                .containsPattern("Ann +15\\d\\d  ± \\d+ +2 +2\\.0")
                .contains("… and 1 more with at least 2; --players lists them.");
        Shell json = Shell.run("records", "checkers", twice, "--ratings", "--least-games", "1", "--json");
        assertThat(json.lines()).hasSize(2);
        assertThat(json.lines().get(1))
                .startsWith("{\"ratings\":{\"games\":1,\"draws\":0,\"people\":2,\"firstMove\":")
                .contains("\"name\":\"Ann\"", "\"games\":1,\"points\":1.0");
    }

    @Test
    void findsTheSameGameInTwoFiles() throws IOException {
        String moves =
                "1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13 4. 15-18 24-20 5. 11-15 28-24 6. 8-11 26-23 7. 9-14 31-26"
                        + " 8. 6-9 13-6 9. 2-9 26-22 10. 1-6 22-17 11. 18-22 25-18 12. 15-22 17-13 13. 11-15 20-16 *\n";
        Path one = Files.writeString(folder.resolve("one.pdn"), "[Black \"Ann\"]\n[White \"Ben\"]\n" + moves);
        Path two = Files.writeString(folder.resolve("two.pdn"), "[Black \"?\"]\n[White \"?\"]\n" + moves);
        Path out = folder.resolve("once.pdn");
        Shell shell = Shell.run(
                "records", "checkers", one.toString(), two.toString(), "--duplicates", "--out", out.toString());
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.out())
                .contains("1 of 2 games are copies of a game that was read before.")
                .contains("1  of " + two + " in " + one)
                .contains("two.pdn game 1 = ");
        assertThat(Shell.run("records", "checkers", out.toString()).out()).contains(": 1 games, 1 legal");
        Shell json = Shell.run("records", "checkers", one.toString(), two.toString(), "--duplicates", "--json");
        assertThat(json.lines().get(2)).startsWith("{\"games\":2,\"duplicates\":1,\"copies\":[{\"file\":");
    }

    @Test
    void badUsageIsAnsweredWithASentence() {
        assertThat(Shell.run("records", "checkers", file.toString(), "--format", "PGN")
                        .err())
                .contains("--format: expected one of PDN, tagged; found 'PGN'.");
        assertThat(Shell.run("records", "checkers", file.toString(), "--least-games", "0")
                        .err())
                .contains("--least-games must be 1 or more, found 0.");
        assertThat(Shell.run("records", "othello", file.toString(), "--out", "x.wtb")
                        .err())
                .contains("--out: expected a file that ends in .ggf or")
                .contains("WTHOR needs a new folder, a name without an ending.");
        assertThat(Shell.run(
                                "records",
                                "checkers",
                                file.toString(),
                                "--out",
                                folder.resolve("no/x.pdn").toString())
                        .err())
                .contains("cannot be written: there is no such folder.");
    }
}
