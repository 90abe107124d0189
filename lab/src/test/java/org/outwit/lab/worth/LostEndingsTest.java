package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.othello.Othello;
import org.outwit.lab.worth.LostEndings.Span;

class LostEndingsTest {

    private static <P extends Position> Result best(Game<P> game, P position) {
        return new Engine<>(game, game.defaultEvaluator(), new TranspositionTable(1 << 20))
                .search(position, Limits.NONE.withNodes(400_000));
    }

    @Test
    void whereAGameIsLostByUnitsItIsLostByAsMany() {
        Othello game = new Othello();
        Span span = new Span(1, 3, 3, 9, 200_000);
        for (int pair = 0; pair < 3; pair++) {
            for (int seat = 0; seat < 2; seat++) {
                var position = new LostEndings<>(game, new RandomLines<>(game, 50), 3, span).start(pair, seat);
                assertThat(position.mover()).isEqualTo(seat);
                Result best = best(game, position);
                assertThat(best.complete()).isTrue();
                assertThat(-game.scale().units(best.value())).isBetween(3.0, 9.0);
                assertThat(new LostEndings<>(game, new RandomLines<>(game, 50), 3, span)
                                .start(pair, seat)
                                .key())
                        .isEqualTo(position.key());
            }
        }
    }

    @Test
    void whereItIsLostByMovesThereAreSomeLeft() {
        ConnectFour game = new ConnectFour();
        OpeningLines<ConnectFourPosition> played = new RandomLines<>(game, 14);
        OpeningLines<ConnectFourPosition> givenUp =
                random -> played.positions(random).subList(0, 1);
        LostEndings<ConnectFourPosition> endings = new LostEndings<>(game, givenUp, 3, Span.of(game.name()));
        for (int seat = 0; seat < 2; seat++) {
            ConnectFourPosition position = endings.start(0, seat);
            assertThat(position.mover()).isEqualTo(seat);
            ForcedEnd end = ForcedEnd.of(game, best(game, position).value()).orElseThrow();
            assertThat(end.won()).isFalse();
            assertThat(end.plies()).isGreaterThanOrEqualTo(4);
        }
    }

    @Test
    void recordsWithoutThemAreRefused() {
        Othello game = new Othello();
        var drawn = game.start();
        LostEndings<?> endings = new LostEndings<>(game, random -> List.of(drawn), 3, new Span(5, 3, 3, 9, 2_000));
        assertThatThrownBy(() -> endings.start(0, 0))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none comes to an ending that is lost for certain");
    }
}
