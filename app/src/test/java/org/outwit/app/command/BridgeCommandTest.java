package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;

class BridgeCommandTest {

    /** Everybody has a suit, so there is nothing to search. */
    private static final String DEAL = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";

    private static final String ANSWERED = "PBN 0 0 4 1 \"" + DEAL + "\"\nFUT 1 1 14 16380 13\n"
            + "TABLE 13 0 13 0 0 13 0 13 13 0 13 0 0 13 0 13 0 0 0 0\n";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aBoardWithAContractHasItsFirstCards() throws IOException {
        String file = file("a.pbn", "[Board \"7\"]\n[Deal \"" + DEAL + "\"]\n[Declarer \"N\"]\n[Contract \"7S\"]\n");
        Shell shell = Shell.run("bridge", "solve", file);
        assertThat(shell.lines())
                .containsExactly(
                        "Board 7: South deals, everybody vulnerable",
                        DEAL,
                        "7S by North, East leads; tricks of North after each first card:",
                        "  13  +2210  HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2",
                        "par: 2210 for North and South, 7S by North, 7S by South");
        assertThat(shell.status()).isZero();
        assertThat(Shell.run("bridge", "solve", file, "--table").out()).contains("declarer   C   D   H   S  NT");
        assertThat(Shell.run("bridge", "solve", file, "--json").out())
                .contains("\"board\":\"7\"", "\"contract\":\"7S\"", "\"leader\":\"E\"", "\"HA\":13", "\"score\":2210")
                .doesNotContain("\"table\"");
    }

    @Test
    void aBoardWithoutAContractHasItsTable() throws IOException {
        Shell shell = Shell.run("bridge", "solve", file("a.pbn", "[Deal \"" + DEAL + "\"]\n"));
        assertThat(shell.lines())
                .containsExactly(
                        "Board 1: North deals, nobody vulnerable",
                        DEAL,
                        "declarer   C   D   H   S  NT",
                        "North      0  13   0  13   0",
                        "East      13   0  13   0   0",
                        "South      0  13   0  13   0",
                        "West      13   0  13   0   0",
                        "par: 1510 for North and South, 7S by North, 7S by South");
        assertThat(Shell.run("bridge", "solve", file("b.lin", "md|1SAHA,SK,SQ,|"))
                        .err())
                .contains("line 1, column");
    }

    @Test
    void anEndingHasNoPar() throws IOException {
        Shell shell = Shell.run("bridge", "solve", file("a.pbn", "[Deal \"N:AK... QJ... .AK.. .QJ..\"]"), "--json");
        assertThat(shell.out()).contains("\"table\"").doesNotContain("par");
    }

    @Test
    void whatCannotBeUsedIsSaidAndTheRestSolved() throws IOException {
        String file = file("a.pbn", "[Deal \"" + DEAL.replace("N:A", "N:AA") + "\"]\n\n[Deal \"" + DEAL + "\"]\n");
        Shell shell = Shell.run("bridge", "solve", file);
        assertThat(shell.err())
                .isEqualTo("outwit: " + file + ", line 1, column 11, board 1: North holds SA twice."
                        + System.lineSeparator());
        assertThat(shell.out()).contains("Board 2");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(Shell.run("bridge", "solve", folder.resolve("none.pbn").toString())
                        .status())
                .isEqualTo(2);
        assertThat(Shell.run("bridge", "solve", file, "--first", "0").status()).isEqualTo(2);
        assertThat(Shell.run("bridge").status()).isEqualTo(2);
    }

    @Test
    void cardsThatCostATrickAreShown() throws IOException {
        String deal = "[Deal \"N:AQ... .AK.. 32... KJ...\"]\n[Declarer \"S\"]\n[Contract \"1NT\"]\n";
        Shell shell = Shell.run("bridge", "replay", file("a.pbn", deal + "[Play \"W\"]\nSJ SA HA S2\n*\n"));
        assertThat(shell.lines())
                .containsExactly(
                        "Board 1: 1N by South, 2 tricks before the first card",
                        "  trick 1, North SA lost 1, so South comes to 1; better SQ",
                        "boards: 1, tricks lost by declarers: 1, by defenders: 0");
        assertThat(shell.status()).isZero();
        assertThat(Shell.run("bridge", "replay", file("b.pbn", deal), "--json").out())
                .isEqualToIgnoringNewLines("{\"boards\":0,\"declarersLost\":0,\"defendersLost\":0}");
    }

