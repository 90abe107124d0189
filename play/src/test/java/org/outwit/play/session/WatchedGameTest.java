package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.play.match.TinyGame;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.Refused;

class WatchedGameTest {

    private static final List<PlayerSpec> TWO = List.of(PlayerSpec.parse("lines"), PlayerSpec.parse("random"));

    private final List<SessionEvent<?>> events = new ArrayList<>();

    private <P extends Position> GameSession<P> session(Game<P> game, List<PlayerSpec> players) {
        SessionPlan<P> plan = SessionPlan.watching(game, GameHistory.from(game.start()), players, Limits.depth(2));
        return new GameSession<>(
                plan,
                SessionState.beginning(3),
                seat -> player(game, plan.opponent(seat)),
                () -> player(game, players.get(0)),
                events::add,
                new FakeTime());
    }

    private static <P extends Position> MoveChooser<P> player(Game<P> game, PlayerSpec player) {
        return Players.of(game, player, PlayerSettings.USUAL.withTable(1));
    }

    private List<String> kinds() {
        return events.stream().map(event -> event.getClass().getSimpleName()).toList();
    }

    private Refused.Kind lastRefusal() {
        return ((Refused<?>) events.get(events.size() - 1)).kind();
    }

    @Test
    void eachTurnIsAskedFor() {
        try (GameSession<?> session = session(new ConnectFour(), TWO)) {
            session.start();
            session.next();
            session.next();
            assertThat(kinds()).containsExactly("GameStarted", "MovePlayed", "MovePlayed");
            session.execute(new SessionCommand.TakeBack());
            session.execute(new SessionCommand.Hint());
            session.execute(new SessionCommand.TakeBack());
            session.execute(new SessionCommand.TakeBack());
            assertThat(kinds().subList(3, 7)).containsExactly("TakenBack", "HintFound", "TakenBack", "Refused");
            assertThat(session.state().moves()).isEmpty();
            while (!session.isOver()) session.next();
            assertThat(kinds()).endsWith("MovePlayed", "GameOver");
            session.next();
            assertThat(lastRefusal()).isEqualTo(Refused.Kind.GAME_IS_OVER);
        }
    }

    @Test
    void whoWatchesDoesNotPlay() {
        try (GameSession<?> session = session(new ConnectFour(), TWO)) {
            session.start();
            for (SessionCommand each : List.of(
                    new SessionCommand.Move("4"), new SessionCommand.Resign(), new SessionCommand.OfferDraw())) {
                session.execute(each);
                assertThat(lastRefusal()).isEqualTo(Refused.Kind.WATCHING);
            }
            assertThat(session.state().moves()).isEmpty();
        }
    }

    @Test
    void chanceMovesByItself() {
        List<PlayerSpec> three = List.of(TWO.get(1), TWO.get(1), TWO.get(1));
        try (GameSession<?> session = session(new TinyGame(3, true, 30), three)) {
            session.start();
            session.next();
            assertThat(events.stream()
                            .filter(MovePlayed.class::isInstance)
                            .map(event -> ((MovePlayed<?>) event).seat()))
                    .containsExactly(Position.CHANCE, 0, Position.CHANCE);
        }
    }

    @Test
    void everySeatIsTaken() {
        ConnectFour game = new ConnectFour();
        assertThatThrownBy(() ->
                        SessionPlan.watching(game, GameHistory.from(game.start()), List.of(TWO.get(0)), Limits.NONE))
                .isInstanceOf(InputException.class)
                .hasMessage("In connect4 you watch 2 players, found 1.");
    }

    @Test
    void whoPlaysIsNotAskedToGoOn() {
        ConnectFour game = new ConnectFour();
        SessionPlan<?> plan = new SessionPlan<>(game, GameHistory.from(game.start()), 0, TWO.get(0), Limits.depth(1));
        assertThat(plan.isWatched()).isFalse();
        try (var session = new GameSession<>(
                new SessionPlan<>(game, GameHistory.from(game.start()), 0, TWO.get(0), Limits.depth(1)),
                seat -> player(game, TWO.get(0)),
                () -> player(game, TWO.get(0)),
                events::add)) {
            session.start();
            session.next();
            assertThat(lastRefusal()).isEqualTo(Refused.Kind.NOT_WATCHING);
        }
    }
}
