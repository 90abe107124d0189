package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.play.resources.SharedResources;

@Timeout(300)
class DeadlineChooserTest {

    private static final Executor THREADS = SharedResources.OF_TESTS.executor();

    private static final ConnectFour GAME = new ConnectFour();
    private static final Limits SHORT = Limits.time(Duration.ofMillis(20));

    private static Result column(int move) {
        return Result.exact(0, List.of(move), 1, false, new Counts(1, 0, 0, 0));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whoAnswersIsNotChanged() {
        PlayerSettings small = PlayerSettings.USUAL.withTable(1);
        try (MoveChooser<ConnectFourPosition> plain = Players.of(GAME, PlayerSpec.parse("lines"), small);
                MoveChooser<ConnectFourPosition> punctual =
                        new DeadlineChooser<>(Players.of(GAME, PlayerSpec.parse("lines"), small), THREADS)) {
            for (Limits limits : List.of(Limits.depth(5), Limits.depth(6).withTime(Duration.ofMinutes(2)))) {
                assertThat(punctual.choose(GAME.start(), limits)).isEqualTo(plain.choose(GAME.start(), limits));
            }
        }
    }

    @Test
    void whoIsLateHasSaidSomethingBefore() {
        Result result = null;
        // As much time as this machine needs to begin a thread.
        for (int millis = 20; result == null || !result.isKnown(); millis *= 2) {
            CountDownLatch end = new CountDownLatch(1);
            DeadlineChooser<ConnectFourPosition> punctual = new DeadlineChooser<>(
                    turn -> {
                        turn.progress().accept(column(4));
                        await(end);
                        return column(5);
                    },
                    THREADS);
            result = punctual.choose(GAME.start(), Limits.time(Duration.ofMillis(millis)));
            // The next turn cannot begin yet, so it is answered with any move.
            assertThat(punctual.choose(GAME.start(), SHORT).isKnown()).isFalse();
            end.countDown();
            punctual.close();
        }
        assertThat(result.move()).isEqualTo(4);
    }

    @Test
    void whoSaysNothingGetsTheFirstMove() {
        CountDownLatch end = new CountDownLatch(1);
        DeadlineChooser<ConnectFourPosition> punctual = new DeadlineChooser<>(
                turn -> {
                    await(end);
                    return column(5);
                },
                THREADS);
        Result result = punctual.choose(GAME.start(), SHORT);
        assertThat(result.move()).isZero();
        assertThat(result.reason()).isEqualTo(StopReason.TIME);
        end.countDown();
        punctual.close();
    }

    @Test
    void whoIsLateIsAskedToStopAndKeepsNoThread() throws InterruptedException {
        DeadlineChooser<ConnectFourPosition> punctual = new DeadlineChooser<>(
                turn -> {
                    while (!turn.limits().stop().getAsBoolean()) Thread.onSpinWait();
                    return column(5);
                },
                THREADS);
        punctual.choose(GAME.start(), SHORT);
        punctual.close();
        for (int i = 0; i < 60_000 && isThinking(); i++)
            Thread.sleep(1); // it has said that it is over before it has gone
        assertThat(isThinking()).isFalse();
    }

    private static boolean isThinking() {
        return Thread.getAllStackTraces().values().stream()
                .flatMap(Arrays::stream)
                .anyMatch(frame -> frame.getClassName().startsWith(DeadlineChooser.class.getName() + "$"));
    }

    @Test
    void whatGoesWrongIsTold() {
        DeadlineChooser<ConnectFourPosition> punctual = new DeadlineChooser<>(
                turn -> {
                    throw new Forfeit(Forfeit.Reason.RESIGNATION, "That is all.");
                },
                THREADS);
        assertThatThrownBy(() -> punctual.choose(GAME.start(), Limits.time(Duration.ofMinutes(2))))
                .isInstanceOf(Forfeit.class)
                .hasMessage("That is all.");
        punctual.close();
    }

    /** A failed assertion was answered with any move before, as if time had run out. */
    @Test
    void faultsOfOursAreToldToo() {
        DeadlineChooser<ConnectFourPosition> punctual = new DeadlineChooser<>(
                turn -> {
                    throw new AssertionError("Wrong.");
                },
                THREADS);
        assertThatThrownBy(() -> punctual.choose(GAME.start(), Limits.time(Duration.ofMinutes(2))))
                .isInstanceOf(AssertionError.class)
                .hasMessage("Wrong.");
        punctual.close();
    }
}
