package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DraughtsTacticsTest {

    @Test
    void aPositionIsForcedExactlyWhereItsMovesAreCaptures() {
        Random random = new Random(1);
        for (DraughtsGame game : List.of(new Checkers(), new InternationalDraughts(), new ItalianDraughts())) {
            for (int number = 0; number < 100; number++) {
                DraughtsPosition position = game.start();
                for (int ply = 0; ply < 120 && !position.isOver(); ply++) {
                    int[] moves = new int[position.mostMoves()];
                    int count = position.moves(moves, 0);
                    boolean captures = DraughtsPosition.isCapture(moves[0]);
                    assertThat(game.tactics().isForced(position)).isEqualTo(captures);
                    for (int i = 0; i < count; i++) {
                        assertThat(game.tactics().noisyScore(position, moves[i]) > 0)
                                .isEqualTo(captures);
                    }
                    position.make(moves[random.nextInt(count)]);
                }
            }
        }
    }
}
