package org.outwit.learn.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;

class ForesightTest {

    @Test
    void withoutTacticsItFindsDominantPositions() {
        Othello game = new Othello();
        LinearEvaluator<OthelloPosition> evaluator = (LinearEvaluator<OthelloPosition>) game.evaluator("mobility");
        double[] row = new double[evaluator.features().size()];
        for (int i = 0; i < row.length; i++) row[i] = game.scale().units(evaluator.weight(i));
        double[][] weights = {row, row, row};
        for (int depth = 1; depth <= 3; depth++) {
            for (OthelloPosition position : RandomPlay.positions(game, depth, 2, 60)) {
                int[] moves = new int[position.mostMoves()];
                position.moves(moves, 0);
                Example<OthelloPosition> example = new Example<>(position, moves[1]);
                Outlook dominant = new DominantPositions<>(game, evaluator.features(), evaluator, depth).of(example);
                Outlook seen = new Foresight<>(game, evaluator.features(), evaluator, depth).of(example);
                assertThat(seen.chosen()).isEqualTo(1);
                for (int i = 0; i < seen.alternatives(); i++) {
                    assertThat(seen.value(i, weights)).isCloseTo(dominant.value(i, weights), within(1e-9));
                }
            }
        }
    }

    /** No pruning, no line: all moves while they are forced, whatever the depth. */
    private static int naive(
            DraughtsPosition position, Evaluator<DraughtsPosition> judge, int player, int left, int most) {
        boolean forced = !position.isOver() && new Checkers().tactics().isForced(position);
        if (position.isOver() || left <= 0 && (!forced || most == 0)) return judge.value(position, player);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        boolean max = position.mover() == player;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            int value = naive(position, judge, player, left - 1, left > 0 ? most : most - 1);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Test
    void exchangesAreFollowedToTheirEnd() {
        Checkers game = new Checkers();
        Evaluator<DraughtsPosition> judge = game.evaluator("material");
        for (int depth = 1; depth <= 2; depth++) {
            for (DraughtsPosition position : RandomPlay.positions(game, depth, 2, 40)) {
                double[] values = new Foresight<>(game, game.features(), judge, depth).values(position);
                int[] moves = new int[position.mostMoves()];
                int count = position.moves(moves, 0);
                assertThat(values).hasSize(count);
                for (int i = 0; i < count; i++) {
                    int player = position.mover();
                    position.make(moves[i]);
                    int expected = naive(position, judge, player, depth - 1, 8);
                    position.undo();
                    if (!Double.isNaN(values[i]))
                        assertThat(values[i]).isEqualTo(game.scale().units(expected));
                }
            }
        }
    }

    /** The rook takes a defended pawn: four pawns up at depth 1, one down when it is taken back. */
    @Test
    void aPieceThatIsTakenBackIsNotWon() {
        Chess game = new Chess();
        Evaluator<ChessPosition> judge = game.evaluator("material");
        ChessPosition position = game.notation().position("4k3/8/2p5/3p4/8/8/3R4/4K3 w - - 0 1");
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int takes = game.notation().parse(position, "Rxd5");
        double[] values = new Foresight<>(game, game.features(), judge, 1).values(position);
        for (int i = 0; i < count; i++) {
            if (moves[i] == takes) assertThat(values[i]).isEqualTo(-1);
        }
    }

    @Test
    void refusesToLookNowhere() {
        Othello game = new Othello();
        assertThatThrownBy(() -> new Foresight<>(game, game.features(), game.evaluator("mobility"), 0))
                .hasMessageContaining("The depth (0)");
    }
}
