package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.Thinking;

class ThinkerTest {

    private static final ConnectFour GAME = new ConnectFour();
    private static final SessionCommand MOVE = new SessionCommand.Move("4");

    private final FakeTime time = new FakeTime();
    private final List<SessionEvent<ConnectFourPosition>> events = new ArrayList<>();

    private GameSession<ConnectFourPosition> session(Consumer<Turn<ConnectFourPosition>> thought, Limits limits) {
        return session(
                turn -> {
                    thought.accept(turn);
                    return Result.exact(7, List.of(3), 9, false, Counts.ZERO);
                },
                limits);
    }

    private GameSession<ConnectFourPosition> session(MoveChooser<ConnectFourPosition> player, Limits limits) {
        PlayerSpec who = PlayerSpec.parse("lines");
        SessionPlan<ConnectFourPosition> plan = new SessionPlan<>(GAME, GameHistory.from(GAME.start()), 0, who, limits);
        return new GameSession<>(plan, SessionState.beginning(0), seat -> player, () -> player, events::add, time);
    }

    private static Result finished(int depth) {
        return Result.exact(depth, List.of(3, 2), depth, false, new Counts(100L * depth, 0, 0, 0));
    }

    private List<Integer> depths() {
        return events.stream()
                .filter(Thinking.class::isInstance)
                .map(event -> ((Thinking<?>) event).depth())
                .toList();
    }

    @Test
    void atMostFiveASecondAreToldAndTheLatestFirst() {
        GameSession<?> session = session(
                turn -> {
                    turn.progress().accept(Result.played(0, Counts.ZERO)); // is no thought
                    for (int depth = 1; depth <= 4; depth++) turn.progress().accept(finished(depth));
                    time.pass(199);
                    assertThat(turn.limits().stop().getAsBoolean()).isFalse();
                    assertThat(depths()).isEmpty();
                    time.pass(1);
                    assertThat(turn.limits().stop().getAsBoolean()).isFalse();
                    assertThat(depths()).as("told while it searches on").containsExactly(4);
                    time.pass(1000);
                    assertThat(turn.limits().stop().getAsBoolean()).isFalse();
                    turn.progress().accept(finished(5));
                    turn.progress().accept(finished(6));
                },
                Limits.depth(9));
        session.start();
        session.execute(MOVE);
        assertThat(depths()).containsExactly(4, 5);
        Thinking<?> last = events.stream()
                .filter(Thinking.class::isInstance)
                .map(Thinking.class::cast)
                .reduce((first, second) -> second)
                .orElseThrow();
        assertThat(last.seat()).isEqualTo(1);
        assertThat(last.value()).isEqualTo(5);
        assertThat(last.line()).containsExactly(3, 2);
        assertThat(last.nodes()).isEqualTo(500);
        assertThat(last.position().key()).isNotEqualTo(GAME.start().key());
    }

    @Test
    void hintsAreThoughtAboutAloud() {
        GameSession<?> session = session(
                turn -> {
                    time.pass(300);
                    turn.progress().accept(finished(2));
                },
                Limits.depth(9));
        session.start();
        session.execute(new SessionCommand.Hint());
        assertThat(events).hasSize(3);
        assertThat(((Thinking<?>) events.get(1)).seat()).isZero();
        assertThat(events.get(2)).isInstanceOf(HintFound.class);
    }

    /** Events come on the thread of the command, so what another thread says cannot be told. */
    @Test
    void anotherThreadIsNotHeard() {
        GameSession<?> session = session(
                turn -> {
                    time.pass(300);
                    Thread other = new Thread(() -> turn.progress().accept(finished(2)));
                    other.start();
                    try {
                        other.join();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                },
                Limits.depth(9));
        session.start();
        session.execute(MOVE);
        assertThat(depths()).isEmpty();
    }

    /** A search without end is stopped from another thread, and plays what it has found. */
    @Test
    void whoIsHurriedPlaysTheBestMoveSoFar() throws InterruptedException {
        MoveChooser<ConnectFourPosition> engine =
                Players.of(GAME, PlayerSpec.parse("lines"), PlayerSettings.USUAL.withTable(1));
        CountDownLatch searching = new CountDownLatch(1);
        MoveChooser<ConnectFourPosition> endless = turn -> engine.choose(turn.telling(result -> {
            turn.progress().accept(result);
            if (result.depth() >= 3) searching.countDown();
        }));
        GameSession<ConnectFourPosition> session = session(endless, Limits.NONE);
        session.start();
        session.hurry(); // nobody thinks, so it is forgotten
        Thread other = new Thread(() -> {
            try {
                searching.await();
            } catch (InterruptedException e) {
                return;
            }
            session.hurry();
        });
        other.start();
        session.execute(MOVE);
        other.join();
        assertThat(events.stream().filter(MovePlayed.class::isInstance)).hasSize(2);
        assertThat(session.isOver()).isFalse();
        session.close();
    }
}
