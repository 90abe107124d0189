package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;

class PositionTreeTest {

    private static final int MOST = 100_000;

    static List<Game<?>> twoPlayerGames() {
        return Games.all().stream()
                .filter(game -> game.capabilities().players() == 2
                        && !game.capabilities().hidden()
                        && !game.capabilities().chance())
                .toList();
    }

    /** The tree is searched as the game is. */
    @ParameterizedTest
    @MethodSource("twoPlayerGames")
    <P extends Position> void minimaxOfTheTreeIsThatOfTheGame(Game<P> game) {
        P root = game.start();
        int[] moves = new int[root.mostMoves()];
        for (int ply = 0; ply < 3; ply++) { // and once for the other side
            Tree tree = PositionTree.of(game, root, 2, List.of(game.defaultEvaluatorName()), MOST);
            Question question = Question.of(new QuestionPlace("test", 0), tree)
                    .with(new SolveRequest("minimax", null, null, null, null, null, null, null, null, null));
            Answer answer = TreeAlgorithms.solve(question, false).answer();
            Result result = new Minimax<>(game.defaultEvaluator()).search(root, root.mover(), Limits.depth(2));
            assertThat(answer.get("value"))
                    .isEqualTo(Exact.parse(result.value() + "/" + game.scale().unit()));
            root.moves(moves, 0);
            assertThat(moves[(Integer) answer.get("move")]).isEqualTo(result.move());
            root.make(moves[0]);
            if (root.isOver()) break;
        }
    }

    @Test
    <P extends Position> void chanceKeepsItsProbabilities() {
        @SuppressWarnings("unchecked")
        Game<P> game = (Game<P>) Games.named("backgammon");
        Tree tree = PositionTree.of(game, game.start(), 1, List.of(game.defaultEvaluatorName()), MOST);
        if (tree.mover(0) != Position.CHANCE) return;
        double sum = 0;
        for (int place = 0; place < tree.childCount(0); place++)
            sum += tree.probability(tree.child(0, place)).doubleValue();
        assertThat(sum).isBetween(1 - 1e-9, 1 + 1e-9);
    }

    @Test
    <P extends Position> void whatIsTooLargeIsRefusedWhileItIsMade() {
        @SuppressWarnings("unchecked")
        Game<P> game = (Game<P>) Games.named("chess");
        assertThatThrownBy(() -> PositionTree.of(game, game.start(), 12, List.of(game.defaultEvaluatorName()), 1000))
                .isInstanceOf(TreeException.class)
                .hasMessage("To depth 12 this position has more than 1000 nodes; ask for a smaller depth.");
    }
}
