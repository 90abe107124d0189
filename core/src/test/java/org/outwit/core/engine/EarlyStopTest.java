package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Value;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.turn.Saving;

class EarlyStopTest {

    private static SeededGame game(int seed) {
        return new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
    }

    private static NodeSearch<SeededPosition> search(SeededGame game, Set<Technique> techniques) {
        SeededPosition root = game.start();
        return new NodeSearch<>(game, root, root.mover(), game.evaluator(), new TranspositionTable(1), techniques);
    }

    private static EarlyStop<SeededPosition> earlyStop(SeededGame game, int width) {
        int[] moves = IntStream.range(0, game.start().mostMoves()).toArray();
        return new EarlyStop<>(moves, true, width, () -> search(game, Technique.ALL));
    }

    private static Result answer(SeededGame game) {
        return new Engine<>(game, game.evaluator(), new TranspositionTable(1))
                .search(game.start(), game.start().mover(), Limits.depth(8));
    }

    /** A tree with a choice at its root, whose best move is better than the others by far. */
    private static SeededGame withFavourite() {
        return IntStream.range(0, 300)
                .mapToObj(EarlyStopTest::game)
                .filter(game -> game.start().mostMoves() > 1)
                .filter(game -> isSettled(game, answer(game)))
                .findFirst()
                .orElseThrow();
    }

    /** Whether the answer is settled after four depths that agree on it. */
    private static boolean isSettled(SeededGame game, Result found) {
        if (Math.abs(found.value()) > 30) return false; // won or lost
        EarlyStop<SeededPosition> early = earlyStop(game, 1);
        boolean settled = false;
        for (int depth = 6; depth <= 9; depth++) {
            int now = depth;
            settled = metered(meter -> early.isSettled(now, found.value(), found.move(), 0.3, meter));
        }
        return settled;
    }

    private static <R> R metered(Function<Meter, R> question) {
        return Meter.run(Limits.NONE, question, (reason, counts) -> {
            throw new AssertionError(reason);
        });
    }

    @Test
    void thatTheOthersAreWorseIsWhatTheDefinitionSays() {
        int below = 0;
        int notBelow = 0;
        for (int seed = 0; seed < 300; seed++) {
            SeededGame game = game(seed);
            SeededPosition root = game.start();
            int count = root.mostMoves();
            if (count < 2) continue;
            AlphaBeta<SeededPosition> listing = new AlphaBeta<>(game.evaluator());
            for (int depth = 1; depth <= 4; depth++) {
                int[] worth = new int[count];
                for (int move = 0; move < count; move++) {
                    root.make(move);
                    worth[move] = listing.search(root, game.start().mover(), Limits.depth(depth - 1))
                            .value();
                    root.undo();
                }
                for (int favourite = 0; favourite < count; favourite++) {
                    int place = favourite;
                    int best = IntStream.range(0, count)
                            .filter(move -> move != place)
                            .map(move -> worth[move])
                            .max()
                            .orElseThrow();
                    for (int mark : new int[] {best - 5, best, best + 1, best + 5}) {
                        int plies = depth;
                        boolean found = metered(meter -> {
                            NodeSearch<SeededPosition> search = search(game, Technique.NONE);
                            search.spendFrom(meter);
                            return search.areOthersBelow(mark, place, plies);
                        });
                        assertThat(found).as("seed " + seed + ", " + place).isEqualTo(best < mark);
                        if (found) below++;
                        else notBelow++;
                    }
                }
            }
        }
        assertThat(below).isGreaterThan(500);
        assertThat(notBelow).isGreaterThan(500);
    }

    /** What is spent on a favourite is a fifth at least, however sure it looks. */
    @Test
    void nothingIsSettledAtOnce() {
        SeededGame game = withFavourite();
        EarlyStop<SeededPosition> early = earlyStop(game, 1);
        Result found = answer(game);
        for (int depth = 1; depth <= 9; depth++) {
            int now = depth;
            double spent = depth < 9 ? 0.19 : 0.21;
            boolean settled = metered(meter -> early.isSettled(now, found.value(), found.move(), spent, meter));
            assertThat(settled).isEqualTo(depth == 9);
        }
    }

    @Test
    void whoSavesForcedMovesOnlyKnowsNoFavourites() {
        SeededGame game = withFavourite();
        Result found = answer(game);
        int[] moves = IntStream.range(0, game.start().mostMoves()).toArray();
        EarlyStop<SeededPosition> early = new EarlyStop<>(moves, false, 1, () -> search(game, Technique.ALL));
        for (int depth = 1; depth <= 12; depth++) {
            int now = depth;
            boolean settled = metered(meter -> early.isSettled(now, found.value(), found.move(), 0.9, meter));
            assertThat(settled).isFalse();
        }
    }

    @Test
    void aFavouriteIsBetterThanAllOthersByMoreThanItsValueMoves() {
        int favourites = 0;
        int contested = 0;
        for (int seed = 0; seed < 300; seed++) {
            SeededGame game = game(seed);
            if (game.start().mostMoves() < 2) continue;
            Result found = answer(game);
            if (Math.abs(found.value()) > 30) continue; // won or lost
            EarlyStop<SeededPosition> steady = earlyStop(game, 1);
            EarlyStop<SeededPosition> unsteady = earlyStop(game, 1);
            boolean settled = false;
            for (int depth = 5; depth <= 8; depth++) {
                int now = depth;
                settled = metered(meter -> steady.isSettled(now, found.value(), found.move(), 0.3, meter));
                assertThat(settled && depth < 8).isFalse(); // not the best often enough
                boolean moved = metered(meter -> unsteady.isSettled(
                        now, found.value() + now % 2 * Value.INFINITY / 8, found.move(), 0.3, meter));
                assertThat(moved).isFalse();
            }
            if (settled) favourites++;
            else contested++;
        }
        assertThat(favourites).isGreaterThan(20);
        assertThat(contested).isGreaterThan(20);
    }

    @Test
    void theOnlyMoveCostsNearlyNothingAndOnlyWhereTimeIsSaved() {
        int only = 0;
        for (int seed = 0; seed < 200; seed++) {
            SeededGame game = game(seed);
            if (game.start().mostMoves() != 1) continue;
            Engine<SeededPosition> engine = new Engine<>(game, game.evaluator(), new TranspositionTable(1));
            Limits hours = Limits.time(Duration.ofHours(2));
            Result saved = engine.saving(Saving.FORCED_MOVES).search(game.start(), hours);
            Result whole = engine.search(game.start(), hours);
            assertThat(whole.reason()).isEqualTo(StopReason.FINISHED);
            assertThat(saved.move()).isEqualTo(whole.move());
            if (saved.complete()) continue;
            only++;
            assertThat(saved.depth()).isEqualTo(1);
            assertThat(saved.reason()).isEqualTo(StopReason.SETTLED);
        }
        assertThat(only).isGreaterThan(5);
    }

    @Test
    void whereOnlyDepthIsLimitedNothingChanges() {
        for (int seed = 0; seed < 200; seed++) {
            SeededGame game = game(seed);
            for (Limits limits : List.of(Limits.depth(1), Limits.depth(4))) {
                Result usual =
                        new Engine<>(game, game.evaluator(), new TranspositionTable(1)).search(game.start(), limits);
                Result saving = new Engine<>(game, game.evaluator(), new TranspositionTable(1))
                        .saving(Saving.CLEAR_MOVES)
                        .search(game.start(), limits);
                assertThat(saving).isEqualTo(usual);
            }
        }
    }
}
