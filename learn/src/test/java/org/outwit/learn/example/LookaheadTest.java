package org.outwit.learn.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.othello.Othello;

class LookaheadTest {

    @Test
    void isMinimaxOnRaggedTrees() {
        for (long seed = 0; seed < 200; seed++) {
            RandomTree tree = RandomTree.ragged(seed, 4, 6, 3);
            Lookahead<RandomTreePosition> lookahead = new Lookahead<>(tree.function(0));
            for (int depth = 0; depth <= 6; depth++) {
                for (int player = 0; player < 2; player++) {
                    int value = new Minimax<>(tree.function(0))
                            .search(tree.start(), player, Limits.depth(depth))
                            .value();
                    compare(lookahead, tree.start(), tree.function(0), player, depth, value);
                }
            }
        }
    }

    @Test
    void isAlphaBetaInGames() {
        playOut(new Checkers(), 5);
        playOut(new Othello(), 4);
        playOut(new Kalah(), 4);
    }

    /** A throw is nobody's choice, so nobody is taken to fear the worst dice. */
    @Test
    void stopsWhereDiceAreThrown() {
        Backgammon game = new Backgammon();
        Evaluator<BackgammonPosition> evaluator = game.evaluator("balanced");
        BackgammonPosition position = game.start();
        for (int depth = 0; depth < 4; depth++) {
            int value = new Lookahead<>(evaluator).value(position, 0, depth);
            assertThat(value).isEqualTo(evaluator.value(position, 0));
        }
    }

    private static <P extends Position> void playOut(Game<P> game, int depth) {
        Evaluator<P> evaluator = game.defaultEvaluator();
        Lookahead<P> lookahead = new Lookahead<>(evaluator);
        Random random = new Random(3);
        P position = game.start();
        int[] moves = new int[position.mostMoves()];
        for (int ply = 0; ply < 24 && !position.isOver(); ply++) {
            int value = new AlphaBeta<>(evaluator)
                    .search(position, 0, Limits.depth(depth))
                    .value();
            compare(lookahead, position, evaluator, 0, depth, value);
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
    }

    /** The value, and that the line leads to a leaf of that value. */
    private static <P extends Position> void compare(
            Lookahead<P> lookahead, P position, Evaluator<P> evaluator, int player, int depth, int value) {
        long key = position.key();
        assertThat(lookahead.value(position, player, depth)).isEqualTo(value);
        assertThat(position.key()).isEqualTo(key);
        int made = lookahead.descend(position);
        assertThat(made).isLessThanOrEqualTo(depth);
        assertThat(made == depth || position.isOver()).isTrue();
        assertThat(evaluator.value(position, player)).isEqualTo(value);
        for (int i = 0; i < made; i++) position.undo();
    }
}
