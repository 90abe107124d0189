package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.ExpectedReply;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.SeededPredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;

/** The engine that expects replies against its listing, on every installed game; what it asks, and how it keeps a budget. */
class ExpectedReplyEngineTest {

    private static final int MANY = 1000;

    static Iterable<Game<?>> games() {
        return EngineAgreementTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsExpectedIsTheListings(Game<?> game) {
        agree(game);
    }

    private static <P extends Position> void agree(Game<P> game) {
        Random random = new Random(1);
        TranspositionTable table = new TranspositionTable(1 << 22);
        List<Evaluator<P>> evaluators = List.copyOf(game.evaluators().values());
        for (int i = 0; i < Thoroughness.of(25, 10); i++) {
            P position = game.withoutDrawRules(EngineAgreementTest.wander(game, random));
            if (position.isOver()) continue;
            Evaluator<P> own = evaluators.get(i % evaluators.size());
            int margin = i % 5 == 0
                    ? ExpectedReplyEngine.UNBOUNDED
                    : random.nextInt(2) * random.nextInt(game.scale().unit());
            Limits limits = Limits.depth(Math.max(2, EngineAgreementTest.affordable(position) - 1));
            MovePredictor<P> predictor = new SeededPredictor<>(i);
            AverageResult expected = new ExpectedReply<>(own, predictor, margin).search(position, limits);
            List<ReplyForecast> forecasts = new ArrayList<>();
            Result found = new ExpectedReplyEngine<>(game, own, predictor, margin, table)
                    .with(Technique.NONE)
                    .comparing(MANY)
                    .onForecast(forecasts::add)
                    .search(position, limits);
            String name = game.name() + ", " + limits.depth() + " plies, margin " + margin + ", "
                    + game.notation().format(position);
            AlphaBeta<P> minimax = new AlphaBeta<>(own);
            int viewer = position.mover();
            int best = minimax.search(position, limits).value();
            P next = Position.copyOf(position);
            next.make(found.move());
            int worth = minimax.search(next, viewer, Limits.depth(limits.depth() - 1))
                    .value();
            assertThat((long) worth).as(name).isGreaterThanOrEqualTo((long) best - margin);
            assertThat(forecasts).hasSize(1);
            for (ReplyForecast forecast : forecasts) {
                if (forecast.candidates() == 0) {
                    assertThat(found.move()).as(name).isEqualTo(expected.move());
                    continue;
                }
                assertThat(forecast.expected())
                        .as(name)
                        .isCloseTo(expected.value(), within(1e-9 * (1 + Math.abs(expected.value()))));
                assertThat(forecast.guaranteed()).as(name).isEqualTo(worth);
            }
        }
    }

    /** A predictor that counts how often it is asked, and costs what it is told to. */
    private static final class Asked<P extends Position> implements MovePredictor<P> {

        private final MovePredictor<P> predictor = new SeededPredictor<>(5);
        private final long cost;
        private int times;
        private Meter meter;

        Asked(long cost) {
            this.cost = cost;
        }

        @Override
        public void spendFrom(Meter meter, int level) {
            this.meter = meter;
        }

        @Override
        public int predict(P position, double[] into) {
            times++;
            for (long i = 0; i < cost; i++) {
                meter.node();
                meter.evaluation(false, 1);
            }
            return predictor.predict(position, into);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void predictorsAreAskedSeldomAndBudgetsKept(Game<?> game) {
        keep(game);
    }

    private static <P extends Position> void keep(Game<P> game) {
        Random random = new Random(2);
        for (int i = 0; i < Thoroughness.of(12, 6); i++) {
            P position = EngineAgreementTest.wander(game, random);
            if (position.isOver()) continue;
            Asked<P> predictor = new Asked<>(i % 3 * 400L);
            Limits limits = Limits.NONE.withEvaluations(4_000);
            Result result = new ExpectedReplyEngine<>(
                            game,
                            game.defaultEvaluator(),
                            predictor,
                            game.scale().unit(),
                            new TranspositionTable(1 << 20))
                    .search(position, limits);
            assertThat(result.counts().evaluations()).isLessThan(4_003);
            assertThat(predictor.times).isLessThanOrEqualTo(6);
            Position.copyOf(position).play(result.move());
        }
    }

    /** The plain search gets nearly the whole budget, so it finishes the depth that it finishes alone with that budget. */
    @ParameterizedTest
    @MethodSource("games")
    void depthComesFirst(Game<?> game) {
        deep(game);
    }

    private static <P extends Position> void deep(Game<P> game) {
        Random random = new Random(4);
        for (int i = 0; i < Thoroughness.of(5, 2); i++) {
            P position = EngineAgreementTest.wander(game, random);
            if (position.isOver()) continue;
            List<Result> told = new ArrayList<>();
            Result result = new ExpectedReplyEngine<>(
                            game,
                            game.defaultEvaluator(),
                            new SeededPredictor<>(i),
                            game.scale().unit(),
                            new TranspositionTable(1 << 20))
                    .onProgress(told::add)
                    .search(position, Limits.NONE.withNodes(20_000));
            Result plain = new Engine<>(game, game.defaultEvaluator(), new TranspositionTable(1 << 20))
                    .search(position, Limits.NONE.withNodes(17_600));
            assertThat(result.depth()).isEqualTo(plain.depth());
            assertThat(told.get(told.size() - 1).isKnown()).isTrue();
            Result timed = new ExpectedReplyEngine<>(
                            game, game.defaultEvaluator(), new SeededPredictor<>(i), 0, new TranspositionTable(1 << 20))
                    .search(position, Limits.time(Duration.ofMillis(10)));
            if (timed.isKnown()) Position.copyOf(position).play(timed.move());
        }
    }
}
