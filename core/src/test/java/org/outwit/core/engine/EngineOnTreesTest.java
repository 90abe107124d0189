package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.SeededTrees.Kind;

/**
 * The engine against the listing on seeded trees: ragged, with ties and single children, with sides that do not alternate,
 * and with advice that is drawn by lot.
 */
class EngineOnTreesTest {

    private static final int TREES = Thoroughness.of(1500);

    /** Far enough that no technique of the last plies is met before the end of a tree, with any reduction. */
    private static final int DEEP = 45;

    private static SeededGame game(int seed) {
        return new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
    }

    private static Engine<SeededPosition> engine(SeededGame game, Set<Technique> techniques) {
        return new Engine<>(game, game.evaluator(), new TranspositionTable(1)).with(techniques);
    }

    /** Table, move order, null windows and aspiration are always there: they may not change anything. */
    @Test
    void withoutTechniquesTheValueIsTheListings() {
        for (int seed = 0; seed < TREES; seed++) {
            SeededGame game = game(seed);
            AlphaBeta<SeededPosition> listing = new AlphaBeta<>(game.evaluator());
            Engine<SeededPosition> engine = engine(game, Technique.NONE);
            for (int viewer = 0; viewer < 2; viewer++) {
                for (int depth = 0; depth <= 8; depth++) {
                    String name = "seed " + seed + ", viewer " + viewer + ", depth " + depth;
                    Result expected = listing.search(game.start(), viewer, Limits.depth(depth));
                    Result found = engine.search(game.start(), viewer, Limits.depth(depth));
                    assertThat(found.value()).as(name).isEqualTo(expected.value());
                    assertThat(found.bound()).as(name).isEqualTo(Bound.EXACT);
                    if (expected.move() == Position.NO_MOVE) continue;
                    SeededPosition next = game.start();
                    next.play(found.move());
                    assertThat(listing.search(next, viewer, Limits.depth(depth - 1))
                                    .value())
                            .as(name + ", move " + found.move())
                            .isEqualTo(expected.value());
                }
            }
        }
    }

    /** In a tree nothing comes back and no position is met at two depths, so these leave every value alone. */
    @ParameterizedTest
    @EnumSource(names = {"REPETITION", "DEEPER_ENTRIES", "SHORTER_WIN"})
    void soundTechniquesKeepTheValue(Technique technique) {
        boolean shorterWin = technique == Technique.SHORTER_WIN;
        for (int seed = 0; seed < TREES; seed++) {
            SeededGame game = game(seed);
            Engine<SeededPosition> engine = engine(game, EnumSet.of(technique));
            for (int depth = 1; depth <= 7; depth++) {
                Result found = engine.search(game.start(), 0, Limits.depth(depth));
                assertThat(found.value())
                        .as("seed " + seed + ", depth " + depth)
                        .isEqualTo(Definition.value(game, game.start(), depth, shorterWin));
            }
        }
    }

    /**
     * What a technique guesses near the horizon, the whole tree tells better. Doing nothing is the exception: where it is a
     * move that the game does not have, it is a guess at any depth.
     */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NULL_MOVE")
    void farBeyondTheEndOfTheGameTheValueIsTrue(Technique technique) {
        farBeyond(EnumSet.of(technique));
    }

    @Test
    void farBeyondTheEndOfTheGameAllTogetherFindTheTrueValue() {
        farBeyond(EnumSet.complementOf(EnumSet.of(Technique.NULL_MOVE)));
    }

    private static void farBeyond(Set<Technique> techniques) {
        boolean shorterWin = techniques.contains(Technique.SHORTER_WIN);
        for (int seed = 0; seed < TREES; seed++) {
            SeededGame game = game(seed);
            Result found = engine(game, techniques).search(game.start(), 0, Limits.depth(DEEP));
            assertThat(found.value())
                    .as("seed " + seed)
                    .isEqualTo(Definition.value(game, game.start(), Integer.MAX_VALUE, shorterWin));
        }
    }

    @ParameterizedTest
    @EnumSource(Technique.class)
    void whatIsCompleteIsTrue(Technique technique) {
        complete(EnumSet.of(technique));
    }

    @Test
    void whatIsCompleteWithAllTogetherIsTrue() {
        complete(Technique.ALL);
    }

    private static void complete(Set<Technique> techniques) {
        boolean shorterWin = techniques.contains(Technique.SHORTER_WIN);
        int complete = 0;
        for (int seed = 0; seed < TREES; seed++) {
            SeededGame game = game(seed);
            int truth = Definition.value(game, game.start(), Integer.MAX_VALUE, shorterWin);
            Engine<SeededPosition> engine = engine(game, techniques);
            for (int depth = 1; depth <= 9; depth++) {
                Result found = engine.search(game.start(), 0, Limits.depth(depth));
                assertThat(found.bound()).isEqualTo(Bound.EXACT);
                if (!found.complete()) continue;
                complete++;
                assertThat(found.value())
                        .as("seed " + seed + ", depth " + depth)
                        .isEqualTo(truth);
            }
        }
        assertThat(complete).isPositive();
    }
}
