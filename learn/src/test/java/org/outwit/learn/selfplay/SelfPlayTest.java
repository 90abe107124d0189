package org.outwit.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

class SelfPlayTest {

    private static final Checkers CHECKERS = new Checkers();

    private static SelfPlay<DraughtsPosition> checkers(long nodes, int mostPlies) {
        return new LeafSelfPlay<>(CHECKERS, Limits.NONE.withNodes(nodes), 6, mostPlies);
    }

    @Test
    void mostSearchesHaveALeafThatIsWorthWhatTheySay() {
        Evaluator<DraughtsPosition> samuel = CHECKERS.defaultEvaluator();
        PredictedGame<DraughtsPosition> game = checkers(200, 40).play(samuel, 3, 1);
        assertThat(game.player()).isEqualTo(1);
        assertThat(game.predicted()).hasSizeBetween(20, 40);
    }

    @Test
    void equalSeedsPlayEqualGames() {
        assertThat(keys(CHECKERS, checkers(60, 100), 5)).isEqualTo(keys(CHECKERS, checkers(60, 100), 5));
        assertThat(keys(CHECKERS, checkers(60, 100), 6)).isNotEqualTo(keys(CHECKERS, checkers(60, 100), 5));
    }

    private static <P extends Position> List<Long> keys(Game<P> game, SelfPlay<P> play, long seed) {
        return play.play(game.defaultEvaluator(), seed, 0).predicted().stream()
                .map(Position::key)
                .toList();
    }

    /** Not even one ply can be finished: the game goes on all the same. */
    @Test
    void oneNodeIsEnoughToPlay() {
        PredictedGame<DraughtsPosition> game = checkers(1, 300).play(CHECKERS.defaultEvaluator(), 1, 0);
        assertThat(game.end().isOver()).isTrue();
    }

    @Test
    void withDiceTheResultsOfMovesArePredicted() {
        Backgammon backgammon = new Backgammon();
        SelfPlay<BackgammonPosition> play = new DiceSelfPlay<>(backgammon, 0, 2000);
        PredictedGame<BackgammonPosition> game = play.play(backgammon.defaultEvaluator(), 11, 0);
        assertThat(game.end().isOver()).isTrue();
        assertThat(game.predicted()).hasSizeGreaterThan(20).allMatch(each -> each.mover() == Position.CHANCE);
        assertThat(keys(backgammon, play, 11))
                .isEqualTo(game.predicted().stream().map(Position::key).toList());
    }
}
