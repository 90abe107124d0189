package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.ForeseenLinesEngine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.Player;
import org.outwit.core.model.SeededPredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;

/**
 * Engines answer soon when they are asked to stop or their time is over. What is soon is counted in evaluations, which are the same on
 * every machine: some thousand of them take a few milliseconds.
 */
@Timeout(300)
class EngineStopTest {

    /** A thread looks every 1024 nodes, and no engine evaluates a node more than a few times. */
    private static final long PROMPT = 2 * 1024;

    private static final int LOOKS = 8;
    private static final long EVALUATIONS = 500;
    private static final Duration THINKING = Duration.ofMillis(12);

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
        Work work = new Work();
        Player<ChessPosition> deep = new Player<>(work.counted(game.evaluator("material")), 30, 0, null);
        Player<ChessPosition> player =
                new Player<>(work.counted(game.evaluator("classic")), Player.AS_DEEP_AS_WE, 0, deep);
        Search<ChessPosition> engine =
                new NextReplyEngine<>(game, player, TranspositionTable.ofMegabytes(1)).facing(Technique.ALL);
        assertThat(work.afterTheTime(engine, game.start())).isLessThan(PROMPT);
    }

    private static <P extends Position> void promptly(Game<P> game, boolean asked) {
        P root = middle(game);
        Work work = new Work();
        engines(game, work).forEach((name, engine) -> {
            long late = asked ? work.betweenLooks(engine, root) : work.afterTheTime(engine, root);
            assertThat(late).as(game.name() + ", " + name).isLessThan(PROMPT);
        });
    }

    private static <P extends Position> Map<String, Search<P>> engines(Game<P> game, Work work) {
        List<Evaluator<P>> functions = new ArrayList<>();
        game.evaluators().values().forEach(each -> functions.add(work.counted(each)));
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
        Player<P> known = new Player<>(own, Player.AS_DEEP_AS_WE, 0, new Player<>(functions.get(1), 2, 0, null));
        LinePlan plan = LinePlan.trusting(0.9, 2 * game.scale().unit());
        engines.put(
                "foreseen lines, facing an engine",
                new ForeseenLinesEngine<>(game, known, plan, table).facing(Technique.ALL));
        engines.put(
                "foreseen lines to a depth",
                new ForeseenLinesEngine<>(game, Player.of(own).lookingAhead(12).facing(known.model()), plan, table)
                        .with(Technique.NONE));
        engines.put("expected reply", new ExpectedReplyEngine<>(game, own, new SeededPredictor<>(1), 500, table));
        return engines;
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

    /** Counts the evaluations of every thread. */
    private static final class Work {

        private final Map<Thread, AtomicLong> spent = new ConcurrentHashMap<>();
        private final AtomicLong longest = new AtomicLong();
        private final AtomicLong untilTheTimeIsOver = new AtomicLong(-1);

        <P extends Position> Evaluator<P> counted(Evaluator<P> evaluator) {
            return (position, player) -> {
                if (untilTheTimeIsOver.getAndDecrement() == 0) passTheTime();
                own().incrementAndGet();
                return evaluator.value(position, player);
            };
        }

        private AtomicLong own() {
            return spent.computeIfAbsent(Thread.currentThread(), thread -> new AtomicLong());
        }

        /** From here on the time is over, however fast the machine is. */
        private void passTheTime() {
            long begin = System.nanoTime();
            while (System.nanoTime() - begin <= THINKING.toNanos()) LockSupport.parkNanos(THINKING.toNanos());
            spent.values().forEach(each -> each.set(0));
        }

        private void begin(long evaluations) {
            spent.clear();
            longest.set(0);
            untilTheTimeIsOver.set(evaluations);
        }

        private void look() {
            longest.accumulateAndGet(own().getAndSet(0), Math::max);
        }

        private long most() {
            return spent.values().stream().mapToLong(AtomicLong::get).reduce(longest.get(), Math::max);
        }

        /** The most that any thread evaluates without looking whether it is asked to stop, and then until the answer. */
        <P extends Position> long betweenLooks(Search<P> engine, P root) {
            begin(-1);
            AtomicInteger looks = new AtomicInteger();
            engine.search(root, root.mover(), Limits.NONE.stoppedBy(() -> {
                look();
                return looks.incrementAndGet() > LOOKS;
            }));
            return most();
        }

        /** The most that any thread evaluates after the time is over. */
        <P extends Position> long afterTheTime(Search<P> engine, P root) {
            begin(EVALUATIONS);
            engine.search(root, root.mover(), Limits.time(THINKING));
            return most();
        }
    }
}
