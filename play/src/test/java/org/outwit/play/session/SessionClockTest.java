package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.TimeControl;
import org.outwit.play.match.TinyGame;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.session.SessionEvent.ClockState;
import org.outwit.play.session.SessionEvent.GameOver;

class SessionClockTest {

    private static final ConnectFour GAME = new ConnectFour();

    private final FakeTime time = new FakeTime();
    private final List<SessionEvent<ConnectFourPosition>> events = new ArrayList<>();
    private long answerMillis = 2000;

    private SessionPlan<ConnectFourPosition> plan() {
        TimeControl control = TimeControl.perGame(Duration.ofSeconds(60), Duration.ofSeconds(1));
        return new SessionPlan<>(GAME, GameHistory.from(GAME.start()), 0, PlayerSpec.parse("lines"), Limits.depth(1))
                .timed(control);
    }

    private GameSession<ConnectFourPosition> session(SessionState state) {
        MoveChooser<ConnectFourPosition> player = turn -> {
            time.pass(answerMillis);
            return Result.exact(0, List.of(turn.anyMove()), 1, false, Counts.ZERO);
        };
        return new GameSession<>(plan(), state, seat -> player, () -> player, events::add, time);
    }

    private GameSession<ConnectFourPosition> started() {
        GameSession<ConnectFourPosition> session = session(SessionState.beginning(0));
        session.start();
        return session;
    }

    private List<String> clocks() {
        List<String> all = events.stream()
                .filter(ClockState.class::isInstance)
                .map(event -> ((ClockState<?>) event).millis() + " " + ((ClockState<?>) event).running())
                .toList();
        events.clear();
        return all;
    }

    private static SessionCommand move(String text) {
        return new SessionCommand.Move(text);
    }

    @Test
    void clocksAreToldWheneverTheRunningOneChanges() {
        GameSession<?> session = started();
        assertThat(clocks()).containsExactly("[60000, 60000] 0");
        time.pass(5000);
        session.execute(move("4"));
        assertThat(clocks()).containsExactly("[56000, 60000] 1", "[56000, 59000] 0");
        time.pass(3000);
        session.execute(move("9")); // illegal, so the clock runs on
        time.pass(3000);
        session.execute(move("4"));
        assertThat(clocks()).containsExactly("[51000, 59000] 1", "[51000, 58000] 0");
    }

    @Test
    void aFallenFlagEndsTheGame() {
        GameSession<?> session = started();
        time.pass(60_000);
        assertThat(session.checkClock()).isFalse();
        time.pass(1);
        assertThat(session.checkClock()).isTrue();
        assertThat(session.checkClock()).as("only once").isFalse();
        GameOver<?> over = (GameOver<?>) events.get(events.size() - 1);
        assertThat(over.report().end()).isEqualTo(GameEnd.TIME);
        assertThat(over.report().payoffs()).containsExactly(-1, 1);
        assertThat(clocks()).endsWith("[0, 60000] -1");
    }

    @Test
    void aMoveThatComesTooLateIsNotPlayed() {
        GameSession<?> session = started();
        time.pass(60_001);
        session.execute(move("4"));
        assertThat(session.isOver()).isTrue();
        assertThat(session.state().moves()).isEmpty();
        assertThat(session.position().key()).isEqualTo(GAME.start().key());
    }

    @Test
    void takingBackGivesTheTimeBack() {
        GameSession<?> session = started();
        time.pass(5000);
        session.execute(move("4"));
        time.pass(7000);
        session.execute(move("4"));
        time.pass(9000);
        clocks();
        session.execute(new SessionCommand.TakeBack());
        assertThat(clocks()).containsExactly("[56000, 59000] 0");
        session.execute(new SessionCommand.TakeBack());
        assertThat(clocks()).containsExactly("[60000, 60000] 0");
        time.pass(60_001);
        session.checkClock();
        session.execute(new SessionCommand.TakeBack());
        assertThat(session.isOver()).isFalse();
        assertThat(clocks()).endsWith("[60000, 60000] 0");
        assertThat(session.checkClock()).isFalse();
    }

