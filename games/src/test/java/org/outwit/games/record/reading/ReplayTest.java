package org.outwit.games.record.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.NotationException;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.PlayedGame;

class ReplayTest {

    private final Replay<OthelloPosition> replay =
            new Replay<>(OthelloGames.OTHELLO.notation(), OthelloGames.OTHELLO.start());

    @Test
    void passesThatWereLeftOutArePutIn() {
        int passes = 0;
        for (PlayedGame<OthelloPosition> game : OthelloGames.random(100, 1)) {
            replay.restart();
            OthelloPosition position = game.start().copy();
            for (int move : game.moves()) {
                if (move == OthelloPosition.PASS) passes++;
                else replay.play(OthelloGames.OTHELLO.notation().format(position, move));
                position.make(move);
            }
            assertThat(replay.moves()).isEqualTo(game.moves());
            assertThat(replay.position().key()).isEqualTo(position.key());
        }
        assertThat(passes).isPositive();
    }

    @Test
    void whatIsRefusedIsNotPlayed() {
        replay.play("f5");
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> replay.play("a1"));
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> replay.play("pass"));
        assertThat(replay.count()).isEqualTo(1);
        replay.restart();
        assertThat(replay.position().key())
                .isEqualTo(OthelloGames.OTHELLO.start().key());
    }
}
