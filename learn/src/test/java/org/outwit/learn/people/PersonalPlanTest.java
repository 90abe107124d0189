package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.outwit.learn.prediction.Trust;

class PersonalPlanTest {

    private static PersonalPlan plan(double halfway, double judged) {
        return new PersonalPlan(new Trust(2, 0.3), 300, 3000, 0.008, halfway, 1, 0, 1, judged);
    }

    @Test
    void moreIsBelievedTheMoreGamesThereAre() {
        assertThat(plan(20, 1).belief(0)).isZero();
        assertThat(plan(20, 1).belief(20)).isEqualTo(0.5);
        assertThat(plan(20, 1).belief(180)).isEqualTo(0.9);
        assertThat(plan(0, 1).belief(1)).isEqualTo(1);
        assertThat(PersonalPlan.beside(new Trust(2, 0.3)).belief(5)).isEqualTo(1);
    }

    @Test
    void numbersThatMeanNothingAreRefused() {
        for (PersonalPlanTest.Numbers each :
                new Numbers[] {() -> plan(-1, 1), () -> plan(1, 2), () -> plan(1, Double.NaN)}) {
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(each::make)
                    .withMessageStartingWith("A person cannot be followed by the numbers 300, 3000.0, 0.008, ");
        }
    }

    @FunctionalInterface
    private interface Numbers {
        PersonalPlan make();
    }
}
