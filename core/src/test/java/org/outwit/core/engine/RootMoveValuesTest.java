package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.SeededTrees.Kind;

/** The value of every move at every depth against plain minimax, on seeded trees and on a small game where everything comes back. */
class RootMoveValuesTest {

    private static final int TREES = Thoroughness.of(3000);
    private static final int DEPTH = 5;

    private static <P extends Position> RootMoveValues<P> values(
            TacticalGame<P> game, Set<Technique> techniques, int distance) {
        return new RootMoveValues<>(game, game.evaluator(), techniques, distance);
    }

    private static int[][] rows(Position position) {
        return new int[DEPTH][position.mostMoves()];
    }

    /** What the words say: each move's value by minimax, less the best one, and no lower than the distance. */
    private static <P extends Position> int[][] naive(TacticalGame<P> game, P position, int distance) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int sign = position.mover() == 0 ? 1 : -1;
        int[][] rows = rows(position);
        for (int depth = 1; depth <= DEPTH; depth++) {
            int[] row = rows[depth - 1];
            for (int i = 0; i < count; i++) {
                position.make(moves[i]);
                row[i] = sign * Definition.value(game, position, depth - 1, false);
                position.undo();
            }
            int best = Arrays.stream(row, 0, count).max().orElseThrow();
            for (int i = 0; i < count; i++) row[i] = Math.max(row[i] - best, -distance);
        }
        return rows;
    }

    @Test
    void withoutTechniquesEachMoveHasTheValueOfMinimaxOnTrees() {
        int moves = 0;
        for (int seed = 0; seed < TREES; seed++) {
            SeededGame game = new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
            SeededPosition root = game.start();
            if (root.isOver()) continue;
            int distance = 1 + seed % 70;
            int[][] found = rows(root);
            RootMoveValues<SeededPosition> values = values(game, Technique.NONE, distance);
            assertThat(values.find(root, DEPTH, found)).isEqualTo(root.mostMoves());
            int sign = root.mover() == 0 ? 1 : -1;
            assertThat(values.bestValue()).isEqualTo(sign * Definition.value(game, root, DEPTH, false));
            assertThat(found).as("seed " + seed).isDeepEqualTo(naive(game, root, distance));
            assertThat(root.key()).isEqualTo(game.start().key());
            moves += root.mostMoves();
        }
        assertThat(moves).isGreaterThan(TREES);
    }

    @Test
    void onlyThoseThatAreAskedForAreFound() {
        int moves = 0;
        for (int seed = 0; seed < TREES; seed++) {
            SeededGame game = new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
            SeededPosition root = game.start();
            if (root.isOver()) continue;
            int distance = 1 + seed % 70;
            Random random = new Random(seed);
            boolean[] asked = new boolean[root.mostMoves()];
            for (int i = 0; i < asked.length; i++) asked[i] = random.nextInt(3) == 0;
            int[] found = new int[asked.length];
            RootMoveValues<SeededPosition> values = values(game, Technique.NONE, distance);
            int depth = 1 + seed % DEPTH;
            assertThat(values.findAsked(root, depth, asked, found)).isEqualTo(asked.length);
            int[] expected = naive(game, root, distance)[depth - 1];
            for (int i = 0; i < asked.length; i++) {
                if (asked[i])
                    assertThat(found[i]).as("seed " + seed + ", move " + i).isEqualTo(expected[i]);
                else assertThat(found[i]).as("seed " + seed + ", move " + i).isIn(expected[i], -distance);
            }
            assertThat(Arrays.stream(found).max()).hasValue(0);
            moves += asked.length;
        }
        assertThat(moves).isGreaterThan(TREES);
    }

    @Test
    void withoutTechniquesEachMoveHasTheValueOfMinimaxWherePositionsComeBack() {
        for (int board = 0; board < 6; board++) {
            ChaseGame game = new ChaseGame(board);
            RootMoveValues<ChasePosition> values = values(game, Technique.NONE, 40);
            for (ChasePosition position : positions(game, board)) {
                int[][] found = rows(position);
                int count = values.find(position, DEPTH, found);
                int[][] expected = naive(game, position, 40);
                for (int d = 0; d < DEPTH; d++) {
                    assertThat(Arrays.copyOf(found[d], count))
                            .as("board " + board + ", position " + position.key() + ", depth " + (d + 1))
                            .containsExactly(Arrays.copyOf(expected[d], count));
                }
            }
        }
    }

    private static List<ChasePosition> positions(ChaseGame game, long seed) {
        Random random = new Random(seed);
        List<ChasePosition> positions = new ArrayList<>();
        while (positions.size() < 25) {
            int first = random.nextInt(ChaseGame.SQUARES);
            int second = random.nextInt(ChaseGame.SQUARES);
            if (game.isWall(first) || game.isWall(second)) continue;
            ChasePosition position = new ChasePosition(game, first, second, random.nextInt(2));
            boolean arrived = first == ChasePosition.goal(0) || second == ChasePosition.goal(1);
            if (!arrived && !position.isOver()) positions.add(position);
        }
        return positions;
    }

    /** With every technique, one that has answered many questions answers the next as a new one does. */
    @Test
    void whatWasAskedBeforeDoesNotMatter() {
        for (int board = 0; board < 6; board++) {
            ChaseGame game = new ChaseGame(board);
            RootMoveValues<ChasePosition> old = values(game, Technique.ALL, 40);
            List<ChasePosition> positions = positions(game, board);
            for (ChasePosition each : positions) old.find(each, DEPTH, rows(each));
            for (ChasePosition each : positions) {
                int[][] found = rows(each);
                int[][] anew = rows(each);
                old.find(each, DEPTH, found);
                values(game, Technique.ALL, 40).find(each, DEPTH, anew);
                assertThat(found).isDeepEqualTo(anew);
            }
        }
    }

    /** Deeper rows do not change those before them, and depth 0 asks nothing. */
    @Test
    void eachDepthStandsForItself() {
        ChaseGame game = new ChaseGame(1);
        for (ChasePosition each : positions(game, 3)) {
            int[][] all = rows(each);
            int count = values(game, Technique.ALL, 40).find(each, DEPTH, all);
            for (int depth = 0; depth < DEPTH; depth++) {
                int[][] some = rows(each);
                assertThat(values(game, Technique.ALL, 40).find(each, depth, some))
                        .isEqualTo(count);
                for (int d = 0; d < depth; d++) assertThat(some[d]).isEqualTo(all[d]);
                assertThat(some[depth]).containsOnly(0);
            }
        }
    }

    @Test
    void theMeterOfSomebodyElseIsCharged() {
        ChaseGame game = new ChaseGame(1);
        ChasePosition position = positions(game, 3).get(0);
        RootMoveValues<ChasePosition> values = values(game, Technique.NONE, 40);
        long spent = Meter.run(
                Limits.NONE,
                meter -> {
                    meter.levels(1);
                    values.spendFrom(meter, 0);
                    values.find(position, DEPTH, rows(position));
                    return meter.counts().evaluations();
                },
                (reason, counts) -> -1L);
        assertThat(spent).isPositive();
        StopReason stopped = Meter.run(
                Limits.NONE.withEvaluations(spent / 2),
                meter -> {
                    meter.levels(1);
                    values.spendFrom(meter, 0);
                    values.find(position.copy(), DEPTH, rows(position));
                    return null;
                },
                (reason, counts) -> reason);
        assertThat(stopped).isEqualTo(StopReason.EVALUATIONS);
    }

    @Test
    void aDistanceIsPositive() {
        ChaseGame game = new ChaseGame(1);
        assertThatIllegalArgumentException().isThrownBy(() -> values(game, Technique.NONE, 0));
    }
}
