package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;
import org.outwit.core.game.InputException;

/** What cannot be written in the end is refused before the work, of which nothing is seen then. */
class OutputFileTest {

    private static final String CUP = """
            {"outwit": "tournament", "version": 1, "name": "Cup", "game": "connect4", "kind": "round-robin",
             "games": 2, "depth": 1, "seed": 1, "players": [{"player": "lines"}, {"player": "random"}]}
            """;

    @TempDir
    private Path folder;

    private Shell run(String line) throws IOException {
        Path cup = Files.writeString(folder.resolve("cup.json"), CUP);
        return Shell.run(Stream.of(line.split(" "))
                .map(word -> word.replace("CUP", cup.toString())
                        .replace("STORE", folder.resolve("lab.db").toString())
                        .replace("DOCS", Repository.ROOT.resolve("docs").toString())
                        .replace("TMP", folder.toString()))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "match connect4 random random --games 2 --save TMP/none/x.txt",
                "lab tournament CUP --store STORE --out TMP/report --save TMP/none/x.txt",
                "lab run pruning-lemma-1 --store STORE --out TMP/cup.json/report",
                "tree draw --tree (1) --algorithm m* --out TMP/none/x.svg",
                "prove A|=A --tree TMP/none/x.svg",
                "bridge records DOCS/hidden/boards.pbn --out TMP/none/x.pbn",
                "records connect4 TMP/cup.json --out TMP/none/x.txt",
            })
    void aFolderThatIsNotThere(String line) throws IOException {
        Shell shell = run(line);
        assertThat(shell.status()).as(shell.err()).isEqualTo(2);
        assertThat(shell.err().lines().findFirst().orElse(""))
                .startsWith("outwit: ")
                .containsPattern("none|report");
        assertThat(shell.out()).isEmpty();
        assertThat(folder.resolve("report")).doesNotExist();
        assertThat(folder.resolve("lab.db")).as("results").doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "match connect4 random random --games 2 --save TMP/mine.txt",
                "lab tournament CUP --store STORE --out TMP/report --save TMP/mine.txt",
                "lab run pruning-lemma-1 --store STORE --out TMP/pages",
                "lab report pruning-lemma-1 --store STORE --out TMP/pages",
                "lab report pruning-lemma-1 --store STORE --out TMP/report --markdown TMP/mine.txt",
                "lab export pruning-lemma-1 --store STORE --out TMP/mine.txt",
                "tree draw --tree (1) --algorithm m* --out TMP/mine.txt",
                "prove A|=A --tree TMP/mine.txt",
                "bridge records DOCS/hidden/boards.pbn --out TMP/mine.txt",
                "bridge know DOCS/hidden/boards.pbn --deals 1 --out TMP/mine.txt",
                "bridge leads DOCS/hidden/leads.lin --learn TMP/mine.txt",
            })
    void somethingThatMustStay(String line) throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.txt"), "mine");
        Path page = Files.writeString(
                Files.createDirectory(folder.resolve("pages")).resolve("pruning-lemma-1.html"), "mine");
        Shell shell = run(line);
        assertThat(shell.status()).as(shell.err()).isEqualTo(2);
        assertThat(shell.err()).startsWith("outwit: ").contains(" is there already");
        assertThat(shell.out()).isEmpty();
        assertThat(folder.resolve("lab.db")).as("results").doesNotExist();
        assertThat(List.of(Files.readString(mine), Files.readString(page))).containsExactly("mine", "mine");
    }

    /** Nobody may make files beside a device, and nobody has to. */
    @Test
    void aDeviceNeedsNoRoomBesideIt() {
        assertThat(OutputFile.place("/dev/null")).isEqualTo(Path.of("/dev/null"));
        assertThatThrownBy(() -> OutputFile.place(folder.toString()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is a folder");
    }
}
