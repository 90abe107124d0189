package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Main;
import org.outwit.app.Shell;
import org.outwit.play.resources.SharedResources;

class EndgameCommandTest {

    @TempDir
    private Path folder;

    private Shell build(String game, int pieces, String... more) {
        String[] args = {"endgame", "build", game, "--pieces", String.valueOf(pieces), "--out", folder.toString()};
        return Shell.run(concat(args, more));
    }

    private Shell probe(String game, String... more) {
        return Shell.run(concat(new String[] {"endgame", "probe", game, "--tables", folder.toString()}, more));
    }

    private static String[] concat(String[] one, String[] other) {
        String[] all = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, all, one.length, other.length);
        return all;
    }

    @Test
    void buildsTellsAndGoesOn() {
        Shell shell = build("checkers", 2);
        assertThat(shell.status()).isZero();
        assertThat(shell.err()).isEmpty();
        assertThat(shell.lines())
                .hasSize(4)
                .startsWith("table  wins  losses  draws  longest")
                .anyMatch(line -> line.startsWith("k-k "));
        Shell again = build("checkers", 3);
        assertThat(again.lines()).hasSize(1 + 3 + 6).anyMatch(line -> line.startsWith("kk-m "));
        assertThat(build("checkers", 2, "--json").lines().get(0))
                .startsWith("{\"game\":\"checkers\",\"slice\":\"k-k\",\"wins\":");
    }

    @Test
    void tellsWhatAPositionIsWorth() {
        build("checkers", 2);
        Shell shell = probe("checkers", "--position", "W:WK29:BK22");
        assertThat(shell.status()).isZero();
        assertThat(shell.lines())
                .containsExactly(
                        "W:WK29:BK22: loss in 2 plies for the side to move", "move   worth", "29-25  loss in 2 plies");
        assertThat(probe("checkers", "--position", "W:WK29:BK22", "--json").out())
                .isEqualToIgnoringNewLines(
                        "{\"game\":\"checkers\",\"position\":\"W:WK29:BK22\",\"value\":\"loss\","
                                + "\"plies\":2,\"best\":[\"29-25\"],\"moves\":[{\"move\":\"29-25\",\"value\":\"loss\",\"plies\":2}]}");
    }

    /** In backgammon it is how many rolls each side needs; one checker on point 6 is off after one roll by 27 of 36. */
    @Test
    void bearOffTablesTellRolls() throws IOException {
        assertThat(build("backgammon", 2).lines())
                .containsExactly(
                        "table            checkers  positions  most rolls  mean of the last",
                        "bearoff-2.table         2         28           4          2.109611");
        assertThat(build("backgammon", 2, "--json").out())
                .startsWith("{\"game\":\"backgammon\",\"table\":\"bearoff-2.table\",\"checkers\":2,\"positions\":28,");
        Shell known = probe("backgammon", "--position", "IAAAgAAAAAAAAA");
        assertThat(known.err()).isEmpty();
        assertThat(known.lines()).contains("1      0.750000  0.750000", "2      0.250000  0.250000");
        assertThat(known.lines().get(0)).contains("wins with probability 0.812500");
        assertThat(probe("backgammon", "--position", "IAAAgAAAAAAAAA", "--json").out())
                .contains("\"win\":0.8125,", "{\"mean\":1.25,\"probabilities\":[0.75,0.25]}");
        assertThat(probe("backgammon").err()).contains("does not have the position");
        assertThat(build("backgammon", 16).err())
                .contains("--pieces must be between 1 and 15 for backgammon, found 16.");
        Files.writeString(folder.resolve("bearoff-2.table"), "nonsense");
        assertThat(probe("backgammon").err()).contains("bearoff-2.table");
        Files.delete(folder.resolve("bearoff-2.table"));
        assertThat(probe("backgammon").err()).contains("has no bear-off table of backgammon");
    }

    @Test
    void theStartIsAskedAboutWhereNoPositionIsGiven() {
        build("foursquares", 2);
        assertThat(probe("foursquares").lines().get(0)).isEqualTo("A..B A: win in 3 plies for the side to move");
        Shell over = probe("foursquares", "--position", "B.A. A");
        assertThat(over.lines()).containsExactly("B.A. A: loss in 0 plies for the side to move", "The game is over.");
    }

    @Test
    void positionsWithMorePiecesAreUnknown() {
        build("checkers", 2);
        Shell shell = probe("checkers", "--position", "B:WK1:BK10,K15", "--json");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(shell.out()).contains("\"value\":\"unknown\",\"best\":[]");
        assertThat(shell.err())
                .startsWith("outwit: the tables in " + folder + " do not have the position B:WK1:BK10,K15");
    }

    @Test
    void badUsageIsRefusedWithASentence() {
        assertThat(Shell.run("endgame").err())
                .startsWith("outwit: Say what to do with endgame tables: build or probe.");
        Shell chess = build("chess", 4);
        assertThat(chess.status()).isEqualTo(2);
        assertThat(chess.err())
                .startsWith("outwit: The positions of chess are not numbered, so it has no endgame tables; those of "
                        + "checkers, foursquares, morris are.");
        assertThat(build("checkers", 12).err())
                .startsWith("outwit: --pieces must be between 2 and 6 for checkers, found 12.");
        Shell nothing = probe("checkers");
        assertThat(nothing.status()).isEqualTo(2);
        assertThat(nothing.err()).startsWith("outwit: " + folder + " holds no endgame table of checkers.");
    }

    @Test
    void aDamagedTableIsRefusedWithASentence() throws IOException {
        build("foursquares", 2);
        Path file = folder.resolve("foursquares-all.table");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 6] ^= 4;
        Files.write(file, bytes);
        for (Shell shell : new Shell[] {probe("foursquares"), build("foursquares", 2)}) {
            assertThat(shell.status()).isEqualTo(2);
            assertThat(shell.err())
                    .startsWith("outwit: " + file + " cannot be used: it is damaged, its checksum is ")
                    .contains("Delete it and build the tables again.");
        }
    }

    @Test
    void aFileIsNotAFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Shell shell = Shell.run("endgame", "build", "foursquares", "--pieces", "2", "--out", file.toString());
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).isEqualToIgnoringNewLines("outwit: " + file + " cannot be used: it is not a folder.");
    }

    /** What Ctrl-C sends: the build ends by itself, and says how to go on. */
    @Test
    void anInterruptStopsTheBuildCleanly() throws Exception {
        Process process = SharedResources.program(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "endgame",
                        "build",
                        "checkers",
                        "--pieces",
                        "5",
                        "--out",
                        folder.toString()))
                .start();
        try (BufferedReader err =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            // It is inside a table or has just finished one; on a slow machine the first takes more than one line.
            String line = "table 1 of 45, k-k: 0%";
            while (line.startsWith("table 1 ")) {
                line = err.readLine();
                assertThat(line).matches("table [0-9]+ of 45, [km]+-[km]+: .*%|built table [km]+-[km]+: [0-9]+ of 45");
            }
            process.toHandle().destroy(); // Process.destroy would close the stream
            String last = "";
            for (line = err.readLine(); line != null; line = err.readLine()) last = line;
            assertThat(last).isEqualTo("outwit: stopped; the same command goes on from the last finished table.");
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .contains("checkers-k-k.table")
                    .noneMatch(name -> name.endsWith(".part"));
        }
    }
}
