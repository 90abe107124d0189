package org.outwit.core.hidden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;

class IsMctsTest {

    private static HiddenResult ask(WorldTree.Node root, int worlds, long nodes) {
        IsMcts<WorldTree> search = new IsMcts<>(HiddenExamples.setup(), 2);
        return HiddenExamples.ask(search, root, worlds, Limits.NONE.withNodes(nodes));
    }

    @Test
    void itTakesRoadBWhereItIsRight() {
        assertThat(ask(HiddenExamples.DAY_1, 1, 5_000).move()).isEqualTo(HiddenExamples.ROAD_B);
    }

    @Test
    void onTheThirdDayItTakesRoadA() {
        HiddenResult result = ask(HiddenExamples.DAY_3, 2, 5_000);
        assertThat(result.move()).isEqualTo(HiddenExamples.ROAD_A);
        assertThat(result.value()).isEqualTo(HiddenExamples.GOLD);
    }

    @Test
    void itDoesNotFuseStrategies() {
        HiddenResult result = ask(HiddenExamples.STRATEGY_FUSION, 3, 50_000);
        assertThat(result.move()).isZero();
        assertThat(result.value()).isCloseTo(2.0 / 3, within(0.05));
    }

    @Test
    void equalSeedsSearchEqually() {
        assertThat(ask(HiddenExamples.NON_LOCALITY, 3, 2_000)).isEqualTo(ask(HiddenExamples.NON_LOCALITY, 3, 2_000));
    }

    private static HiddenResult remembering(int most, long nodes) {
        IsMcts<WorldTree> search = new IsMcts<>(HiddenExamples.setup(), 2, most);
        return HiddenExamples.ask(search, HiddenExamples.STRATEGY_FUSION, 3, Limits.NONE.withNodes(nodes));
    }

    /** Playouts go on from where the tree ends, and the moves that it has still get better known. */
    @Test
    void aFullTreeGrowsNoMore() {
        HiddenResult free = ask(HiddenExamples.STRATEGY_FUSION, 3, 20_000);
        assertThat(free.counts().held()).as("the root and all moves below").isEqualTo(6);
        for (int most = 3; most < 6; most++) {
            HiddenResult result = remembering(most, 20_000);
            assertThat(result.counts().held()).as("of " + most).isEqualTo(most);
            assertThat(result.counts().nodes()).isEqualTo(20_000);
            assertThat(result.worlds()).as("playouts").isGreaterThan(5_000);
            assertThat(result.move()).isZero();
            assertThat(result.value()).isCloseTo(2.0 / 3, within(0.05));
            assertThat(result).isEqualTo(remembering(most, 20_000));
        }
        assertThat(remembering(6, 20_000)).isEqualTo(free);
        assertThatThrownBy(() -> remembering(0, 1)).hasMessage("The nodes (0) must be positive.");
    }

    @Test
    void itStopsAtItsLimits() {
        HiddenResult result = ask(HiddenExamples.DAY_3, 2, 100);
        assertThat(result.counts().nodes()).isEqualTo(100);
        assertThat(result.reason()).isEqualTo(StopReason.NODES);
        HiddenResult usual =
                HiddenExamples.ask(new IsMcts<>(HiddenExamples.setup(), 2), HiddenExamples.DAY_3, 2, Limits.NONE);
        assertThat(usual.counts().nodes()).isEqualTo(IsMcts.USUAL_NODES);
    }
}
