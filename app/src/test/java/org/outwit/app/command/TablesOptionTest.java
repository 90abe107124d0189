package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;

/** Players who ask the endgame tables of a folder, in all commands that have players. */
class TablesOptionTest {

    /** White wins in 11 plies, far beyond what a search of two plies sees. */
    private static final String WON = "W:WK5:BK2";

    @TempDir
    private static Path folder;

    @BeforeAll
    static void build() {
        assertThat(Shell.run("endgame", "build", "checkers", "--pieces", "2", "--out", folder.toString())
                        .status())
                .isZero();
    }

    private static Shell search(String... more) {
        List<String> line = new ArrayList<>(List.of("search", "checkers", "--position", WON, "--depth", "2"));
        line.addAll(List.of(more));
        return Shell.run(line.toArray(String[]::new));
    }

    private static void refused(Shell shell, String sentence) {
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).startsWith("outwit: " + sentence);
    }

    @Test
    void whoAsksTablesSeesTheWin() {
        assertThat(search("--player", "material").out()).contains("worth 0.000 man at depth 2");
        Shell asking = search("--player", "material", "--tables", folder.toString());
        assertThat(asking.out())
                .startsWith("material asks 3 endgame tables in " + folder)
                .contains("plays 5-9, wins in 11 plies at depth 2, to the end of the game");
        assertThat(search("--player", "material", "--tables", folder.toString(), "--json")
                        .out())
                .contains("\"wins\":true,\"distance\":11")
                .startsWith("{");
    }

    @Test
    void tablesThatNobodyAsksAreRefused() {
        String tables = folder.toString();
        String players = "only players without a model who never err do.";
        refused(
                search("--player", "(material,samuel)", "--tables", tables),
                "--tables: (material,samuel) asks no endgame tables; " + players);
        refused(
                search("--player", "material%1", "--tables", tables),
                "--tables: material%1 asks no endgame tables; " + players);
        refused(
                Shell.run(
                        "match",
                        "checkers",
                        "material%1",
                        "random",
                        "--games",
                        "2",
                        "--depth",
                        "2",
                        "--tables",
                        tables),
                "Neither material%1 nor random asks endgame tables; " + players);
        refused(
                Shell.run("search", "chess", "--depth", "2", "--tables", tables),
                "The positions of chess are not numbered, so it has no endgame tables; those of");
        refused(
                search("--tables", folder.resolve("none").toString()),
                folder.resolve("none") + " is not a folder of tables of checkers.");
    }

    @Test
    void matchesSayWhoAsked() {
        Shell shell = Shell.run(
                "match",
                "checkers",
                "material",
                "random",
                "--games",
                "2",
                "--depth",
                "2",
                "--tables",
                folder.toString());
        assertThat(shell.status()).isZero();
        assertThat(shell.lines().get(shell.lines().size() - 1)).isEqualTo("endgame tables asked by material");
    }

    @Test
    void playSaysSo() {
        Shell shell = Shell.fed("quit\n", "play", "checkers", "--against", "material@2", "--tables", folder.toString());
        assertThat(shell.out()).startsWith("material@2 asks 3 endgame tables in " + folder + ".");
    }
}
