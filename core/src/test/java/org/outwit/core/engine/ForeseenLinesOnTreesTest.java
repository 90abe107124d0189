package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.ForeseenLine;
import org.outwit.core.model.ForeseenLines;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.Player;
import org.outwit.core.model.Ties;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.SeededTrees.Kind;

/** The engine that plays lines out against its listing, on seeded trees; its budget; and programs by themselves. */
class ForeseenLinesOnTreesTest {

    private static SeededGame game(int seed) {
        return new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
    }

    /** A player with opinions of their own, who agrees on results. */
    private static Evaluator<SeededPosition> theirs(int seed) {
        return (position, player) -> {
            if (position.isOver()) return position.payoff(player);
            long z = (position.node() + 7L * seed) * SplitMix64.GOLDEN_GAMMA;
            int value = Math.floorMod((int) (z >>> 33), 9) - 4;
            return player == 0 ? value : -value;
        };
    }

    private static LinePlan plan(int seed) {
        double trust = List.of(0.0, 0.6, 0.9, 1.0).get(seed % 4);
        return new LinePlan(seed % 6, 1 + seed % 5, trust, seed % 3 == 0 ? LinePlan.AS_THEY_ARE : 5 + seed % 40);
    }

    private static Player<SeededPosition> player(SeededGame game, int seed) {
        return Player.of(game.evaluator()).facing(Player.of(theirs(seed)).lookingAhead(1 + seed % 4));
    }

    private static Ties ties(int seed) {
        return seed % 5 == 0 ? Ties.LAST : Ties.FIRST;
    }

    @Test
    void withoutTechniquesItIsTheListing() {
        int departures = 0;
        for (int seed = 0; seed < Thoroughness.of(2_000); seed++) {
            SeededGame game = game(seed);
            int viewer = game.start().mover();
            TranspositionTable table = new TranspositionTable(1 << 16);
            for (int depth = 1; depth <= 5; depth++) {
                String name = "seed " + seed + ", depth " + depth;
                Limits limits = Limits.depth(depth);
                ForeseenLines<SeededPosition> listing =
                        new ForeseenLines<>(player(game, seed), plan(seed), ties(seed), null);
                ForeseenLinesEngine<SeededPosition> engine = new ForeseenLinesEngine<>(
                                game, player(game, seed), plan(seed), table)
                        .with(Technique.NONE)
                        .breakingTies(ties(seed));
                List<ForeseenLine> expected = listing.lines(game.start(), limits);
                Result found = engine.search(game.start(), viewer, limits);
                if (expected.isEmpty()) {
                    assertThat(found.move()).as(name).isEqualTo(Position.NO_MOVE);
                    continue;
                }
                ForeseenLine best = ForeseenLines.best(expected);
                assertThat(found.move()).as(name).isEqualTo(best.move());
                assertThat(found.value()).as(name).isEqualTo(best.values().get(0));
                if (expected.size() > 1 && plan(seed).rounds() > 0)
                    assertThat(engine.lines()).as(name).isEqualTo(expected);
                if (best != expected.get(0)) departures++;
            }
        }
        assertThat(departures).isGreaterThan(Thoroughness.of(200));
    }

    @Test
    void aMarginLeavesOutWhatPlainSearchFindsTooBad() {
        int different = 0;
        for (int seed = 0; seed < Thoroughness.of(1_000); seed++) {
            SeededGame game = game(seed);
            if (game.start().isOver()) continue;
            int viewer = game.start().mover();
            int margin = seed % 3;
            LinePlan plan = new LinePlan(3, 4, 1, LinePlan.AS_THEY_ARE);
            for (int depth = 1; depth <= 4; depth++) {
                Limits limits = Limits.depth(depth);
                List<ForeseenLine> all = new ForeseenLines<>(player(game, seed), plan).lines(game.start(), limits);
                int best = all.get(0).values().get(0);
                List<ForeseenLine> safe = all.stream()
                        .filter(line -> line.values().get(0) >= best - margin)
                        .toList();
                Result found = new ForeseenLinesEngine<>(
                                game, player(game, seed), plan, new TranspositionTable(1 << 16))
                        .with(Technique.NONE)
                        .margin(margin)
                        .search(game.start(), viewer, limits);
                String name = "seed " + seed + ", depth " + depth;
                assertThat(found.move())
                        .as(name)
                        .isEqualTo(ForeseenLines.best(safe).move());
                if (ForeseenLines.best(all) != ForeseenLines.best(safe)) different++;
            }
        }
        assertThat(different).isGreaterThan(Thoroughness.of(100));
    }

