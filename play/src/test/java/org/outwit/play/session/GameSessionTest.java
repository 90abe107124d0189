package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.record.Outcome;
import org.outwit.learn.example.Example;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.GameKeeper;
import org.outwit.play.match.TinyGame;
import org.outwit.play.match.TinyPosition;
import org.outwit.play.match.YourGames;
import org.outwit.play.player.Forfeit;
import org.outwit.play.player.LearningChooser;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.resources.Resources;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.Refused;

class GameSessionTest {

    private final List<SessionEvent<?>> events = new ArrayList<>();
    private final AtomicInteger made = new AtomicInteger();

    private <P extends Position> GameSession<P> session(Game<P> game, String opponent, String... moves) {
        P start = game.start();
        for (String move : moves) start.play(game.notation().parse(start, move));
        SessionPlan<P> plan =
                new SessionPlan<>(game, GameHistory.from(start), 0, PlayerSpec.parse(opponent), Limits.depth(2));
        return new GameSession<>(plan, seat -> player(game, opponent), () -> player(game, opponent), events::add);
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
                            "Refused",
                            "MovePlayed",
                            "MovePlayed",
                            "YourTurn",
                            "HintFound",
                            "MoveExplained",
                            "TakenBack",
                            "Refused");
        }
    }

    @Test
    void whoeverRestsIsMadeAnewAndTheGameGoesOn() {
        try (GameSession<?> session = session(new ConnectFour(), "lines")) {
            session.start();
            session.execute(move("4"));
            session.execute(new SessionCommand.Hint());
            assertThat(made).hasValue(2);
            session.rest();
            session.rest();
            session.execute(new SessionCommand.Explain());
            assertThat(events.get(events.size() - 1)).isInstanceOf(MoveExplained.class);
            session.execute(new SessionCommand.TakeBack());
            assertThat(made).hasValue(2);
            session.execute(move("4"));
            session.execute(new SessionCommand.Hint());
            assertThat(made).hasValue(4);
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
            Refused<?> problem = (Refused<?>) events.get(events.size() - 1);
            assertThat(problem.kind()).isEqualTo(Refused.Kind.GAME_IS_OVER);
            session.execute(new SessionCommand.TakeBack());
            assertThat(session.isOver()).isFalse();
        }
    }

    @Test
    void resigningAndAgreeingEndAGameAndCanBeTakenBack() {
        try (GameSession<?> session = session(new ConnectFour(), "lines")) {
            session.start();
            session.execute(new SessionCommand.Resign());
            assertThat(((GameOver<?>) events.get(1)).report().end()).isEqualTo(GameEnd.RESIGNATION);
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
    void whatWasExpectedOfThePersonIsData() {
        ConnectFour game = new ConnectFour();
        PlayerSpec who = PlayerSpec.parse("(lines,attack@2%0.01)");
        SessionPlan<ConnectFourPosition> plan =
                new SessionPlan<>(game, GameHistory.from(game.start()), 0, who, Limits.depth(4));
        PlayerSettings settings = PlayerSettings.USUAL
                .with(Algorithm.EXPECTED_REPLY)
                .losingAtMost(0.01)
                .withTable(1);
        try (var session = new GameSession<>(
                plan, seat -> Players.of(game, who, settings), () -> player(game, "lines"), events::add)) {
            session.start();
            session.execute(move("4"));
            session.execute(new SessionCommand.Explain());
            MoveExplained<?> why = (MoveExplained<?>) events.get(events.size() - 1);
            ReplyForecast forecast = why.forecast().orElseThrow();
            assertThat(forecast.move()).isEqualTo(why.result().move());
            assertThat(forecast.candidates()).isGreaterThan(1);
            assertThat(forecast.replies()).isNotEmpty();
            assertThat(why.comparison()).isEmpty();
        }
    }

    @Test
    void eachSeatHasAPlayerOfItsOwn() {
        TinyGame game = new TinyGame(3, false, 12);
        List<PlayerSpec> others = List.of(PlayerSpec.parse("even"), PlayerSpec.parse("random"));
        SessionPlan<TinyPosition> plan =
                new SessionPlan<>(game, GameHistory.from(game.start()), 1, others, Limits.depth(1));
        assertThat(plan.opponent(0)).hasToString("even");
        assertThat(plan.opponent(2)).hasToString("random");
        List<Integer> asked = new ArrayList<>();
        List<Integer> closed = new ArrayList<>();
        try (var session = new GameSession<>(
                plan, seat -> taking(seat, asked, closed), () -> player(game, "random"), events::add)) {
            session.start();
            session.execute(move("1"));
            session.execute(new SessionCommand.OfferDraw());
            session.execute(new SessionCommand.Explain());
            session.execute(new SessionCommand.TakeBack());
        }
        // Seat 0 takes one, seat 2 two; after the person's move both have answered and judge the game as even.
        assertThat(events.stream()
                        .filter(MovePlayed.class::isInstance)
                        .map(event -> ((MovePlayed<?>) event).seat() + ":" + ((MovePlayed<?>) event).move()))
                .containsExactly("0:1", "1:1", "2:2", "0:1");
        assertThat(asked).containsExactly(0, 2);
        assertThat(closed).containsExactly(0, 2);
        assertThat(events.stream()
                        .filter(GameOver.class::isInstance)
                        .map(event -> ((GameOver<?>) event).report().end()))
                .containsExactly(GameEnd.AGREEMENT);
        assertThatThrownBy(() -> new SessionPlan<>(
                        game, GameHistory.from(game.start()), 0, List.of(PlayerSpec.parse("even")), Limits.NONE))
                .isInstanceOf(InputException.class)
                .hasMessage("In tiny you have 2 opponents, found 1.");
    }

    /** A player of seat 0 takes one stone and one of seat 2 takes two. */
    private static MoveChooser<TinyPosition> taking(int seat, List<Integer> made, List<Integer> closed) {
        made.add(seat);
        return new MoveChooser<>() {
            @Override
            public Result choose(Turn<TinyPosition> turn) {
                assertThat(turn.seat()).isEqualTo(seat);
                return Result.exact(0, List.of(seat == 0 ? 1 : 2), 1, false, Counts.ZERO);
            }

            @Override
            public void close() {
                closed.add(seat);
            }
        };
    }

    @Test
    void aMoveTakenBackIsForgottenAtOnce() {
        ConnectFour game = new ConnectFour();
        OnlineLearner<ConnectFourPosition> learner = OnlineLearner.atOnce((examples, monitor) -> Optional.empty(), 10);
        SessionPlan<ConnectFourPosition> plan =
                new SessionPlan<>(game, GameHistory.from(game.start()), 0, PlayerSpec.parse("lines"), Limits.depth(1));
        try (var session = new GameSession<>(
                        plan,
                        seat -> new LearningChooser<>(
                                game, game.defaultEvaluator(), Resources.ALONE.table(1), learner, 0),
                        () -> player(game, "lines"),
                        events::add)
                .learningBy(learner)) {
            session.start();
            session.execute(move("4"));
            session.execute(move("3"));
            assertThat(learner.examples()).extracting(Example::ply).containsExactly(0, 2);
            session.execute(new SessionCommand.TakeBack());
            assertThat(learner.examples()).extracting(Example::ply).containsExactly(0);
            session.execute(move("2"));
            assertThat(learner.examples()).extracting(Example::move).containsExactly(3, 1);
            session.execute(new SessionCommand.TakeBack());
            session.execute(new SessionCommand.TakeBack());
            assertThat(learner.seen()).isZero();
        }
    }

    /** Moves that somebody set up are in the record, but nobody chose them, and nobody can take them back. */
    @Test
    void givenMovesAreInTheHistory(@TempDir Path folder) throws IOException {
        ConnectFour game = new ConnectFour();
        GameHistory<ConnectFourPosition> start = GameHistory.from(game.start(), 3, 3, 3);
        SessionPlan<ConnectFourPosition> plan =
                new SessionPlan<>(game, start, 0, PlayerSpec.parse("lines"), Limits.depth(1));
        OnlineLearner<ConnectFourPosition> learner = OnlineLearner.atOnce((examples, monitor) -> Optional.empty(), 10);
        Path kept = folder.resolve("mine.txt");
        Path saved = folder.resolve("saved.txt");
        try (GameKeeper<ConnectFourPosition> keeper = new GameKeeper<>(game, kept);
                var session = new GameSession<>(
                                plan,
                                seat -> new LearningChooser<>(
                                        game, game.defaultEvaluator(), Resources.ALONE.table(1), learner, 0),
                                () -> player(game, "lines"),
                                events::add)
                        .learningBy(learner)
                        .keptBy(keeper)) {
            session.start();
            session.execute(new SessionCommand.TakeBack());
            assertThat(((Refused<?>) events.get(events.size() - 1)).kind())
                    .isEqualTo(Refused.Kind.NOTHING_TO_TAKE_BACK);
            session.execute(move("1"));
            session.execute(new SessionCommand.Save(saved));
            assertThat(learner.examples()).extracting(Example::ply).containsExactly(4);
        }
        assertThat(Files.readString(saved)).contains("\n4 4 4 ").doesNotContain("[Start");
        assertThat(Files.readString(kept)).contains("[Start ");
        assertThat(new YourGames<>(game, kept).decisions())
                .extracting(Example::move)
                .containsExactly(0);
    }

    @Test
    void anOpponentThatFailsEndsTheGameForNobody() {
        ConnectFour game = new ConnectFour();
        SessionPlan<ConnectFourPosition> plan =
                new SessionPlan<>(game, GameHistory.from(game.start()), 0, PlayerSpec.parse("lines"), Limits.depth(1));
        try (var session = new GameSession<>(
                plan,
                seat -> turn -> {
                    throw new Forfeit(Forfeit.Reason.FAILURE, "It is gone.");
                },
                () -> player(game, "lines"),
                events::add)) {
            session.start();
            session.execute(move("4"));
            GameOver<?> over = (GameOver<?>) events.get(events.size() - 1);
            assertThat(over.report().end()).isEqualTo(GameEnd.FAILURE);
            assertThat(over.report().remark()).isEqualTo("It is gone.");
            assertThat(over.report().payoffs()).isEmpty();
        }
    }

    /** After a failure nobody moves for somebody else, and the clock does not stay on. */
    @Test
    void aPlayerWhoseSearchBreaksIsAskedAgain() {
        ConnectFour game = new ConnectFour();
        SessionPlan<ConnectFourPosition> plan =
                new SessionPlan<>(game, GameHistory.from(game.start()), 0, PlayerSpec.parse("lines"), Limits.depth(1));
        int[] asked = {0};
        MoveChooser<ConnectFourPosition> player = turn -> {
            if (asked[0]++ == 0) throw new IllegalStateException("out of memory");
            return Result.exact(0, List.of(5), 1, false, Counts.ZERO);
        };
        try (var session = new GameSession<>(plan, seat -> player, () -> player, events::add)) {
            session.start();
            assertThatThrownBy(() -> session.execute(move("4"))).hasMessage("out of memory");
            session.execute(move("1"));
            assertThat(events.stream()
                            .filter(MovePlayed.class::isInstance)
                            .map(event -> ((MovePlayed<?>) event).move()))
                    .containsExactly(3, 5);
            session.execute(move("1"));
            assertThat(session.state().moves()).hasSize(4);
        }
    }
}
