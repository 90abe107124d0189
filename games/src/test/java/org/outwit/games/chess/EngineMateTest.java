package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** Where mate is proved and cannot come sooner, the engine has nothing more to look for. */
class EngineMateTest {

    /** In plies, negative where the mover is mated. The first took 51,516 nodes when the engine went on to the depth that was asked for. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1, 1, 200",
        "k7/8/2K5/8/8/8/8/7R w - - 0 1, 3, 2000",
        "k7/8/1K6/8/8/8/8/7R w - - 0 1, 1, 200",
        "2r3k1/p4p2/3Rp2p/1p2P1pK/8/1P4P1/P3Q2P/1q6 b - - 0 1, 5, 30000",
        "7k/8/5K2/6Q1/8/8/8/8 b - - 0 1, -2, 200",
        "6k1/8/5K2/8/8/8/8/R7 b - - 0 1, -4, 3000",
    })
    void aProvedMateEndsTheSearch(String position, int plies, long nodes) {
        Chess game = new Chess();
        Result found = new Engine<>(game, game.evaluator("classic"), TranspositionTable.ofMegabytes(1))
                .search(game.notation().position(position), Limits.depth(60).withNodes(1_000_000));
        assertThat(found.value()).isEqualTo(plies > 0 ? Chess.WIN - plies : -Chess.WIN - plies);
        assertThat(found.complete()).isTrue();
        assertThat(found.counts().nodes()).isLessThan(nodes);
    }
}
