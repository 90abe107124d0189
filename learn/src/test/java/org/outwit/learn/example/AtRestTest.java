package org.outwit.learn.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.prediction.RandomPlay;

class AtRestTest {

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
                Outlook seen = DominantPositions.atRest(game, evaluator.features(), evaluator, depth)
                        .of(example);
                assertThat(seen.chosen()).isEqualTo(1);
                for (int i = 0; i < seen.alternatives(); i++) {
                    assertThat(seen.value(i, weights)).isCloseTo(dominant.value(i, weights), within(1e-9));
                }
            }
        }
    }

    /** No pruning, no line, no order: all moves while plies are left or choice is not free, then noisy moves or none. */
    private static <P extends Position> int naive(
            Game<P> game, P position, Evaluator<P> judge, int player, int left, int most) {
        if (position.isOver()) return judge.value(position, player);
        boolean forced = left > 0 || most > 0 && game.tactics().isForced(position);
        if (!forced && most == 0) return judge.value(position, player);
        int[] moves = new int[position.mostMoves()];
        int count = forced ? position.moves(moves, 0) : game.tactics().noisy(position, moves, 0);
        boolean max = position.mover() == player;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        if (!forced) best = judge.value(position, player);
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            int value = naive(game, position, judge, player, left - 1, left > 0 ? most : most - 1);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Test
    void exchangesAreFollowedToTheirEnd() {
        Checkers game = new Checkers();
        for (int depth = 1; depth <= 2; depth++) {
            compare(game, RandomPlay.positions(game, depth, 2, 40), "material", depth);
        }
    }

    /** In positions that the naive search can bear. */
    @Test
    void whoHasAFreeChoiceMayLeaveThePiecesAlone() {
        Chess game = new Chess();
        List<ChessPosition> few = RandomPlay.positions(game, 5, 12, 400).stream()
                .filter(position -> pieces(game, position) <= 9)
                .limit(120)
                .toList();
        assertThat(few).hasSize(120);
        int all = Thoroughness.of(few.size(), 24);
        for (int depth = 1; depth <= 3; depth++) compare(game, few.subList(0, all / depth), "classic", depth);
    }

    private static long pieces(Chess game, ChessPosition position) {
        String board = game.notation().format(position).split(" ")[0];
        return board.chars().filter(Character::isLetter).count();
    }

    private static <P extends Position> void compare(Game<P> game, List<P> positions, String judge, int depth) {
        Evaluator<P> evaluator = game.evaluator(judge);
        for (P position : positions) {
            ModelMoveValues<P> values = new ModelMoveValues<>(game, evaluator, depth, true);
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            values.find(position, moves, count);
            int[] first = {0, Integer.MIN_VALUE};
            for (int i = 0; i < count; i++) {
                int player = position.mover();
                position.make(moves[i]);
                int expected = naive(game, position, evaluator, player, depth - 1, 8);
                position.undo();
                assertThat(values.value(i)).isEqualTo(expected);
                if (expected > first[1]) first = new int[] {i, expected};
            }
            assertThat(values.best(position, moves, count)).isEqualTo(first[0]);
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
        ModelMoveValues<ChessPosition> values = new ModelMoveValues<>(game, judge, 1, true);
        values.find(position, moves, count);
        for (int i = 0; i < count; i++) {
            if (moves[i] == takes)
                assertThat(game.scale().units(values.value(i))).isEqualTo(-1);
        }
    }

    @Test
    void refusesToLookNowhere() {
        Othello game = new Othello();
        assertThatThrownBy(() -> DominantPositions.atRest(game, game.features(), game.evaluator("mobility"), 0))
                .hasMessageContaining("The depth (0)");
    }
}
