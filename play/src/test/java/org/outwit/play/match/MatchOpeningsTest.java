package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.search.Limits;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.kalah.KalahPosition;
import org.outwit.games.mnk.TicTacToe;
import org.outwit.games.othello.Othello;

class MatchOpeningsTest {

    @Test
    void equalSeedsGiveEqualOpenings() {
        var game = new Othello();
        MatchOpenings<?> one = new MatchOpenings<>(game, 10, 6, 42);
        MatchOpenings<?> two = new MatchOpenings<>(game, 10, 6, 42);
        MatchOpenings<?> more = new MatchOpenings<>(game, 20, 6, 42);
        MatchOpenings<?> other = new MatchOpenings<>(game, 10, 6, 43);
        int different = 0;
        for (int i = 0; i < 10; i++) {
            assertThat(one.opening(i))
                    .hasSize(6)
                    .containsExactly(two.opening(i))
                    .containsExactly(more.opening(i));
            if (!Arrays.equals(one.opening(i), other.opening(i))) different++;
        }
        assertThat(different).isGreaterThan(5);
    }

    @Test
    void noTwoOpeningsAreTheSame() {
        var game = new Othello();
        MatchOpenings<?> openings = new MatchOpenings<>(game, 50, 6, 1);
        Set<Long> keys = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            var position = game.start();
            for (int move : openings.opening(i)) position.play(move);
            assertThat(position.isOver()).isFalse();
            assertThat(keys.add(position.key())).isTrue();
        }
    }

    @Test
    void openingsAreMoreEvenThanChance() {
        var game = new Kalah();
        MatchOpenings<KalahPosition> openings = new MatchOpenings<>(game, 60, 6, 5);
        Random random = new Random(5);
        double kept = 0;
        double any = 0;
        for (int i = 0; i < 60; i++) {
            KalahPosition position = game.start();
            for (int move : openings.opening(i)) position.play(move);
            kept += lead(game, position);
            KalahPosition drawn = game.start();
            for (int ply = 0; ply < 6; ply++) {
                int[] moves = new int[drawn.mostMoves()];
                drawn.make(moves[random.nextInt(drawn.moves(moves, 0))]);
            }
            any += lead(game, drawn);
        }
        assertThat(kept).isLessThan(any / 2);
    }

    private static int lead(Kalah game, KalahPosition position) {
        String first = game.defaultEvaluatorName();
        return Math.abs(new Engine<>(game, game.evaluator(first), TranspositionTable.ofMegabytes(1))
                .search(position, 0, Limits.depth(3))
                .value());
    }

    @Test
    void tinyGamesHaveFewOpeningsAndGetThemAll() {
        var game = new TicTacToe();
        MatchOpenings<?> openings = new MatchOpenings<>(game, 30, 2, 1);
        for (int i = 0; i < 30; i++) {
            var position = game.start();
            for (int move : openings.opening(i)) position.play(move);
            assertThat(position.isOver()).isFalse();
        }
        assertThat(new MatchOpenings<>(game, 1, 0, 1).opening(0)).isEmpty();
        assertThat(new MatchOpenings<>(game, 1, 9, 1).opening(0)).isEmpty();
        assertThatThrownBy(() -> new MatchOpenings<>(game, 1, -1, 1)).hasMessageContaining("(-1)");
    }
}
