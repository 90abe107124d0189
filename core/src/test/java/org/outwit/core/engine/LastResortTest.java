package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.model.SeededPredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.tree.SeededTrees.Kind;

/** The last resort against its definition, on seeded trees with ties, single children and sides that do not alternate. */
class LastResortTest {

    private static final Set<Technique> EXACT = EnumSet.of(Technique.SHORTER_WIN);
    private static final int DEEP = 60;
    private static final Limits ENOUGH = Limits.NONE.withNodes(2_000_000);
    private static final double ROUNDING = 1e-9;
    private static final int LOTS = 2_000;

    /** What a move has to gain over the longest resistance. */
    private static final double CLEAR = 0.02;

    private static SeededGame game(int seed) {
        return new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
    }

    private static Engine<SeededPosition> plain(SeededGame game, TranspositionTable table) {
        return new Engine<>(game, game.evaluator(), table).with(EXACT);
    }

    private static LastResort<SeededPosition> resort(SeededGame game, long seed, List<ResortForecast> told) {
        TranspositionTable table = new TranspositionTable(1);
        MovePredictor<SeededPosition> theirs = new SeededPredictor<>(seed);
        return new LastResort<>(game, game.evaluator(), () -> theirs, table, plain(game, table), seed)
                .with(EXACT)
                .onForecast(told::add);
    }

    /** What a position is worth to the viewer: exactly, by minimax without pruning. */
    private static int worth(SeededGame game, SeededPosition at, int viewer) {
        return (viewer == 0 ? 1 : -1) * Definition.value(game, at, DEEP, true);
    }

    /** The least and the most that lines come to on average, by which of our equally good moves we play; equal without ties. */
    private record Mean(double least, double most) {

        static Mean of(SeededGame game, SeededPosition at, int viewer, MovePredictor<SeededPosition> theirs) {
            if (at.isOver()) return sure(0.5 + Integer.signum(at.payoff(viewer)) / 2.0);
            boolean ours = at.mover() == viewer;
            int value = worth(game, at, viewer);
            if (ours && value > 0) return sure(1);
            double[] chances = ours ? new double[at.mostMoves()] : theirs.probabilities(at);
            double least = ours ? 1 : 0;
            double most = 0;
            for (int i = 0; i < chances.length; i++) {
                at.make(i);
                boolean best = ours && isAsGood(game, at, viewer, value);
                Mean below = !ours && chances[i] == 0 || ours && !best ? null : of(game, at, viewer, theirs);
                at.undo();
                if (below == null) continue;
                least = ours ? Math.min(least, below.least) : least + chances[i] * below.least;
                most = ours ? Math.max(most, below.most) : most + chances[i] * below.most;
            }
            return new Mean(least, most);
        }

        /** The end of the game is a ply nearer than from where the move was made. */
        private static boolean isAsGood(SeededGame game, SeededPosition at, int viewer, int value) {
            int found = worth(game, at, viewer);
            boolean decided = Math.abs(found) >= TacticalGame.WIN - SearchNode.MOST_PLIES;
            return (decided ? found - Integer.signum(found) : found) == value;
        }

        private static Mean sure(double result) {
            return new Mean(result, result);
        }

        void assertHolds(double result, String name) {
            assertThat(result).as(name).isBetween(least - ROUNDING, most + ROUNDING);
        }
    }

    private static Mean after(SeededGame game, int move, long seed) {
        SeededPosition at = game.start();
        int viewer = at.mover();
        at.make(move);
        return Mean.of(game, at, viewer, new SeededPredictor<>(seed));
    }

    @Test
    void withEnoughTimeTheMeanIsExactAndTheBestIsPlayed() {
        int lost = 0;
        int drawn = 0;
        int departures = 0;
        int certain = 0;
        for (int seed = 0; seed < Thoroughness.of(32_000); seed++) {
            SeededGame game = game(seed);
            SeededPosition start = game.start();
            if (start.isOver()) continue;
            int viewer = start.mover();
            int value = worth(game, start, viewer);
            List<ResortForecast> told = new ArrayList<>();
            Result found = resort(game, seed, told).search(start, viewer, ENOUGH);
            String name = "seed " + seed;
            if (value > 0 || start.mostMoves() < 2) {
                assertThat(told).as(name).isEmpty();
                assertThat(found.value()).as(name).isEqualTo(value);
                continue;
            }
            if (value < 0) lost++;
            else drawn++;
            if (value < 0) assertThat(told).as(name).hasSize(1);
            for (ResortForecast forecast : told) {
                if (forecast.departsFromPlain()) departures++;
                if (forecast.certain()) certain++;
                checkChoice(game, seed, value, forecast, found);
            }
        }
        assertThat(lost).isGreaterThan(Thoroughness.of(3_000));
        assertThat(certain).isGreaterThan(lost * 3 / 4);
        assertThat(drawn).isGreaterThan(Thoroughness.of(30));
        assertThat(departures).isGreaterThan(Thoroughness.of(400));
    }

