package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.ExpectedReply;
import org.outwit.core.model.LikelyReplies;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.SeededPredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.SeededTrees.Kind;

/** The engine that expects replies against its listing, on seeded trees; what it says of its choice; and its budget. */
class ExpectedReplyOnTreesTest {

    private static final int MANY = 1000;
    private static final int DEEP = 20;

    private static SeededGame game(int seed) {
        return new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
    }

    private static int margin(int seed) {
        return seed % 6 == 0 ? ExpectedReplyEngine.UNBOUNDED : seed % 6 == 1 ? 0 : seed % 23;
    }

    private static int swing(int seed) {
        return seed % 4 == 0 ? seed % 30 : ExpectedReplyEngine.UNBOUNDED;
    }

    private static ExpectedReplyEngine<SeededPosition> engine(SeededGame game, int seed) {
        return new ExpectedReplyEngine<>(
                        game, game.evaluator(), new SeededPredictor<>(seed), margin(seed), new TranspositionTable(1))
                .swing(swing(seed))
                .comparing(MANY);
    }

    /** The move need not be the listing's first, but it must be as good; where it is the only one it is the same. */
    @Test
    void withoutTechniquesTheChoiceIsTheListings() {
        int departures = 0;
        for (int seed = 0; seed < Thoroughness.of(2_000); seed++) {
            SeededGame game = game(seed);
            int viewer = game.start().mover();
            for (int depth = 2; depth <= 7; depth++) {
                String name = "seed " + seed + ", depth " + depth;
                Limits limits = Limits.depth(depth);
                AverageResult expected = new ExpectedReply<>(
                                game.evaluator(), new SeededPredictor<>(seed), margin(seed), swing(seed), null)
                        .search(game.start(), limits);
                List<ReplyForecast> forecasts = new ArrayList<>();
                Result found = engine(game, seed)
                        .with(Technique.NONE)
                        .onForecast(forecasts::add)
                        .search(game.start(), viewer, limits);
                if (expected.move() == Position.NO_MOVE) {
                    assertThat(found.move()).as(name).isEqualTo(Position.NO_MOVE);
                    continue;
                }
                Minimax<SeededPosition> minimax = new Minimax<>(game.evaluator());
                int best = minimax.search(game.start(), viewer, limits).value();
                SeededPosition next = game.start();
                next.make(found.move());
                int worth =
                        minimax.search(next, viewer, Limits.depth(depth - 1)).value();
                assertThat((long) worth).as(name).isGreaterThanOrEqualTo((long) best - margin(seed));
                assertThat(average(game, next, seed, depth - 1, viewer, best))
                        .as(name)
                        .isCloseTo(expected.value(), within(1e-9 * (1 + Math.abs(expected.value()))));
                for (ReplyForecast forecast : forecasts) {
                    if (forecast.candidates() == 0) continue;
                    assertThat(found.value()).as(name).isEqualTo((int) Math.round(expected.value()));
                    assertThat(forecast.move()).as(name).isEqualTo(found.move());
                    assertThat(forecast.expected())
                            .as(name)
                            .isCloseTo(expected.value(), within(1e-9 * (1 + Math.abs(expected.value()))));
                    assertThat(forecast.plainValue()).as(name).isEqualTo(best);
                    assertThat(forecast.guaranteed()).as(name).isEqualTo(worth);
                    assertThat(forecast.gain()).as(name).isNotNegative();
                    assertThat(forecast.risk()).as(name).isBetween(0, margin(seed));
                    if (forecast.departsFromPlain()) departures++;
                }
            }
        }
        assertThat(departures).isGreaterThan(Thoroughness.of(500));
    }

    /** What the position is worth on average to the one who has just moved there. */
    private static double average(SeededGame game, SeededPosition at, int seed, int depth, int viewer, int best) {
        Minimax<SeededPosition> minimax = new Minimax<>(game.evaluator());
        if (at.isOver() || at.mover() == viewer) {
            return counted(minimax.search(at, viewer, Limits.depth(depth)).value(), seed, best);
        }
        int[] moves = new int[at.mostMoves()];
        double[] chances = new SeededPredictor<SeededPosition>(seed).probabilities(at);
        LikelyReplies replies = LikelyReplies.of(moves, chances, at.moves(moves, 0));
        double sum = 0;
        for (int i = 0; i < replies.size(); i++) {
            at.make(replies.move(i));
            int value = minimax.search(at, viewer, Limits.depth(depth - 1)).value();
            at.undo();
            sum += replies.weight(i) * counted(value, seed, best);
        }
        return sum;
    }

