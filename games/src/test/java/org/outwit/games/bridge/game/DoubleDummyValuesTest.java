package org.outwit.games.bridge.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.hidden.AlphaMu;
import org.outwit.core.hidden.HiddenResult;
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.hidden.HiddenSetup;
import org.outwit.core.hidden.Pimc;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;

class DoubleDummyValuesTest {

    private static final Bridge GAME = new Bridge();

    /** The definition: every card is played, and each side takes the best of what comes. */
    private static int naive(BridgePosition position, int player) {
        if (position.isOver()) return position.payoff(player);
        boolean own = GAME.arePartners(player, position.mover());
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int value = naive(position, player);
            position.undo();
            best = own ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Test
    void valuesAreThoseOfThePlainSearch() {
        Random random = new Random(11);
        DoubleDummyValues values = new DoubleDummyValues();
        for (int trial = 0; trial < 150; trial++) {
            BridgePosition position = BridgeEndings.any(random, 1 + random.nextInt(4));
            for (int player = 0; player < 3; player++) {
                assertThat(values.value(position, player))
                        .as(position.toString())
                        .isEqualTo(naive(position, player));
            }
        }
    }

    private static HiddenSetup<BridgePosition> setup(Search<BridgePosition> clairvoyant) {
        return new HiddenSetup<>(GAME, GAME, clairvoyant, GAME.evaluator("tricks"), 100, 1);
    }

    private static HiddenSetup<BridgePosition> valued() {
        return HiddenSetup.valued(GAME, new DoubleDummyValues(), GAME.evaluator("tricks"), 100, 1);
    }

    /** A search like any other, which says that it did not come to the end before it was allowed to. */
    private static HiddenSetup<BridgePosition> searched() {
        return setup((root, viewer, limits) -> {
            int plies = Long.bitCount(root.inHands());
            return Result.exact(naive(root, viewer), List.of(), 0, plies <= limits.depth(), Counts.ZERO);
        });
    }

    private static HiddenResult ask(HiddenSearch<BridgePosition> search, BridgePosition position, Limits limits) {
        int player = position.mover();
        return search.search(GAME.sight(position, player), GAME.worlds(position, player), limits);
    }

    @Test
    void averagingOverThemIsAveragingOverThePlainSearch() {
        Random random = new Random(12);
        for (int trial = 0; trial < 30; trial++) {
            BridgePosition position = BridgeEndings.any(random, 2 + random.nextInt(2));
            HiddenResult found = ask(new Pimc<>(valued()), position, Limits.NONE);
            HiddenResult wanted = ask(new Pimc<>(searched()), position, Limits.NONE);
            assertThat(found.moves()).as(position.toString()).isEqualTo(wanted.moves());
            assertThat(found.move()).isEqualTo(wanted.move());
            assertThat(found.complete()).isTrue();
        }
    }

    @Test
    void whereTheTimeIsOverSomeWorldsAreEnough() {
        BridgePosition position = BridgeEndings.any(new Random(2), 8);
        HiddenResult some = ask(new Pimc<>(valued()), position, Limits.NONE.withNodes(20_000));
        assertThat(some.isKnown()).isTrue();
        assertThat(some.worlds()).isBetween(1, 99);
        assertThat(some.complete()).isFalse();
        assertThat(some.reason()).isEqualTo(StopReason.NODES);
        HiddenResult least = ask(new Pimc<>(valued()), position, Limits.NONE.withNodes(1));
        assertThat(least.worlds()).as("there is always an answer").isEqualTo(1);
    }

    /** What is left out on the way changes no value: the same search without short cuts goes through everything. */
    @Test
    void alphaMuWithThemIsAlphaMuWithThePlainSearch() {
        Random random = new Random(13);
        int below = 0;
        for (int trial = 0; trial < 40; trial++) {
            BridgePosition position = BridgeEndings.any(random, trial % 4 == 0 ? 3 : 2);
            HiddenResult found = ask(new AlphaMu<>(valued(), AlphaMu.ALL, AlphaMu.ALL), position, Limits.NONE);
            HiddenResult wanted = ask(new AlphaMu<>(searched(), AlphaMu.ALL, AlphaMu.ALL), position, Limits.NONE);
            assertThat(found.value()).as(position.toString()).isEqualTo(wanted.value());
            assertThat(found.complete()).isEqualTo(wanted.complete());
            double averaging = ask(new Pimc<>(valued()), position, Limits.NONE).value();
            assertThat(found.value()).isLessThanOrEqualTo(averaging);
            if (found.value() < averaging) below++;
        }
        assertThat(below)
                .as("endings in which the strategies of different worlds cannot be put together")
                .isPositive();
    }
}
