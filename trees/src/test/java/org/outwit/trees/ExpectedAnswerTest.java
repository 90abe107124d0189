package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.tree.Exact;

class ExpectedAnswerTest {

    @Test
    void valuesOfTreesMustBeEqual() {
        assertThat(ExpectedAnswer.agree(Exact.parse("0.5"), Exact.parse("1/2"))).isTrue();
        assertThat(ExpectedAnswer.agree("1/2", Exact.parse("0.5"))).isTrue();
        assertThat(ExpectedAnswer.agree(Exact.parse("0.50000000001"), Exact.parse("0.5")))
                .isFalse();
        assertThat(ExpectedAnswer.agree("inf", Exact.INFINITY)).isTrue();
        assertThat(ExpectedAnswer.agree(true, Exact.of(1))).isFalse();
    }

    @Test
    void averagesMayDifferALittle() {
        assertThat(ExpectedAnswer.agree(Exact.parse("1/3"), 1.0 / 3)).isTrue();
        assertThat(ExpectedAnswer.agree(Exact.parse("0.3333333334"), 1.0 / 3)).isTrue();
        assertThat(ExpectedAnswer.agree(Exact.parse("0.33333334"), 1.0 / 3)).isFalse();
        assertThat(ExpectedAnswer.agree("inf", Double.POSITIVE_INFINITY)).isTrue();
        assertThat(ExpectedAnswer.agree("inf", 1e300)).isFalse();
        assertThat(ExpectedAnswer.agree(Exact.of(0), Double.NaN)).isFalse();
    }

    @Test
    void arraysAreComparedElementByElement() {
        assertThat(ExpectedAnswer.agree(List.of(Exact.of(1), "a"), List.of(1, "a")))
                .isTrue();
        assertThat(ExpectedAnswer.agree(List.of(Exact.of(1)), List.of(1, 2))).isFalse();
        assertThat(ExpectedAnswer.agree(List.of("a"), List.of("b"))).isFalse();
        assertThat(ExpectedAnswer.agree(List.of(List.of(Exact.of(1))), List.of(List.of(1.0))))
                .isTrue();
    }

    @Test
    void objectsMustHaveWhatIsExpected() {
        Map<String, Object> got = Map.of("total", 3L, "f", 3L);
        assertThat(ExpectedAnswer.agree(Map.of("f", Exact.of(3)), got)).isTrue();
        assertThat(ExpectedAnswer.agree(Map.of("g", Exact.of(3)), got)).isFalse();
        assertThat(ExpectedAnswer.agree(Exact.of(3), got)).isTrue();
    }
}
