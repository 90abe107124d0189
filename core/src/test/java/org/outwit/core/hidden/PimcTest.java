package org.outwit.core.hidden;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.hidden.HiddenResult.MoveAverage;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;

class PimcTest {

    @Test
    void onTheFirstTwoDaysRoadBIsRight() {
        assertThat(HiddenExamples.pimc(HiddenExamples.DAY_1, 1).move()).isEqualTo(HiddenExamples.ROAD_B);
        assertThat(HiddenExamples.pimc(HiddenExamples.DAY_2, 1).move()).isEqualTo(HiddenExamples.ROAD_B);
    }

    @Test
    void onTheThirdDayItStillTakesRoadBAndCountsOnTheJewels() {
        HiddenResult result = HiddenExamples.pimc(HiddenExamples.DAY_3, 2);
        assertThat(result.moves())
                .containsExactly(
                        new MoveAverage(HiddenExamples.ROAD_A, HiddenExamples.GOLD),
                        new MoveAverage(HiddenExamples.ROAD_B, HiddenExamples.JEWELS));
        assertThat(result.move()).isEqualTo(HiddenExamples.ROAD_B);
        assertThat(result.complete()).isTrue();
        assertThat(result.worlds()).isEqualTo(2);
    }

    @Test
    void itFusesStrategies() {
        HiddenResult result = HiddenExamples.pimc(HiddenExamples.STRATEGY_FUSION, 3);
        assertThat(result.move()).isEqualTo(1);
        assertThat(result.value()).isEqualTo(1);
    }

    @Test
    void manyWorldsAreSampledAndEqualSeedsSampleEqually() {
        HiddenSetup<WorldTree> few =
                new HiddenSetup<>(WorldTree.EYES, HiddenExamples.setup().clairvoyant(), WorldTree::value, 2, 7);
        HiddenResult once = HiddenExamples.ask(new Pimc<>(few), HiddenExamples.STRATEGY_FUSION, 3, Limits.NONE);
        assertThat(once.worlds()).isEqualTo(2);
        assertThat(HiddenExamples.ask(new Pimc<>(few), HiddenExamples.STRATEGY_FUSION, 3, Limits.NONE))
                .isEqualTo(once);
    }

    @Test
    void limitsEndIt() {
        HiddenResult stopped = HiddenExamples.ask(
                new Pimc<>(HiddenExamples.setup()), HiddenExamples.DAY_3, 2, Limits.NONE.withNodes(1));
        assertThat(stopped.isKnown()).isFalse();
        assertThat(stopped.reason()).isEqualTo(StopReason.NODES);
        HiddenResult later = HiddenExamples.ask(
                new Pimc<>(HiddenExamples.setup()), HiddenExamples.DAY_3, 2, Limits.NONE.withNodes(6));
        assertThat(later.depth()).isEqualTo(1);
        assertThat(later.move()).isEqualTo(HiddenExamples.ROAD_A); // the fork is beyond the horizon
    }
}
