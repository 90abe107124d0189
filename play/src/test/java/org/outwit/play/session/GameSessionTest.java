package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.record.Outcome;
import org.outwit.play.match.Ending;
import org.outwit.play.player.Forfeit;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.Problem;

class GameSessionTest {

    private final List<SessionEvent<?>> events = new ArrayList<>();
    private final AtomicInteger made = new AtomicInteger();

    private <P extends Position> GameSession<P> session(Game<P> game, String opponent, String... moves) {
        P start = game.start();
        for (String move : moves) start.play(game.notation().parse(start, move));
        SessionPlan<P> plan =
                new SessionPlan<>(game, GameHistory.from(start), 0, PlayerSpec.parse(opponent), Limits.depth(2));
        return new GameSession<>(plan, () -> player(game, opponent), () -> player(game, opponent), events::add);
    }

    private <P extends Position> MoveChooser<P> player(Game<P> game, String text) {
        made.incrementAndGet();
        return Players.of(game, PlayerSpec.parse(text), PlayerSettings.USUAL.withTable(1));
    }

    private List<String> kinds() {
        return events.stream().map(event -> event.getClass().getSimpleName()).toList();
    }

    private static SessionCommand move(String text) {
        return new SessionCommand.Move(text);
    }

    @Test
    void everythingThatHappensIsAnEvent() {
        try (GameSession<?> session = session(new ConnectFour(), "lines")) {
            session.start();
            assertThat(kinds()).containsExactly("GameStarted");
            session.execute(new SessionCommand.Explain());
            session.execute(move("4"));
            session.execute(new SessionCommand.Hint());
            session.execute(new SessionCommand.Explain());
            session.execute(new SessionCommand.TakeBack());
            session.execute(new SessionCommand.TakeBack());
            assertThat(kinds())
                    .containsExactly(
                            "GameStarted",
                            "Problem",
                            "MovePlayed",
                            "MovePlayed",
                            "YourTurn",
                            "HintFound",
                            "MoveExplained",
                            "TakenBack",
                            "Problem");
        }
    }

    @Test
    void aPlayerIsMadeWhenItIsFirstAsked() {
        try (GameSession<?> session = session(new ConnectFour(), "lines")) {
            session.start();
            assertThat(made).hasValue(0);
            session.execute(move("4"));
            session.execute(move("4"));
            assertThat(made).hasValue(1);
            session.execute(new SessionCommand.Hint());
            session.execute(new SessionCommand.Hint());
            assertThat(made).hasValue(2);
        }
    }

    @Test
    void anExtraTurnIsTold() {
        try (GameSession<?> session = session(new Kalah(), "stores")) {
            session.start();
            events.clear();
            session.execute(move("3")); // the last of four seeds falls into the store
            assertThat(kinds()).containsExactly("MovePlayed", "YourTurn");
        }
    }

    @Test
    void theEndComesWithThePositionAndThePayoffs() {
        try (GameSession<?> session = session(new ConnectFour(), "lines", "1", "7", "2", "7", "3", "7")) {
            session.start();
            session.execute(move("4"));
            GameOver<?> over = (GameOver<?>) events.get(events.size() - 1);
            assertThat(over.position().isOver()).isTrue();
            assertThat(over.report().outcome()).isEqualTo(Outcome.FIRST_WINS);
            session.execute(move("4"));
            Problem<?> problem = (Problem<?>) events.get(events.size() - 1);
            assertThat(problem.kind()).isEqualTo(Problem.Kind.GAME_IS_OVER);
            session.execute(new SessionCommand.TakeBack());
            assertThat(session.isOver()).isFalse();
        }
    }

    @Test
    void resigningAndAgreeingEndAGameAndCanBeTakenBack() {
        try (GameSession<?> session = session(new ConnectFour(), "lines")) {
            session.start();
            session.execute(new SessionCommand.Resign());
            assertThat(((GameOver<?>) events.get(1)).report().ending()).isEqualTo(Ending.RESIGNATION);
            session.execute(new SessionCommand.TakeBack());
            assertThat(session.isOver()).isFalse();
            session.execute(new SessionCommand.OfferDraw());
            assertThat(kinds()).endsWith("DrawDeclined"); // it has not judged anything yet
        }
    }

    @Test
    void whyAModelDepartsFromMinimaxIsData() {
        try (GameSession<?> session = session(new ConnectFour(), "(lines,attack)")) {
            session.start();
            session.execute(move("4"));
            session.execute(new SessionCommand.Explain());
            MoveExplained<?> why = (MoveExplained<?>) events.get(events.size() - 1);
            assertThat(why.comparison().orElseThrow().explanation().move())
                    .isEqualTo(why.result().move());
            assertThat(((MovePlayed<?>) events.get(2)).seat()).isEqualTo(1);
        }
    }

    @Test
    void anOpponentThatFailsEndsTheGameForNobody() {
        ConnectFour game = new ConnectFour();
        SessionPlan<ConnectFourPosition> plan =
                new SessionPlan<>(game, GameHistory.from(game.start()), 0, PlayerSpec.parse("lines"), Limits.depth(1));
        try (var session = new GameSession<>(
                plan,
                () -> turn -> {
                    throw new Forfeit(Forfeit.Reason.FAILURE, "It is gone.");
                },
                () -> player(game, "lines"),
                events::add)) {
            session.start();
            session.execute(move("4"));
            GameOver<?> over = (GameOver<?>) events.get(events.size() - 1);
            assertThat(over.report().ending()).isEqualTo(Ending.FAILURE);
            assertThat(over.report().remark()).isEqualTo("It is gone.");
            assertThat(over.report().payoffs()).isEmpty();
        }
    }
}
