package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.chance.ExpectedResult;
import org.outwit.core.chance.ExpectedSearch;
import org.outwit.core.chance.Expectiminimax;
import org.outwit.core.chance.Star2;
import org.outwit.core.engine.ChanceEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.search.Limits;

/** Searches with dice on real positions: pruned ones find what the definition finds, with fewer nodes. */
class BackgammonSearchTest {

    /** No judgement of a network is beyond a backgammon, and no evaluator of these tests goes further. */
    private static final int RANGE = 3 * Backgammon.POINT;

    private static final Backgammon GAME = new Backgammon();
    private static final Evaluator<BackgammonPosition> EVALUATOR = GAME.defaultEvaluator();

    /** Positions of games in which everybody takes what looks best; a player is to move, or about to roll. */
    private static List<BackgammonPosition> positions(int count, Stage stage) {
        Random random = new Random(9);
        List<BackgammonPosition> found = new ArrayList<>();
        while (found.size() < count) {
            BackgammonPosition position = GAME.start();
            int plies = 4 + random.nextInt(80);
            for (int i = 0; (i < plies || position.stage() != stage) && !position.isOver(); i++) {
                position.make(chosen(position, random));
            }
            if (!position.isOver()) found.add(position);
        }
        return found;
    }

    private static int chosen(BackgammonPosition position, Random random) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        if (position.stage() == Stage.ROLLING) return moves[random.nextInt(end)];
        return new Expectiminimax<>(EVALUATOR, -RANGE, RANGE)
                .search(position, Limits.depth(1))
                .move();
    }

    /** What the definition finds, for each of the roots. */
    private static List<ExpectedResult> wanted(List<BackgammonPosition> roots, int depth) {
        Expectiminimax<BackgammonPosition> definition = new Expectiminimax<>(EVALUATOR, -RANGE, RANGE);
        return roots.stream()
                .map(root -> definition.search(root, root.turn(), Limits.depth(depth)))
                .toList();
    }

    /** How many times the nodes of the search the definition needs, for the same value and move. */
    private static double saving(
            ExpectedSearch<BackgammonPosition> search,
            List<BackgammonPosition> roots,
            List<ExpectedResult> definition,
            int depth) {
        long all = 0;
        long visited = 0;
        for (int i = 0; i < roots.size(); i++) {
            BackgammonPosition root = roots.get(i);
            ExpectedResult wanted = definition.get(i);
            ExpectedResult found = search.search(root, root.turn(), Limits.depth(depth));
            assertThat(found.move()).as(PositionText.of(root)).isEqualTo(wanted.move());
            assertThat(Math.abs(found.value() - wanted.value())).isLessThan(1e-6);
            all += wanted.counts().nodes();
            visited += found.counts().nodes();
        }
        return (double) all / visited;
    }

    @Test
    void theEngineFindsWhatTheDefinitionFinds() {
        ChanceEngine<BackgammonPosition> engine =
                new ChanceEngine<>(EVALUATOR, -RANGE, RANGE, TranspositionTable.ofMegabytes(1));
        List<BackgammonPosition> roots = positions(20, Stage.PLAYING);
        assertThat(saving(engine, roots, wanted(roots, 3), 3)).isGreaterThan(2.5);
    }

    /**
     * Two rolls and the plays of them, from a player about to roll. The more plays there are the more is saved: nothing where they are forced,
     * and nine nodes of ten in the middle of a game.
     */
    @Test
    @Tag("long")
    void twoPliesOfDiceTakeAThirdOfTheNodes() {
        List<BackgammonPosition> roots = positions(12, Stage.ROLLING);
        ChanceEngine<BackgammonPosition> engine =
                new ChanceEngine<>(EVALUATOR, -RANGE, RANGE, TranspositionTable.ofMegabytes(1));
        List<ExpectedResult> definition = wanted(roots, 4);
        assertThat(saving(engine, roots, definition, 4)).isGreaterThan(3);
        assertThat(saving(new Star2<>(EVALUATOR, -RANGE, RANGE), roots, definition, 4))
                .isGreaterThan(3);
    }
}
