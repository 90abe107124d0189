package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.LastResort;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.model.SeededPredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** The last resort in endings of every installed game that engines play, and against its definition where the rest of the game is small. */
class LastResortOnGamesTest {

    private static final long BYTES = 1 << 20;
    private static final int LATE = 14;
    private static final double ROUNDING = 1e-9;

    static Iterable<Game<?>> games() {
        return EngineAgreementTest.games();
    }

    /** A position of a random game, at most so many plies before its end. */
    private static <P extends Position> P late(Game<P> game, Random random, int plies) {
        P position = game.start();
        List<P> passed = new ArrayList<>();
        int[] moves = new int[position.mostMoves()];
        for (int ply = 0; ply < 300 && !position.isOver(); ply++) {
            passed.add(Position.copyOf(position));
            if (moves.length < position.mostMoves()) moves = new int[position.mostMoves()];
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return passed.get(Math.max(0, passed.size() - 1 - random.nextInt(plies)));
    }

    private static <P extends Position> Engine<P> plain(Game<P> game, TranspositionTable table) {
        return new Engine<>(game, game.defaultEvaluator(), table);
    }

    private static <P extends Position> Result resort(
            Game<P> game, P position, MovePredictor<P> theirs, Limits limits, List<ResortForecast> told) {
        TranspositionTable table = new TranspositionTable(BYTES);
        return new LastResort<>(game, game.defaultEvaluator(), () -> theirs, table, plain(game, table), 5)
                .onForecast(told::add)
                .search(position, position.mover(), limits);
    }

    @ParameterizedTest
    @MethodSource("games")
    void itIsForGamesThatAreNotWonAndKeepsItsLimits(Game<?> game) {
        check(game);
    }

    private static <P extends Position> void check(Game<P> game) {
        Random random = new Random(3);
        for (int i = 0; i < Thoroughness.of(60, 15); i++) {
            P position = late(game, random, LATE);
            long key = position.key();
            MovePredictor<P> theirs = new SeededPredictor<>(i);
            Limits limits = Limits.NONE.withNodes(3_000);
            Result best = plain(game, new TranspositionTable(BYTES)).search(position, limits);
            List<ResortForecast> told = new ArrayList<>();
            Result found = resort(game, position, theirs, limits, told);
            String name = game.name() + ", " + game.notation().format(position);
            assertThat(position.key()).as(name).isEqualTo(key);
            assertThat(found.counts().nodes()).as(name).isLessThanOrEqualTo(limits.nodes());
            Position.copyOf(position).play(found.move());
            assertThat(resort(game, position, theirs, limits, new ArrayList<>()))
                    .as(name)
                    .isEqualTo(found);
            if (!LastResort.isFor(best)) {
                assertThat(told).as(name).isEmpty();
                assertThat(found).as(name).isEqualTo(best);
                continue;
            }
            assertThat(found.value()).as(name).isLessThanOrEqualTo(best.value());
            if (best.value() == 0)
                assertThat(isDrawn(game, position, found.move())).as(name).isTrue();
        }
    }

    /** By a search without techniques, which knows nothing of the one that was asked. */
    private static <P extends Position> boolean isDrawn(Game<P> game, P position, int move) {
        P next = Position.copyOf(position);
        next.make(move);
        Result answer = new Engine<>(game, game.defaultEvaluator(), TranspositionTable.ofMegabytes(4))
                .with(Technique.NONE)
                .search(next, position.mover(), Limits.NONE.withNodes(500_000));
        return answer.value() == 0 || !answer.complete();
    }

    @Test
    void whereTheRestIsSmallTheMeanIsExact() {
        int checked = 0;
        for (String name : List.of("othello", "tictactoe", "connect4", "kalah", "qubic", "gomoku")) {
            checked += exact(Games.named(name));
        }
        assertThat(checked).isGreaterThan(Thoroughness.of(60, 15));
    }

    private static <P extends Position> int exact(Game<P> game) {
        Random random = new Random(4);
        int checked = 0;
        for (int i = 0; i < Thoroughness.of(120, 60); i++) {
            P position = late(game, random, 6);
            int viewer = position.mover();
            TranspositionTable table = new TranspositionTable(BYTES);
            SeededPredictor<P> theirs = new SeededPredictor<>(i);
            List<ResortForecast> told = new ArrayList<>();
            Engine<P> plain = plain(game, table).with(Technique.NONE);
            Result found = new LastResort<>(game, game.defaultEvaluator(), () -> theirs, table, plain, i)
                    .with(Set.of())
                    .onForecast(told::add)
                    .search(position, viewer, Limits.NONE.withNodes(100_000));
            if (told.isEmpty() || !told.get(0).certain()) continue;
            ResortForecast forecast = told.get(0);
            Definition<P> definition = new Definition<>(game, viewer, theirs);
            Mean chosen = definition.after(position, forecast.move());
            Mean usual = definition.after(position, forecast.plainMove());
            if (definition.isTooLarge()) continue;
            checked++;
            String name = game.name() + ", " + game.notation().format(position);
            assertThat(found.move()).as(name).isEqualTo(forecast.move());
            assertThat(forecast.result()).as(name).isBetween(chosen.least() - ROUNDING, chosen.most() + ROUNDING);
            assertThat(forecast.plainResult()).as(name).isBetween(usual.least() - ROUNDING, usual.most() + ROUNDING);
        }
        return checked;
    }

    /** What lines come to on average, by which of our equally good moves we play; equal without ties. */
    private record Mean(double least, double most) {}

    /** The mean as it is defined: every reply by its probability, our own moves by minimax. */
    private static final class Definition<P extends Position> {

        private static final int MOST = 20_000;
        private static final int MOST_PLIES = 11;

        private final int viewer;
        private final MovePredictor<P> theirs;
        private final AlphaBeta<P> minimax;
        private int visited;
        private boolean tooLarge;

        Definition(Game<P> game, int viewer, MovePredictor<P> theirs) {
            Evaluator<P> own = game.defaultEvaluator();
            this.viewer = viewer;
            this.theirs = theirs;
            this.minimax = new AlphaBeta<>(own);
        }

        boolean isTooLarge() {
            return tooLarge;
        }

        Mean after(P root, int move) {
            P position = Position.copyOf(root);
            position.make(move);
            return mean(position, 1);
        }

        private Mean mean(P at, int ply) {
            if (at.isOver()) {
                double result = 0.5 + Integer.signum(at.payoff(viewer)) / 2.0;
                return new Mean(result, result);
            }
            tooLarge |= ply > MOST_PLIES || ++visited > MOST;
            if (tooLarge) return new Mean(0, 1);
            boolean ours = at.mover() == viewer;
            Limits end = Limits.NONE.withNodes(MOST);
            Result best = ours ? minimax.search(at, viewer, end) : null;
            tooLarge |= ours && !best.isKnown();
            if (tooLarge) return new Mean(0, 1);
            if (ours && best.value() > 0) return new Mean(1, 1);
            int[] moves = new int[at.mostMoves()];
            int count = at.moves(moves, 0);
            double[] chances = ours ? new double[count] : theirs.probabilities(at);
            double least = ours ? 1 : 0;
            double most = 0;
            for (int i = 0; i < count && !tooLarge; i++) {
                if (!ours && chances[i] == 0) continue;
                at.make(moves[i]);
                boolean counts = !ours || minimax.search(at, viewer, end).value() == best.value();
                Mean below = counts ? mean(at, ply + 1) : null;
                at.undo();
                if (below == null) continue;
                least = ours ? Math.min(least, below.least) : least + chances[i] * below.least;
                most = ours ? Math.max(most, below.most) : most + chances[i] * below.most;
            }
            return new Mean(least, most);
        }
    }
}
