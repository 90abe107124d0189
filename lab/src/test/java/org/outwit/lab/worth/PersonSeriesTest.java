package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

class PersonSeriesTest {

    private static final ConnectFour GAME = new ConnectFour();
    private static final OpeningLines<ConnectFourPosition> LINES = new RandomLines<>(GAME, 4);

    private static Search<ConnectFourPosition> plain() {
        return new Engine<>(GAME, GAME.defaultEvaluator(), new TranspositionTable(1 << 16));
    }

    private static PersonSeries<ConnectFourPosition> series(Supplier<WorthOpponent<ConnectFourPosition>> opponent) {
        return new PersonSeries<>(WorthOpenings.even(GAME, LINES, 7), opponent, 7, 42);
    }

    @Test
    void thePersonDrawsTheSameWhoeverPlays() {
        MovePredictor<ConnectFourPosition> uniform = (position, into) -> {
            int count = position.countMoves(new int[position.mostMoves()], 0);
            for (int i = 0; i < count; i++) into[i] = 1.0 / count;
            return count;
        };
        for (int pair = 0; pair < 3; pair++) {
            PersonPair one = series(WorthOpponent.person(() -> uniform))
                    .play(pair, told -> plain(), MoveBudget.of(Limits.depth(2)));
            PersonPair other = series(WorthOpponent.person(() -> uniform))
                    .play(pair, told -> plain(), MoveBudget.of(Limits.depth(2)));
            assertThat(one).isEqualTo(other);
            assertThat(one.points()).isBetween(0.0, 2.0);
            assertThat(one.moves()).isPositive();
            assertThat(one.expected()).isZero();
        }
    }

    /** Both games of a pair are the same game, so a row of it would be a waste. */
    @Test
    void theEngineAgainstItselfComesToHalfAPointAGame() {
        Limits limits = Limits.NONE.withNodes(500);
        PersonSeries<ConnectFourPosition> series =
                series(WorthOpponent.engine(PersonSeriesTest::plain, MoveBudget.of(limits)));
        for (int pair = 0; pair < 12; pair++) {
            assertThat(series.play(pair, told -> plain(), MoveBudget.of(limits)).points())
                    .isEqualTo(1);
        }
    }

    @Test
    void whoIsBehindIsBehind() {
        int lost = GAME.scale().value(0.01);
        for (int pair = 0; pair < 4; pair++) {
            for (int seat = 0; seat < 2; seat++) {
                ConnectFourPosition position =
                        WorthOpenings.behind(GAME, LINES, 3, lost).start(pair, seat);
                assertThat(WorthOpenings.behind(GAME, LINES, 3, lost)
                                .start(pair, seat)
                                .key())
                        .isEqualTo(position.key());
                assertThat(plain().search(position, seat, Limits.depth(5)).value())
                        .isNegative();
            }
        }
    }
}
