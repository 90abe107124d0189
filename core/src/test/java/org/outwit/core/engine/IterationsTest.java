package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.SeededTrees.Kind;

class IterationsTest {

    private static final int FAR = 60;

    /** A win or a loss that is proved, and no better end of it: nothing is left to look for, however deep the question. */
    @Test
    void aProvedEndEndsTheSearch() {
        int ends = 0;
        int longest = 0;
        int drawn = 0;
        for (long seed = 0; seed < 6; seed++) {
            ChaseGame game = new ChaseGame(seed);
            ChaseSolution solution = new ChaseSolution(game);
            for (int node = 0; node < 2 * ChaseGame.SQUARES * ChaseGame.SQUARES; node++) {
                ChasePosition position = solution.position(node);
                int value = solution.value(position);
                if (position.isOver() || value == 0) continue;
                int plies = TacticalGame.WIN - Math.abs(value);
                Result found = new Engine<>(game, game.evaluator(), new TranspositionTable(1))
                        .search(position, Limits.depth(FAR).withNodes(200_000));
                String name = seed + ", " + node + ", ends in " + plies + ": " + found;
                ends++;
                // What the table says of positions that came up before may hide a long loss, but proves nothing.
                if (plies > 8 && found.value() == 0 && !found.complete()) {
                    drawn++;
                    continue;
                }
                longest = Math.max(longest, plies);
                assertThat(found.value()).as(name).isEqualTo(value);
                assertThat(found.complete()).as(name).isTrue();
                assertThat(found.reason()).as(name).isEqualTo(StopReason.FINISHED);
                assertThat(found.depth()).as(name).isLessThan(plies + 8);
                if (plies == 1) assertThat(found.depth()).as(name).isEqualTo(1);
            }
        }
        assertThat(ends).isGreaterThan(1000);
        assertThat(longest).isGreaterThan(12);
        assertThat(drawn).isLessThan(ends / 50);
    }

    /**
     * Stopped in the midst of a depth, the engine plays what it found better there than the last best move: never anything
     * that the listing to that depth finds worse, and the value is called the bound that it is.
     */
    @Test
    void aBetterMoveOfAnUnfinishedDepthIsPlayed() {
        int better = 0;
        for (int seed = 0; seed < Thoroughness.of(400); seed++) {
            SeededGame game = new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
            for (int viewer = 0; viewer < 2; viewer++) {
                for (int nodes = 5; nodes < 150; nodes += 3) {
                    Result found = new Engine<>(game, game.evaluator(), new TranspositionTable(1))
                            .with(Technique.NONE)
                            .search(game.start(), viewer, Limits.NONE.withNodes(nodes));
                    if (!found.isKnown() || found.bound() == Bound.EXACT) continue;
                    better++;
                    checkBetter(game, viewer, found, "seed " + seed + ", viewer " + viewer + ", nodes " + nodes);
                }
            }
        }
        assertThat(better).isGreaterThan(Thoroughness.of(100));
    }

    private static void checkBetter(SeededGame game, int viewer, Result found, String name) {
        boolean own = game.start().mover() == viewer;
        assertThat(found.bound()).as(name).isEqualTo(own ? Bound.LOWER : Bound.UPPER);
        assertThat(found.line().get(0)).as(name).isEqualTo(found.move());
        assertThat(found.complete()).as(name).isFalse();
        Result finished = new AlphaBeta<>(game.evaluator()).search(game.start(), viewer, Limits.depth(found.depth()));
        int sign = own ? 1 : -1;
        int worth = sign * after(game, viewer, found.move(), found.depth());
        assertThat(worth).as(name).isGreaterThanOrEqualTo(sign * found.value());
        if (finished.move() != found.move() && isOnlyBest(game, viewer, finished)) {
            int before = sign * after(game, viewer, finished.move(), found.depth());
            assertThat(worth).as(name).isGreaterThan(before);
        }
    }

    /** What a move is worth when the next depth looks at it. */
    private static int after(SeededGame game, int viewer, int move, int depth) {
        SeededPosition next = game.start();
        next.play(move);
        return new AlphaBeta<>(game.evaluator())
                .search(next, viewer, Limits.depth(depth))
                .value();
    }

    private static boolean isOnlyBest(SeededGame game, int viewer, Result finished) {
        int count = game.start().mostMoves();
        int best = 0;
        for (int move = 0; move < count; move++) {
            if (after(game, viewer, move, finished.depth() - 1) == finished.value()) best++;
        }
        return best == 1;
    }
}
