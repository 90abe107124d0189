package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.SeededTrees.Kind;

/**
 * The search beyond the horizon against its definition, without windows and without a table. One table serves all roots of a tree, so that
 * what one search left beyond its horizon is found by the next with another window and at another distance from the root.
 */
class QuiescenceTest {

    @Test
    void theValueIsThatOfTheDefinition() {
        check(EnumSet.of(Technique.QUIESCENCE), false);
    }

    @Test
    void winsAreCountedFromTheRoot() {
        check(EnumSet.of(Technique.QUIESCENCE, Technique.SHORTER_WIN), true);
    }

    private static void check(Set<Technique> techniques, boolean shorterWin) {
        int beyond = 0;
        for (int seed = 0; seed < Thoroughness.of(300); seed++) {
            SeededGame game = new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
            TranspositionTable table = new TranspositionTable(1);
            Engine<SeededPosition> engine = new Engine<>(game, game.evaluator(), table).with(techniques);
            for (int round = 0; round < 2; round++) {
                SeededPosition position = game.start();
                for (int down = 0; !position.isOver() && down < 4; down++) {
                    for (int depth = 1; depth <= 4; depth++) {
                        String name = "seed " + seed + ", " + down + " plies down, depth " + depth;
                        int expected = value(game, position, depth, 0, shorterWin);
                        if (expected != Definition.value(game, position, depth, shorterWin)) beyond++;
                        for (int viewer = 0; viewer < 2; viewer++) {
                            assertThat(engine.search(position, viewer, Limits.depth(depth))
                                            .value())
                                    .as(name + ", viewer " + viewer)
                                    .isEqualTo(viewer == 0 ? expected : -expected);
                        }
                    }
                    int[] moves = new int[position.mostMoves()];
                    position.play(moves[(seed + down) % position.moves(moves, 0)]);
                }
            }
        }
        assertThat(beyond).isGreaterThan(Thoroughness.of(200));
    }

    /** As player 0 sees it: every move where there is a depth left or no free choice; else noisy moves, or to stop. */
    private static int value(SeededGame game, SeededPosition position, int depth, int ply, boolean shorterWin) {
        int here = game.evaluator().value(position, 0);
        if (position.isOver()) {
            boolean decided = shorterWin && Math.abs(here) == TacticalGame.WIN;
            return decided ? here - Integer.signum(here) * ply : here;
        }
        boolean free = depth <= 0 && !game.isForced(position);
        boolean max = position.mover() == 0;
        int best = free ? here : max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        int[] moves = new int[position.mostMoves()];
        int end = free ? game.noisy(position, moves, 0) : position.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int value = value(game, position, depth - 1, ply + 1, shorterWin);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
