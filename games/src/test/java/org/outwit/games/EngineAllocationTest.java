package org.outwit.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.ForeseenLinesEngine;
import org.outwit.core.engine.GameMemory;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.Player;
import org.outwit.core.model.SeededPredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.turn.GameHistory;
import org.outwit.games.chess.Chess;

/** What a search takes from the heap does not grow with its nodes: anything made in a node would take 16 bytes there. */
class EngineAllocationTest {

    private static final int FEW = 10_000;
    private static final int MANY = 60_000;
    private static final int ROUNDS = Thoroughness.of(3, 2);

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "othello"})
    void nodesAllocateNothing(String name) {
        check(Games.named(name));
    }

    @Test
    @Tag("long")
    void nodesOfChessAllocateNothingEither() {
        check(new Chess());
    }

    private static <P extends Position> void check(Game<P> game) {
        List<Evaluator<P>> evaluators = List.copyOf(game.evaluators().values());
        Player<P> player =
                new Player<>(evaluators.get(0), Player.AS_DEEP_AS_WE, 0, new Player<>(evaluators.get(1), 2, 0, null));
        TranspositionTable table = TranspositionTable.ofMegabytes(1);
        Engine<P> engine = new Engine<>(game, evaluators.get(0), table);
        check(game, table, engine);
        GameMemory<P> memory = new GameMemory<>();
        memory.moveTo(GameHistory.from(game.start()));
        check(game, table, engine.remembering(memory));
        check(game, table, new ModelEngine<>(game, player, table));
        check(game, table, new NextReplyEngine<>(game, player, table));
        // Comparing moves and making sure of one take a worker each, up to 230 kB, for any number of nodes, so these
        // must be more.
        Search<P> expecting = new ExpectedReplyEngine<>(game, evaluators.get(0), new SeededPredictor<>(1), 500, table);
        check(game, table, expecting, MANY, Thoroughness.of(10, 6) * MANY);
        LinePlan plan = LinePlan.trusting(0.9, 2 * game.scale().unit());
        Search<P> foreseeing = new ForeseenLinesEngine<>(game, player, plan, table);
        check(game, table, foreseeing, MANY, Thoroughness.of(10, 6) * MANY);
    }

    private static <P extends Position> void check(Game<P> game, TranspositionTable table, Search<P> search) {
        check(game, table, search, FEW, MANY);
    }

    private static <P extends Position> void check(
            Game<P> game, TranspositionTable table, Search<P> search, int fewNodes, int manyNodes) {
        long few = allocated(game, table, search, fewNodes);
        long many = allocated(game, table, search, manyNodes);
        // A deeper search returns a few more lists; a byte a node leaves room for those and for nothing else.
        assertTrue(
                many - few < manyNodes - fewNodes,
                () -> search.getClass().getSimpleName() + " took " + few + " bytes for " + fewNodes + " nodes and "
                        + many + " for " + manyNodes + " in " + game.name() + ".");
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
            // Those that compare moves last stop where the next step would not fit in, or with the last round.
            boolean exact = !(search instanceof ExpectedReplyEngine) && !(search instanceof ForeseenLinesEngine);
            if (exact) assertEquals(nodes, spent);
        }
        return least;
    }
}
