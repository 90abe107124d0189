package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Perft;

/** Published numbers of ways to play. Those of the Chess Programming Wiki and of Stockfish's tests count no draws. */
class ChessPerftTest {

    private static final String EPD = "data/chess/perft-standard.epd";

    private final Chess game = new Chess();

    @ParameterizedTest
    @CsvSource({
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -, 48 2039 97862 4085603",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -, 14 191 2812 43238 674624",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 6 264 9467 422333",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 44 1486 62379 2103487",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10, 46 2079 89890 3894594",
        // Chess960
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9, 21 528 12189 326672",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9, 21 807 18002 667366"
    })
    void countsAreAsPublished(String fen, String counts) {
        String[] each = counts.split(" ");
        for (int depth = 1; depth <= each.length; depth++) {
            assertThat(count(fen, depth)).as("depth %d", depth).isEqualTo(Long.parseLong(each[depth - 1]));
        }
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 7, 3195901860",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -, 5, 193690690",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -, 7, 178633661",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 6, 706045033",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 5, 89941194",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10, 5, 164075551",
        "r7/4p3/5p1q/3P4/4pQ2/4pP2/6pp/R3K1kr w Q - 1 3, 5, 11609488"
    })
    void deepCountsAreAsPublished(String fen, int depth, long count) {
        assertThat(count(fen, depth)).isEqualTo(count);
    }

    @Test
    void aWholeSetOfPositionsCountsAsPublished() throws IOException {
        countSet(4, 500_000);
    }

    @Test
    @Tag("long")
    void aWholeSetOfPositionsCountsAsPublishedDeeply() throws IOException {
        countSet(6, 200_000_000);
    }

    /** The set is no part of the repository; see {@code ExamplesTest} for where it is looked for. */
    private void countSet(int deepest, long most) throws IOException {
        String shared = System.getProperty("outwit.shared", System.getenv("OUTWIT_SHARED"));
        Stream<Path> folders =
                shared == null ? Stream.of(Path.of("../shared"), Path.of("../../shared")) : Stream.of(Path.of(shared));
        Path set = folders.map(folder -> folder.resolve(EPD))
                .filter(Files::isRegularFile)
                .findFirst()
                .orElse(null);
        Assumptions.assumeTrue(set != null, "There is no " + EPD + " next to the repository.");
        for (String line : Files.readAllLines(set)) {
            String[] parts = line.split(" *;D");
            for (int i = 1; i < parts.length; i++) {
                String[] count = parts[i].trim().split(" +");
                int depth = Integer.parseInt(count[0]);
                long expected = Long.parseLong(count[1]);
                if (depth > deepest || expected > most) continue;
                assertThat(count(parts[0], depth))
                        .as("%s, depth %d", parts[0], depth)
                        .isEqualTo(expected);
            }
        }
    }

    private long count(String fen, int depth) {
        return Perft.countInBulk(game.withoutDrawRules(game.notation().position(fen)), depth);
    }
}