    @Test
    void aBudgetIsKeptAndTheAnswerIsOfTheDeepestPlainSearchOrALine() {
        for (int seed = 0; seed < Thoroughness.of(400); seed++) {
            SeededGame game = game(seed);
            int viewer = game.start().mover();
            if (game.start().isOver()) continue;
            for (long evaluations : new long[] {1, 7, 30, 120, 700}) {
                List<Result> told = new ArrayList<>();
                ForeseenLinesEngine<SeededPosition> engine = new ForeseenLinesEngine<>(
                                game, player(game, seed), plan(seed), new TranspositionTable(1 << 16))
                        .onProgress(told::add);
                Result result = engine.search(game.start(), viewer, Limits.NONE.withEvaluations(evaluations));
                String name = "seed " + seed + ", evaluations " + evaluations;
                assertThat(result.counts().evaluations()).as(name).isLessThanOrEqualTo(evaluations);
                int deepest = told.stream().mapToInt(Result::depth).max().orElse(0);
                if (!result.isKnown()) assertThat(told).as(name).isEmpty();
                else if (engine.lines().isEmpty())
                    assertThat(result.depth()).as(name).isGreaterThanOrEqualTo(deepest);
                else
                    assertThat(ForeseenLines.best(engine.lines()).move())
                            .as(name)
                            .isEqualTo(result.move());
            }
        }
    }

    @Test
    void aWishToStopEndsItWithTheMoveSoFar() {
        SeededGame game = game(4);
        int[] asked = new int[1];
        ForeseenLinesEngine<SeededPosition> engine =
                new ForeseenLinesEngine<>(game, player(game, 9), plan(9), new TranspositionTable(1 << 16));
        Result result = engine.search(game.start(), game.start().mover(), Limits.NONE.stoppedBy(() -> asked[0]++ > 0));
        assertThat(result.reason()).isIn(StopReason.ASKED, StopReason.FINISHED);
    }

    @Test
    void aSimulatedProgramPlaysAsItsListing() {
        for (int seed = 0; seed < Thoroughness.of(2_000); seed++) {
            SeededGame game = game(seed);
            SeededPosition root = game.start();
            if (root.isOver()) continue;
            TranspositionTable table = new TranspositionTable(1 << 16);
            for (int depth = 1; depth <= 5; depth++) {
                int first = new SimulatedProgram<>(game, theirs(seed), depth, Ties.FIRST, table).move(root);
                int last = new SimulatedProgram<>(game, theirs(seed), depth, Ties.LAST, table).move(root);
                AlphaBeta<SeededPosition> listing = new AlphaBeta<>(theirs(seed));
                assertThat(first)
                        .isEqualTo(listing.search(root, Limits.depth(depth)).move());
                int[] moves = new int[root.mostMoves()];
                int end = root.moves(moves, 0);
                int best = 0;
                int most = Integer.MIN_VALUE;
                for (int i = 0; i < end; i++) {
                    int mover = root.mover();
                    root.make(moves[i]);
                    int value =
                            listing.search(root, mover, Limits.depth(depth - 1)).value();
                    root.undo();
                    if (value < most) continue;
                    most = value;
                    best = i;
                }
                assertThat(last).as("seed " + seed + ", depth " + depth).isEqualTo(moves[best]);
            }
        }
    }
}
