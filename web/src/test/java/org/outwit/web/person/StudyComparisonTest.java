package org.outwit.web.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.web.person.StudyComparison.Pair;
import org.outwit.web.person.StudyFigures.Figure;

class StudyComparisonTest {

    private static final List<Figure> ONE = List.of(
            new Figure("", "points scored", 0.6, 0.5, 0.7),
            new Figure("", "only one has this", 0.6, 0.5, 0.7),
            new Figure("opening", "men", 0.4, 0.3, 0.5),
            new Figure("opening", "centre", 0.1, 0.05, 0.15),
            new Figure("ending", "men", 0.5, 0.45, 0.55));

    private static final List<Figure> OTHER = List.of(
            new Figure("", "points scored", 0.45, 0.35, 0.55),
            new Figure("opening", "men", 0.35, 0.25, 0.45),
            new Figure("opening", "centre", -0.1, -0.15, -0.05),
            new Figure("ending", "men", 0.1, 0.05, 0.15));

    @Test
    void differencesHaveTheIntervalOfBoth() {
        Pair points = StudyComparison.of(ONE, OTHER).first().get(0);
        assertThat(points.difference()).isCloseTo(0.15, within());
        assertThat(points.half()).isCloseTo(Math.sqrt(0.02), within()); // 0.141: each of them has 0.1
        assertThat(points.isClear()).isTrue();
    }

    private static org.assertj.core.data.Offset<Double> within() {
        return org.assertj.core.data.Offset.offset(1e-12);
    }

    @Test
    void onlyWhatBothHaveIsCompared() {
        StudyComparison found = StudyComparison.of(ONE, OTHER);
        assertThat(found.first()).hasSize(1);
        assertThat(found.compared()).isEqualTo(4);
    }

    @Test
    void ofWhatTheyValueTheClearestComeFirstAndChanceIsLeftOut() {
        assertThat(StudyComparison.of(ONE, OTHER).values())
                .extracting(each -> each.one().key())
                .containsExactly("ending\nmen", "opening\ncentre");
    }

    @Test
    void theSamePersonDiffersInNothing() {
        StudyComparison found = StudyComparison.of(ONE, ONE);
        assertThat(found.first()).noneMatch(Pair::isClear);
        assertThat(found.values()).isEmpty();
    }
}
