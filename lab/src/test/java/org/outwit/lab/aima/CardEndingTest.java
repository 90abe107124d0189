package org.outwit.lab.aima;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.hidden.AlphaMu;
import org.outwit.core.hidden.HiddenResult;
import org.outwit.core.hidden.HiddenResult.MoveAverage;
import org.outwit.core.hidden.Pimc;
import org.outwit.core.search.Limits;

class CardEndingTest {

    /** Russell and Norvig: the nine of clubs looks as good as anything, and loses by two tricks half of the time. */
    @Test
    void theHandsOfTheChapter() {
        CardEnding ending = CardEnding.ofTheChapter();
        assertThat(ending.averaged().moves()).contains(new MoveAverage(CardEnding.move("C9"), 0));
        assertThat(ending.believed(CardEnding.move("C9"))).isEqualTo(-1);
        assertThat(ending.believed(CardEnding.move("H6"))).isZero();
    }

    @Test
    void everyWorldOfARandomEndingLooksTheSame() {
        CardEnding ending = CardEnding.random(3, 3);
        assertThat(ending.worlds()).hasSize(20);
        assertThat(ending.worlds())
                .allSatisfy(world -> assertThat(CardEnding.GAME.sight(world, 0)).isEqualTo(ending.sight()));
    }

    @Test
    void anAverageIsNeverBelowWhatIsBelieved() {
        for (long seed = 1; seed <= 5; seed++) {
            CardEnding ending = CardEnding.random(seed, 3);
            for (MoveAverage each : ending.averaged().moves())
                assertThat(each.value() / CardEnding.TRICK)
                        .as("seed " + seed)
                        .isGreaterThanOrEqualTo(ending.believed(each.move()) - 1e-9);
        }
    }

    @Test
    void onTheThirdDayAveragingTakesTheRoadToTheFork() {
        HiddenResult averaged =
                new Pimc<>(RoadPosition.setup()).search(RoadPosition.sight(), RoadPosition.days(0, 1), Limits.NONE);
        assertThat(averaged.move()).isEqualTo(RoadPosition.ROAD_B);
        assertThat(averaged.value()).isEqualTo(RoadPosition.JEWELS);
        HiddenResult believed = new AlphaMu<>(RoadPosition.setup(), AlphaMu.ALL, AlphaMu.USUAL_FRONT)
                .search(RoadPosition.sight(), RoadPosition.days(0, 1), Limits.NONE);
        assertThat(believed.move()).isEqualTo(RoadPosition.ROAD_A);
        assertThat(believed.value()).isEqualTo(RoadPosition.GOLD);
    }
}
