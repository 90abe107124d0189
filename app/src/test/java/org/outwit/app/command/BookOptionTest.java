package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;

/** Players who have a book, in all commands that have players. */
class BookOptionTest {

    private static final String WHO = "only players without a model who never err do.";

    @TempDir
    private static Path folder;

    private static String book;

    @BeforeAll
    static void write() throws IOException {
        Path file = folder.resolve("games.pgn");
        String games = "[Result \"1-0\"]\n\n1. h4 h5 2. a4 1-0\n\n".repeat(3)
                + "[Result \"1/2-1/2\"]\n\n1. b4 a5 1/2-1/2\n\n".repeat(4);
        Files.writeString(file, games);
        book = file.toString();
    }

    private static Shell run(String line, String... more) {
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.addAll(List.of(more));
        return Shell.run(words.toArray(String[]::new));
    }

    private static void refused(Shell shell, String sentence) {
        assertThat(shell.err()).startsWith("outwit: " + sentence);
        assertThat(shell.status()).isEqualTo(2);
    }

    @Test
    void searchTellsWhatTheBookHas() {
        Shell shell = run("search chess --player material --depth 2 --book", book);
        assertThat(shell.lines())
                .containsExactly(
                        "material has a book of 7 games in " + book,
                        "h4       played in 3 games, weighs 60.0 %",
                        "b4       played in 4 games, weighs 40.0 %",
                        "plays h4, from the book");
        assertThat(run("search chess --player material --depth 2 --json --book", book)
                        .out())
                .contains("\"move\":\"h4\"", "\"value\":null")
                .contains("\"reason\":\"book\",\"book\":[{\"move\":\"h4\",\"games\":3,\"share\":0.6},");
        assertThat(run("search chess e4 --player material --depth 2 --book", book)
                        .out())
                .contains("at depth 2");
    }

    @Test
    void playSaysSoAndExplains() {
        Shell shell = Shell.fed(
                "explain\nquit\n", "play", "chess", "b4", "--against", "material@2", "--depth", "2", "--book", book);
        assertThat(shell.out())
                .startsWith("material@2 has a book of 7 games in " + book + ".")
                .contains("Outwit played a5 from the book.");
        Shell hint =
                Shell.fed("hint\nquit\n", "play", "chess", "--against", "material@2", "--depth", "1", "--book", book);
        assertThat(hint.out()).containsPattern("I would play [bh]4: the book has it\\.");
    }

    @Test
    void matchesDrawFromTheBookBySeed() throws IOException {
        List<String> games = new ArrayList<>();
        for (String file : List.of("one.pgn", "same.pgn")) {
            Path saved = folder.resolve(file);
            Shell shell = run(
                    "match chess material@1 random --games 12 --opening 0 --most-plies 3 --threads 2 --save",
                    saved.toString(),
                    "--book",
                    book);
            assertThat(shell.status()).isZero();
            assertThat(shell.lines().get(shell.lines().size() - 1)).isEqualTo("book used by material@1");
            games.add(Files.readString(saved));
        }
        assertThat(games.get(0)).contains("1. h4").contains("1. b4").isEqualTo(games.get(1));
        assertThat(run("match chess material@1 random --games 2 --most-plies 3 --json --book", book)
                        .out())
                .contains("\"book\":[\"material@1\"]");
    }

    @Test
    void booksThatNobodyUsesAreRefused() {
        String search = "search chess --depth 2 --book " + book;
        refused(run(search + " --player random"), "--book: random uses no book; " + WHO);
        refused(run(search + " --player (material,classic)"), "--book: (material,classic) uses no book; " + WHO);
        refused(run(search + " --player material%1"), "--book: material%1 uses no book; " + WHO);
        refused(run(search + " --all"), "--all and --book do not go together: a book has no values of moves.");
        refused(
                run("match chess material%1 random --games 2 --depth 2 --book", book),
                "Neither material%1 nor random uses a book; " + WHO);
        refused(
                run("play chess --learn", folder.resolve("mine.pgn").toString(), "--book", book),
                "--learn and --book do not go together.");
    }

    @Test
    void filesThatAreNoBookAreRefused() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty.pgn"), "");
        refused(
                run("search chess --depth 2 --book", empty.toString()),
                empty + ": there is no legal game of chess to make a book of.");
        Path none = folder.resolve("none.pgn");
        refused(
                run("search chess --depth 2 --book", none.toString()),
                "Cannot read " + none + ": there is no such file.");
        refused(
                run("search checkers --depth 2 --book", book),
                book + ": checkers has no format for this ending; expected .pdn");
    }
}