    private static long counted(int value, int seed, int best) {
        return Math.max((long) best - swing(seed), Math.min((long) best + swing(seed), value));
    }

    /** The plain engine looks deeper than replies are compared: what it knows counts, and only the rest is the replies'. */
    @Test
    void withABudgetADepartureMustPayAtThePlainDepth() {
        int departures = 0;
        for (int seed = 0; seed < Thoroughness.of(1_500); seed++) {
            SeededGame game = game(seed);
            int viewer = game.start().mover();
            for (int nodes = 100; nodes < 2_000; nodes *= 3) {
                List<ReplyForecast> forecasts = new ArrayList<>();
                Result found = engine(game, seed)
                        .with(Technique.NONE)
                        .onForecast(forecasts::add)
                        .search(game.start(), viewer, Limits.NONE.withNodes(nodes));
                for (ReplyForecast forecast : forecasts) {
                    if (!forecast.departsFromPlain()) continue;
                    departures++;
                    boolean pays = false;
                    // Where the plain engine has seen the end everywhere, replies may be compared deeper.
                    for (int depth = 2; depth <= Math.max(DEEP, found.depth()) && !pays; depth++) {
                        int plain = Math.max(depth, found.depth());
                        pays = adjusted(game, forecast.move(), seed, depth, plain, forecast.plainValue())
                                > adjusted(game, forecast.plainMove(), seed, depth, plain, forecast.plainValue());
                    }
                    assertThat(pays).as("seed " + seed + ", nodes " + nodes).isTrue();
                }
            }
        }
        assertThat(departures).isGreaterThan(Thoroughness.of(100));
    }

    /** What a move is worth against the best reply at one depth, and how much more on average at another. */
    private static double adjusted(SeededGame game, int move, int seed, int depth, int plainDepth, int best) {
        SeededPosition next = game.start();
        int viewer = next.mover();
        next.make(move);
        Minimax<SeededPosition> minimax = new Minimax<>(game.evaluator());
        int deep = minimax.search(next, viewer, Limits.depth(plainDepth - 1)).value();
        int shallow = minimax.search(next, viewer, Limits.depth(depth - 1)).value();
        double average = average(game, next, seed, depth - 1, viewer, best);
        return depth == plainDepth ? average : deep + average - counted(shallow, seed, best);
    }

    /** Where the game is proved to be won, nothing is gambled with; nor where it is proved to be drawn. */
    @Test
    void whatIsProvedIsKept() {
        int won = 0;
        int drawn = 0;
        for (int seed = 0; seed < Thoroughness.of(3_000); seed++) {
            SeededGame game = game(seed);
            if (game.start().isOver()) continue;
            int viewer = game.start().mover();
            Result found = engine(game, seed)
                    .with(EnumSet.of(Technique.SHORTER_WIN))
                    .search(game.start(), viewer, Limits.depth(60));
            int sign = viewer == 0 ? 1 : -1;
            int value = sign * Definition.value(game, game.start(), 60, true);
            SeededPosition next = game.start();
            next.make(found.move());
            int kept = sign * Definition.value(game, next, 60, true);
            if (value > 0) {
                won++;
                assertThat(found.value()).isEqualTo(value);
                assertThat(kept).as("seed " + seed).isPositive();
            } else if (value == 0) {
                drawn++;
                assertThat(kept).as("seed " + seed).isNotNegative();
            }
        }
        assertThat(won).isGreaterThan(Thoroughness.of(500));
        assertThat(drawn).isGreaterThan(Thoroughness.of(5));
    }

    /** With all techniques and every budget: legal, repeatable, and no more than was given. */
    @Test
    void budgetsAreKeptAndEqualQuestionsGetEqualAnswers() {
        for (int seed = 0; seed < 150; seed++) {
            SeededGame game = game(seed);
            if (game.start().isOver()) continue;
            for (int nodes = 1; nodes < 2_000; nodes = nodes * 3 / 2 + 1) {
                for (Limits limits : List.of(Limits.NONE.withNodes(nodes), Limits.NONE.withEvaluations(nodes))) {
                    Result found = engine(game, seed).search(game.start(), limits);
                    assertThat(engine(game, seed).search(game.start(), limits)).isEqualTo(found);
                    assertThat(found.counts().nodes()).isLessThanOrEqualTo(limits.nodes());
                    // A budget that is empty still lets each of three searches begin.
                    if (limits.nodes() > nodes)
                        assertThat(found.counts().evaluations()).isLessThan(nodes + 3L);
                    if (found.isKnown()) game.start().play(found.move());
                }
            }
        }
    }
}
