package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;

class BridgeKnowTest {

    private static final String BOARD = """
            [Board "7"]
            [Dealer "S"]
            [Deal "N:A6542.763.KQ5.83 Q73.AT82.9632.Q9 J98.Q4.A87.AKJ76 KT.KJ95.JT4.T542"]
            [Declarer "S"]
            [Contract "3NT"]
            [Auction "S"]
            1NT Pass 3NT AP
            [Play "W"]
            H5 H6 HA HQ
            SK SA S7 SJ
            C4 C8 CQ CK
            C5 C3 C9 CJ
            C2 H7 D9 CA
            """;

    @TempDir
    private Path folder;

    private String file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("a.pbn"), BOARD).toString();
    }

    private Shell know(String... more) {
        String[] words = new String[3 + more.length];
        words[0] = "bridge";
        words[1] = "know";
        words[2] = file;
        System.arraycopy(more, 0, words, 3, more.length);
        return Shell.run(words);
    }

    @Test
    void aVoidTellsWhereACardIs() {
        Shell shell = know("--why", "ct");
        assertThat(shell.lines())
                .contains(
                        "Board 7: 3N by South, as South sees it after 20 cards",
                        "East has no more clubs  trick 5: East played D9 on CA",
                        "6,435 deals fit.",
                        "West holds CT in every deal. Proof:",
                        "  4. West holds CT            one hand has CT (1, 2, 3)");
        assertThat(shell.status()).isZero();
        assertThat(know("--why", "CT", "--json").out())
                .contains("\"deals\":6435", "\"holder\":\"W\"", "\"formula\":\"West-has-CT\"", "\"from\":[1,2,3]");
    }

    @Test
    void whatIsOpenHasTwoDeals() {
        Shell shell = know("--why", "HK", "--seat", "E", "--after", "4");
        assertThat(shell.out()).contains("Nobody can say where HK is.", "  West (", "  South (");
        assertThat(know("--after", "0").out()).contains("North", "South sees it after 0 cards");
        assertThat(know("--why", "HK", "--json").out()).contains("\"examples\":{");
    }

    @Test
    void contradictionsAreProved() {
        Shell shell = know("--seat", "E", "--fact", "S holds HK DA", "--fact", "S points 0-15");
        assertThat(shell.lines())
                .contains(
                        "No deal fits: what is known contradicts itself. Proof:",
                        "  3. These contradict each other   South's points counted (1, 2)",
                        "Somebody may have broken a promise; --no-promises leaves them all out.");
        assertThat(shell.status()).isOne();
        assertThat(know("--fact", "W lacks CT", "--json").out()).contains("\"deals\":0", "\"contradiction\":[{");
    }

    @Test
    void dealsAreDrawnAndWritten() throws IOException {
        Path out = folder.resolve("deals.pbn");
        assertThat(know("--deals", "5", "--seed", "3", "--out", out.toString()).status())
                .isZero();
        assertThat(Files.readString(out))
                .contains("[Board \"5\"]", "[Contract \"3NT\"]")
                .doesNotContain("[Board \"6\"]");
        assertThat(Shell.run("bridge", "records", out.toString()).out()).contains("boards 5", "rejected 0");
        Shell again = know("--deals", "5", "--out", out.toString());
        assertThat(again.status()).isEqualTo(2);
        assertThat(again.err()).contains("deals.pbn");
        assertThat(know("--deals", "2").lines())
                .filteredOn(line -> line.startsWith("N:A6542.763.KQ5.83"))
                .hasSize(2);
        assertThat(know("--deals", "2", "--json").out()).contains("\"drawn\":[\"N:A6542");
    }

    @Test
    void badInputGetsASentence() {
        assertThat(know("--why", "SX").err())
                .contains("--why: 'SX' is no card; expected a suit and a rank like SQ or HT.");
        assertThat(know("--seat", "Q").err()).contains("--seat must be N, E, S, or W, found 'Q'.");
        assertThat(know("--after", "9").err())
                .contains("--after must be 0 to 5, the tricks that were played on board 7, found 9.");
        assertThat(know("--board", "8").err()).contains("--board: there is no board '8' in", "; there are 7.");
        assertThat(know("--fact", "E has SQ").err()).contains("--fact 'E has SQ', column 3: Expected holds, lacks,");
        assertThat(know("--deals", "0").err()).contains("--deals must be 1 to 100000, found 0.");
        assertThat(know("--out", "x.pbn").err()).contains("--out needs --deals");
        assertThat(Shell.run("bridge", "know", folder.resolve("none.pbn").toString())
                        .status())
                .isEqualTo(2);
    }

    @Test
    void anEndingIsAskedWithoutPromises() throws IOException {
        file = Files.writeString(folder.resolve("b.pbn"), "[Deal \"N:AK... QJ... .AK.. .QJ..\"]\n")
                .toString();
        assertThat(know().out()).contains("90 deals fit.");
        assertThat(know("--why", "C2").err()).contains("--why: C2 was not dealt on this board.");
    }

    @Test
    void promisesAreCounted() {
        assertThat(Shell.run("bridge", "promises", file).lines())
                .contains("opened notrump  points     1  100.0%")
                .last()
                .isEqualTo("auctions: 1, promises: 5, kept: 100.0%, auctions with all kept: 100.0%");
        assertThat(Shell.run("bridge", "promises", file, "--json").out())
                .contains("{\"promise\":\"opened notrump\",\"about\":\"length\",\"made\":4,\"kept\":4}");
    }
}