    private static void checkChoice(SeededGame game, int seed, int value, ResortForecast forecast, Result found) {
        String name = "seed " + seed;
        SeededPosition start = game.start();
        int viewer = start.mover();
        assertThat(forecast.drawn()).as(name).isEqualTo(value == 0);
        assertThat(found.move()).as(name).isEqualTo(forecast.move());
        assertThat(forecast.gain()).as(name).isNotNegative();
        // Whoever is sure which move is best may end before they are sure how good the others are.
        if (forecast.certain()) {
            after(game, forecast.plainMove(), seed).assertHolds(forecast.plainResult(), name);
            after(game, forecast.move(), seed).assertHolds(forecast.result(), name);
        }
        double most = 0;
        for (int move = 0; move < start.mostMoves(); move++) {
            start.make(move);
            int worth = worth(game, start, viewer);
            start.undo();
            if (move == found.move()) assertThat(worth >= 0).as(name).isEqualTo(value == 0);
            if (value == 0 && worth < 0) continue;
            double least = after(game, move, seed).least();
            most = Math.max(most, least);
        }
        // Who has lost in so many plies resists as long as nothing else is clearly better.
        boolean counted = value <= SearchNode.MOST_PLIES - TacticalGame.WIN;
        double least = counted ? forecast.departsFromPlain() ? 0 : most - CLEAR : most;
        assertThat(after(game, found.move(), seed).most()).as(name).isGreaterThanOrEqualTo(least - ROUNDING);
        if (counted && forecast.departsFromPlain())
            assertThat(forecast.gain()).as(name).isGreaterThanOrEqualTo(0.02);
        if (value < 0) {
            start.make(found.move());
            int worth = worth(game, start, viewer);
            start.undo();
            assertThat(found.value()).as(name).isGreaterThanOrEqualTo(Math.min(value, worth));
        }
    }

    /** Whatever was settled before a line, it is on average worth what all lines are worth on average. */
    @Test
    void linesAreWorthOnAverageWhatTheyAreExpectedToBe() {
        int trees = 0;
        for (int seed = 0; seed < 5_000 && trees < 6; seed++) {
            SeededGame game = game(seed);
            SeededPosition start = game.start();
            if (start.isOver() || start.mostMoves() < 2) continue;
            TranspositionTable table = new TranspositionTable(1);
            Result plain = plain(game, table).search(start, ENOUGH);
            if (!LastResort.isFor(plain) || isCertain(played(game, table, plain, seed, 0))) continue;
            Mean mean = after(game, plain.move(), seed);
            if (mean.most() - mean.least() > ROUNDING || mean.least() % 0.5 == 0) continue;
            trees++;
            double sum = 0;
            for (int lot = 0; lot < LOTS; lot++)
                sum += played(game, table, plain, seed, lot).plainResult();
            assertThat(sum / LOTS).as("seed " + seed).isCloseTo(mean.least(), within(0.03));
        }
        assertThat(trees).isEqualTo(6);
    }

    private static boolean isCertain(ResortForecast forecast) {
        return forecast == null || forecast.certain();
    }

    /** What some lines come to, whose replies are drawn by lot. */
    private static ResortForecast played(
            SeededGame game, TranspositionTable table, Result plain, long theirs, long lot) {
        ModelSettings<SeededPosition> settings =
                new ModelSettings<>(game, game.evaluator(), new SeededPredictor<>(theirs), table, EXACT);
        SeededPosition start = game.start();
        ResortLines<SeededPosition> lines = new ResortLines<>(settings, start, start.mover(), plain, lot);
        Meter.run(Limits.NONE.withNodes(100), lines::rank, (reason, counts) -> counts);
        return lines.forecast();
    }

    /** With all techniques and every budget: legal, repeatable, and no more than was given. */
    @Test
    void budgetsAreKeptAndEqualQuestionsGetEqualAnswers() {
        for (int seed = 0; seed < 150; seed++) {
            SeededGame game = game(seed);
            if (game.start().isOver()) continue;
            for (int nodes = 1; nodes < 2_000; nodes = nodes * 3 / 2 + 1) {
                for (Limits limits : List.of(Limits.NONE.withNodes(nodes), Limits.NONE.withEvaluations(nodes))) {
                    List<ResortForecast> told = new ArrayList<>();
                    List<ResortForecast> again = new ArrayList<>();
                    Result found = resort(game, seed, told).search(game.start(), limits);
                    assertThat(resort(game, seed, again).search(game.start(), limits))
                            .isEqualTo(found);
                    assertThat(again).isEqualTo(told);
                    assertThat(found.counts().nodes()).isLessThanOrEqualTo(limits.nodes());
                    if (limits.nodes() > nodes)
                        assertThat(found.counts().evaluations()).isLessThan(nodes + 3L);
                    if (found.isKnown()) game.start().play(found.move());
                }
            }
        }
    }

    @Test
    void whoeverAsksToStopGetsThePlainMove() {
        int asked = 0;
        for (int seed = 0; seed < 200; seed++) {
            SeededGame game = game(seed);
            if (game.start().isOver()) continue;
            TranspositionTable table = new TranspositionTable(1);
            Result plain = plain(game, table).search(game.start(), ENOUGH);
            if (!LastResort.isFor(plain)) continue;
            asked++;
            boolean[] stop = {false};
            List<ResortForecast> told = new ArrayList<>();
            MovePredictor<SeededPosition> theirs = (position, into) -> {
                stop[0] = true;
                return new SeededPredictor<SeededPosition>(1).predict(position, into);
            };
            Result found = new LastResort<>(
                            game, game.evaluator(), () -> theirs, table, (root, viewer, limits) -> plain, seed)
                    .onForecast(told::add)
                    .search(game.start(), ENOUGH.stoppedBy(() -> stop[0]));
            if (stop[0] && told.isEmpty()) assertThat(found.move()).isEqualTo(plain.move());
        }
        assertThat(asked).isGreaterThan(20);
    }

    /** To a depth alone there is no time that is left over. */
    @Test
    void whereNothingIsLeftOverThePlainMoveIsPlayed() {
        for (int seed = 0; seed < 300; seed++) {
            SeededGame game = game(seed);
            List<ResortForecast> told = new ArrayList<>();
            Result found = resort(game, seed, told).search(game.start(), Limits.depth(30));
            assertThat(found).isEqualTo(plain(game, new TranspositionTable(1)).search(game.start(), Limits.depth(30)));
            assertThat(told).isEmpty();
        }
    }
}