    @Test
    void boardsAreCountedAndWrittenAsPbn() throws IOException {
        String file = file("a.lin", "qx|o7|md|1SAHA,SKHK,SQHQ,SJHJ|mb|1N|mb|p|mb|p|mb|p|pc|sK|pc|sQ|");
        String out = folder.resolve("out.pbn").toString();
        Shell shell = Shell.run("bridge", "records", file, "--out", out);
        assertThat(shell.out())
                .isEqualToIgnoringNewLines(
                        file + ": boards 1, with a contract 1, passed out 0, with cards 1, played to the last 0,"
                                + " rejected 0");
        assertThat(Files.readString(Path.of(out)))
                .contains("[Deal \"S:A.A.. K.K.. Q.Q.. J.J..\"]", "[Contract \"1NT\"]", "[Play \"W\"]\nSK SQ - -\n*\n");
        assertThat(Shell.run("bridge", "records", out, "--json").out()).contains("{\"boards\":1,\"contracts\":1,");
        assertThat(Shell.run("bridge", "records", file, "--out", out).status()).isEqualTo(2); // it is there already
    }

    @Test
    void aListIsChecked() throws IOException {
        String good = file("good.txt", ANSWERED + ANSWERED + "PBN 0 0 4 1 \"" + DEAL + "\"\n");
        Shell shell = Shell.run("bridge", "check", good);
        assertThat(shell.lines().get(0)).isEqualTo("2 passed, 0 failed");
        assertThat(shell.lines().get(1)).matches("first cards: [0-9.]+ deals a second \\(2 in .* processor time\\)");
        assertThat(shell.lines().get(2)).matches("tables and par: [0-9.]+ deals a second \\(2 in .* processor time\\)");
        assertThat(shell.status()).isZero();

        String bad = file("bad.txt", ANSWERED + ANSWERED.replace("TABLE 13", "TABLE 12"));
        shell = Shell.run("bridge", "check", bad);
        assertThat(shell.lines().get(0)).isEqualTo("deal 2, North in spades: listed 12, found 13");
        assertThat(shell.lines().get(1)).isEqualTo("1 passed, 1 failed");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(Shell.run("bridge", "check", bad, "--first", "1").status()).isZero();
        assertThat(Shell.run("bridge", "check", bad, "--json").out())
                .contains("{\"deal\":2,\"question\":\"North in spades\",\"listed\":\"12\",\"found\":\"13\"}")
                .contains("{\"passed\":1,\"failed\":1,");

        shell = Shell.run("bridge", "check", file("worse.txt", "PBN 0 0 9"));
        assertThat(shell.err()).contains("worse.txt, line 1, column 9: Expected a number from 0 to 4, found '9'.");
        assertThat(shell.status()).isEqualTo(2);
    }

    @Test
    void aCheckGoesOnWhereItStopped() throws IOException {
        String list = file("list.txt", ANSWERED + ANSWERED);
        Path results = folder.resolve("results");
        assertThat(Shell.run("bridge", "check", list, "--first", "1", "--results", results.toString())
                        .status())
                .isZero();
        String kept = Files.readString(results);
        assertThat(kept.lines()).hasSize(2);
        // what is kept is believed, and a line that was cut short is not
        Files.writeString(results, kept.replaceAll("(?m)^1\t.*", "1\t7\t8\tasked\tthat\tthis") + "2\t5");
        Shell shell = Shell.run("bridge", "check", list, "--results", results.toString());
        assertThat(shell.lines().get(0)).isEqualTo("deal 1, asked: listed that, found this");
        assertThat(shell.lines().get(1)).isEqualTo("1 passed, 1 failed");
        assertThat(Files.readString(results).lines()).hasSize(3);

        shell = Shell.run("bridge", "check", file("other.txt", ANSWERED), "--results", results.toString());
        assertThat(shell.err()).contains("this is not what is known of the same list");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(Files.readString(results).lines()).hasSize(3);
    }

    @Test
    @Tag("long")
    void theListOfTenAgrees() {
        agrees("list10.txt", 10);
    }

    @Test
    @Tag("long")
    void theListOfAHundredAgrees() {
        agrees("list100.txt", 100);
    }

    private static void agrees(String name, int deals) {
        String shared = System.getProperty("outwit.shared", System.getenv("OUTWIT_SHARED"));
        Stream<Path> folders =
                shared == null ? Stream.of(Path.of("../shared"), Path.of("../../shared")) : Stream.of(Path.of(shared));
        Path file = folders.map(each -> each.resolve("data/bridge").resolve(name))
                .filter(Files::isReadable)
                .findFirst()
                .orElse(null);
        assumeTrue(file != null, "no data/bridge/" + name + "; set OUTWIT_SHARED to the folder that has it");
        Shell shell = Shell.run("bridge", "check", file.toString());
        assertThat(shell.lines().get(0)).isEqualTo(deals + " passed, 0 failed");
        assertThat(shell.status()).isZero();
    }
}