    @Test
    void whatThePersonHasThoughtCountsAfterARestartAndThePauseDoesNot() {
        GameSession<?> session = started();
        time.pass(5000);
        SessionState kept = session.state();
        assertThat(kept.thinking()).isEqualTo(Duration.ofSeconds(5));
        time.pass(3_600_000);
        events.clear();
        GameSession<?> again = session(kept);
        again.start();
        assertThat(clocks()).containsExactly("[55000, 60000] 0");
        time.pass(55_001);
        assertThat(again.checkClock()).isTrue();
        SessionState lost = again.state();
        events.clear();
        GameSession<?> third = session(lost);
        third.start();
        third.execute(new SessionCommand.TakeBack());
        assertThat(clocks()).containsExactly("[60000, 60000] 0");
    }

    @Test
    void aPlayerWhoOverstepsTheirTimeLosesAndThePersonsMoveIsWhatIsTakenBack() {
        answerMillis = 60_001;
        GameSession<?> session = started();
        session.execute(move("4"));
        GameOver<?> over = (GameOver<?>) events.get(events.size() - 1);
        assertThat(over.report().end()).isEqualTo(GameEnd.TIME);
        assertThat(over.report().payoffs()).containsExactly(1, -1);
        assertThat(clocks()).endsWith("[61000, 0] -1");
        session.execute(new SessionCommand.TakeBack());
        assertThat(session.position().mover()).isZero();
    }

    @Test
    void clocksAreForTwo() {
        TinyGame game = new TinyGame(3, false, 9);
        SessionPlan<?> plan =
                new SessionPlan<>(game, GameHistory.from(game.start()), 0, PlayerSpec.parse("even"), Limits.NONE);
        assertThatThrownBy(() -> plan.timed(TimeControl.perMove(Duration.ofSeconds(1))))
                .isInstanceOf(InputException.class)
                .hasMessage("Clocks are for games of two, and tiny has 3 seats.");
    }

    @Test
    void aPersonWhoThinksLongTakesNoTimeFromTheirOpponent() {
        List<Duration> times = new ArrayList<>();
        MoveChooser<ConnectFourPosition> player = turn -> {
            times.add(turn.limits().time());
            return Result.exact(0, List.of(turn.anyMove()), 1, false, Counts.ZERO);
        };
        SessionPlan<ConnectFourPosition> plan =
                plan().timed(TimeControl.perGame(Duration.ofSeconds(60), Duration.ofSeconds(10)));
        GameSession<ConnectFourPosition> session =
                new GameSession<>(plan, SessionState.beginning(0), seat -> player, () -> player, events::add, time);
        session.start();
        time.pass(40_000);
        session.execute(move("4"));
        assertThat(times).containsExactly(Duration.ofMillis(9_900));
    }

    @Test
    void aHintTakesNoLongerThanThePersonShouldThink() {
        List<Duration> times = new ArrayList<>();
        MoveChooser<ConnectFourPosition> player = turn -> {
            times.add(turn.limits().time());
            return Result.exact(0, List.of(turn.anyMove()), 1, false, Counts.ZERO);
        };
        GameSession<?> session =
                new GameSession<>(plan(), SessionState.beginning(0), seat -> player, () -> player, events::add, time);
        session.start();
        session.execute(new SessionCommand.Hint());
        assertThat(times.get(0)).isBetween(Duration.ofSeconds(2), Duration.ofSeconds(4));
    }

    @Test
    void clocksOfAWatchedGameStandBetweenTheTurns() {
        MoveChooser<ConnectFourPosition> player = turn -> {
            time.pass(answerMillis);
            return Result.exact(0, List.of(turn.anyMove()), 1, false, Counts.ZERO);
        };
        List<PlayerSpec> both = List.of(PlayerSpec.parse("lines"), PlayerSpec.parse("lines"));
        SessionPlan<ConnectFourPosition> plan = SessionPlan.watching(
                        GAME, GameHistory.from(GAME.start()), both, Limits.depth(1))
                .timed(plan().time());
        GameSession<?> session =
                new GameSession<>(plan, SessionState.beginning(0), seat -> player, () -> player, events::add, time);
        session.start();
        time.pass(100_000);
        session.next();
        session.next();
        assertThat(clocks())
                .containsExactly(
                        "[60000, 60000] -1",
                        "[60000, 60000] 0",
                        "[59000, 60000] -1",
                        "[59000, 60000] 1",
                        "[59000, 59000] -1");
    }
}
