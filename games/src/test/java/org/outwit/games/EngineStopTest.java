package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Player;
import org.outwit.core.model.SeededPredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;

/**
 * Engines answer within 20 ms when they are asked to stop or their time is over: of processor time, because what others do on
 * the machine is not theirs. The best of several tries counts, because the first are not compiled.
 */
class EngineStopTest {

    private static final Duration PROMPT = Duration.ofMillis(20);
    private static final Duration THINKING = Duration.ofMillis(12);
    private static final int TRIES = 8;

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    static Iterable<Game<?>> games() {
        return EngineAgreementTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void enginesStopWhenAsked(Game<?> game) {
        promptly(game, true);
    }

    @ParameterizedTest
    @MethodSource("games")
    void enginesKeepTheirTime(Game<?> game) {
        promptly(game, false);
    }

    /** What was spent on simulating the opponent in vain is not given again to the search that takes its place. */
    @Test
    void aModelThatCannotBeAffordedTakesNoTimeOfItsOwn() {
        Chess game = new Chess();
        Player<ChessPosition> deep = new Player<>(game.evaluator("material"), 30, 0, null);
        Player<ChessPosition> player = new Player<>(game.evaluator("classic"), Player.AS_DEEP_AS_WE, 0, deep);
        Search<ChessPosition> engine =
                new NextReplyEngine<>(game, player, TranspositionTable.ofMegabytes(1)).facing(Technique.ALL);
        Duration best = Duration.ofDays(1);
        for (int i = 0; i < TRIES && best.compareTo(PROMPT) > 0; i++) {
            Duration late = lateByTheClock(engine, game.start(), Duration.ofMillis(200));
            if (late.compareTo(best) < 0) best = late;
        }
        assertThat(best).isLessThan(PROMPT);
    }

    private static <P extends Position> void promptly(Game<P> game, boolean asked) {
        P root = middle(game);
        engines(game).forEach((name, engine) -> {
            Duration best = Duration.ofDays(1);
            for (int i = 0; i < TRIES && best.compareTo(PROMPT) > 0; i++) {
                Duration late = asked ? lateWhenAsked(engine, root) : lateByTheClock(engine, root, THINKING);
                if (late.compareTo(best) < 0) best = late;
            }
            assertThat(best).as(game.name() + ", " + name).isLessThan(PROMPT);
        });
    }

    private static <P extends Position> Map<String, Search<P>> engines(Game<P> game) {
        List<Evaluator<P>> functions = new ArrayList<>(game.evaluators().values());
        Evaluator<P> own = functions.get(0);
        Player<P> equal = new Player<>(
                own, Player.AS_DEEP_AS_WE, 0, new Player<>(functions.get(1), Player.AS_DEEP_AS_WE, 0, null));
        TranspositionTable table = TranspositionTable.ofMegabytes(1);
        Map<String, Search<P>> engines = new LinkedHashMap<>();
        engines.put("engine", new Engine<>(game, own, table));
        engines.put(
                "engine on two threads", new Engine<>(game, own, table).onThreads(2, task -> new Thread(task).start()));
        engines.put("exact engine", new Engine<>(game, own, table).with(Technique.NONE));
        engines.put("model engine", new ModelEngine<>(game, equal, table));
        engines.put("model engine, facing an engine", new ModelEngine<>(game, equal, table).with(Technique.ALL));
        engines.put("next reply", new NextReplyEngine<>(game, equal, table).facing(Technique.ALL));
        engines.put("expected reply", new ExpectedReplyEngine<>(game, own, new SeededPredictor<>(1), 500, table));
        return engines;
    }

    /** The longest that any thread computes without looking whether it is asked to stop, and then until it answers. */
    private static <P extends Position> Duration lateWhenAsked(Search<P> engine, P root) {
        long start = System.nanoTime();
        AtomicLong longest = new AtomicLong();
        ThreadLocal<Long> before = ThreadLocal.withInitial(() -> -1L);
        Runnable look = () -> {
            long now = PROCESSOR.getCurrentThreadCpuTime();
            if (before.get() >= 0) longest.accumulateAndGet(now - before.get(), Math::max);
            before.set(now);
        };
        look.run();
        engine.search(root, root.mover(), Limits.NONE.stoppedBy(() -> {
            look.run();
            return System.nanoTime() - start > THINKING.toNanos();
        }));
        look.run();
        return Duration.ofNanos(longest.get());
    }

    private static <P extends Position> Duration lateByTheClock(Search<P> engine, P root, Duration time) {
        long start = PROCESSOR.getCurrentThreadCpuTime();
        engine.search(root, root.mover(), Limits.time(time));
        return Duration.ofNanos(PROCESSOR.getCurrentThreadCpuTime() - start).minus(time);
    }

    /** A few moves into the game, where there is most to look at. */
    private static <P extends Position> P middle(Game<P> game) {
        Random random = new Random(3);
        P position = game.start();
        int[] moves = new int[position.mostMoves()];
        for (int ply = 0; ply < 4 && !position.isOver(); ply++) {
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return position;
    }
}
