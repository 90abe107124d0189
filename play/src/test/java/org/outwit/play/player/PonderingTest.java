package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.kalah.KalahPosition;

@Timeout(300)
class PonderingTest {

    private static final String PONDERER = "ponders in a test";

    /** Threads that no other test uses, so that only what is pondered here is seen. */
    private static final Executor THREADS = task -> {
        Thread thread = new Thread(task, PONDERER);
        thread.setDaemon(true);
        thread.start();
    };

    private static final Chess CHESS = new Chess();
    private static final Limits DEPTH = Limits.depth(6);

    private static SearchingChooser<ChessPosition> player(String text) {
        return Players.of(CHESS, PlayerSpec.parse(text), PlayerSettings.USUAL.withTable(4));
    }

    private static boolean isPondering() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(each -> each.getKey().getName().equals(PONDERER))
                .flatMap(each -> Arrays.stream(each.getValue()))
                .anyMatch(frame -> frame.getClassName().equals(SearchingChooser.class.getName()));
    }

    private static ChessPosition after(Result result, int plies) {
        ChessPosition position = CHESS.start();
        result.line().subList(0, plies).forEach(position::play);
        return position;
    }

    /** The same two moves of a player with and without pondering, which is waited for. */
    @Test
    void whatWasPonderedIsThereWhenTheExpectedReplyComes() throws InterruptedException {
        for (String who : List.of("classic", "(classic,material@3)")) {
            SearchingChooser<ChessPosition> plain = player(who);
            Result first = plain.choose(CHESS.start(), DEPTH);
            Result without = plain.choose(after(first, 2), DEPTH);

            CountDownLatch deepest = new CountDownLatch(1);
            try (Pondering<ChessPosition> pondering = new Pondering<>(player(who), THREADS, result -> {
                if (result.depth() == DEPTH.depth()) deepest.countDown();
            })) {
                assertThat(pondering.choose(CHESS.start(), DEPTH).line()).isEqualTo(first.line());
                assertThat(deepest.await(2, TimeUnit.MINUTES)).isTrue();
                while (isPondering()) Thread.sleep(1); // lines are played out after that
                Result with = pondering.choose(after(first, 2), DEPTH);
                assertThat(with.depth()).isEqualTo(without.depth());
                assertThat(with.counts().nodes())
                        .as(who)
                        .isLessThan(without.counts().nodes() / 2);
            }
            assertThat(isPondering()).isFalse();
        }
    }

    @Test
    void anotherReplyIsAnsweredAsWell() {
        try (Pondering<ChessPosition> pondering = new Pondering<>(player("classic"), THREADS)) {
            ChessPosition position = CHESS.start();
            for (int move = 0; move < 6; move++) {
                position.play(pondering.choose(position, Limits.depth(4)).move());
                int[] moves = new int[position.mostMoves()];
                position.make(moves[position.moves(moves, 0) - 1]);
            }
        }
        assertThat(isPondering()).isFalse();
    }

    /** How much is searched between two looks is told by the tests of the engines. */
    @Test
    void itIsStoppedAtTheFirstLook() throws InterruptedException {
        SearchingChooser<ChessPosition> player = player("classic");
        CountDownLatch looked = new CountDownLatch(1);
        AtomicInteger told = new AtomicInteger();
        MoveChooser<ChessPosition> watched = turn -> {
            if (!Thread.currentThread().getName().equals(PONDERER)) return player.choose(turn);
            BooleanSupplier stop = turn.limits().stop();
            return player.choose(turn.within(turn.limits().stoppedBy(() -> {
                looked.countDown();
                boolean asked = stop.getAsBoolean(); // once: the wish may come between two questions
                if (asked) told.incrementAndGet();
                return asked;
            })));
        };
        Pondering<ChessPosition> pondering = new Pondering<>(watched, THREADS);
        pondering.choose(CHESS.start(), Limits.NONE.withNodes(20_000));
        looked.await();
        pondering.close();
        assertThat(isPondering()).isFalse();
        assertThat(told).as("looks that were told to stop").hasValueBetween(1, 2);
        player.close();
    }

    @Test
    void whereThereIsNoTimeTheAnswerIsWhatWasPondered() throws InterruptedException {
        CountDownLatch deep = new CountDownLatch(1);
        MoveChooser<ChessPosition> player = player("classic");
        try (Pondering<ChessPosition> pondering = new Pondering<>(player, THREADS, result -> {
            if (result.depth() == 5) deep.countDown();
        })) {
            Result first = pondering.choose(CHESS.start(), Limits.depth(5));
            assertThat(deep.await(2, TimeUnit.MINUTES)).isTrue();
            Result second = pondering.choose(after(first, 2), Limits.NONE.withNodes(1));
            assertThat(second.depth()).isEqualTo(5);
            assertThat(second.isKnown()).isTrue();
        }
    }

    @Test
    void theBookIsNotOverruled() {
        int move = CHESS.notation().parse(CHESS.start(), "a4");
        long start = CHESS.start().key();
        SearchingChooser<ChessPosition> knowing =
                player("classic").withBook(position -> position.key() == start ? move : Position.NO_MOVE);
        try (Pondering<ChessPosition> pondering = new Pondering<>(knowing, THREADS)) {
            Result result = pondering.choose(CHESS.start(), DEPTH);
            assertThat(result.move()).isEqualTo(move);
            assertThat(result.reason()).isEqualTo(StopReason.BOOK);
            assertThat(isPondering()).isFalse();
        }
    }

    /** In Kalah one may move again; then it is not the other who thinks. */
    @Test
    void oneDoesNotPonderWhereOneMovesAgain() {
        Kalah kalah = new Kalah();
        KalahPosition position = kalah.start();
        try (Pondering<KalahPosition> pondering = new Pondering<>(
                Players.of(kalah, PlayerSpec.parse("tempo"), PlayerSettings.USUAL.withTable(1)), THREADS)) {
            for (int ply = 0; ply < 30 && !position.isOver(); ply++) {
                int mover = position.mover();
                position.play(pondering.choose(position, Limits.depth(5)).move());
                if (!position.isOver() && position.mover() == mover)
                    assertThat(isPondering()).isFalse();
            }
        }
    }

    @Test
    void whatGoesWrongWhilePonderingIsNotLost() {
        SearchingChooser<ChessPosition> player = player("classic");
        Thread asking = Thread.currentThread();
        Pondering<ChessPosition> pondering = new Pondering<>(
                turn -> {
                    if (Thread.currentThread() != asking) throw new IllegalStateException("as expected");
                    return player.choose(turn);
                },
                THREADS);
        pondering.choose(CHESS.start(), Limits.depth(3));
        assertThatThrownBy(pondering::close).hasMessage("as expected");
        assertThat(isPondering()).isFalse();
    }
}
