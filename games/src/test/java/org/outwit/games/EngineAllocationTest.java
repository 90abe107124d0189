package org.outwit.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;

/** What a search takes from the heap does not grow with its nodes: anything made in a node would take 16 bytes there. */
class EngineAllocationTest {

    private static final int FEW = 10_000;
    private static final int MANY = 60_000;
    private static final int ROUNDS = 3;

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "othello", "chess"})
    void nodesAllocateNothing(String name) {
        check(Games.named(name));
    }

    private static <P extends Position> void check(Game<P> game) {
        List<Evaluator<P>> evaluators = List.copyOf(game.evaluators().values());
        Player<P> mind =
                new Player<>(evaluators.get(0), Player.AS_DEEP_AS_WE, 0, new Player<>(evaluators.get(1), 2, 0, null));
        TranspositionTable table = TranspositionTable.ofMegabytes(1);
        check(game, table, new Engine<>(game, evaluators.get(0), table));
        check(game, table, new ModelEngine<>(game, mind, table));
        check(game, table, new NextReplyEngine<>(game, mind, table));
    }

    private static <P extends Position> void check(Game<P> game, TranspositionTable table, Search<P> search) {
        long few = allocated(game, table, search, FEW);
        long many = allocated(game, table, search, MANY);
        // A deeper search returns a few more lists; a byte a node leaves room for those and for nothing else.
        assertTrue(
                many - few < MANY - FEW,
                () -> search.getClass().getSimpleName() + " took " + few + " bytes for " + FEW + " nodes and " + many
                        + " for " + MANY + " in " + game.name() + ".");
    }

    /** The least of several rounds, since classes are loaded and lambdas linked in the first. */
    private static <P extends Position> long allocated(
            Game<P> game, TranspositionTable table, Search<P> search, int nodes) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            table.clear();
            P start = game.start();
            long before = threads.getCurrentThreadAllocatedBytes();
            long spent = search.search(start, 0, Limits.NONE.withNodes(nodes))
                    .counts()
                    .nodes();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
            assertEquals(nodes, spent);
        }
        return least;
    }
}
