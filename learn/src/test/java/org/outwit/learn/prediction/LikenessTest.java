package org.outwit.learn.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class LikenessTest {

    /** Games are numbers; both candidates play normally distributed ones. */
    private static Likeness<Double> likeness() {
        Likeness<Double> likeness = new Likeness<>();
        likeness.add("zero", game -> -game * game / 2);
        likeness.add("one", game -> -(game - 1) * (game - 1) / 2);
        return likeness;
    }

    @Test
    void isTheRuleOfBayes() {
        List<Likeness.Match> matches = likeness().matches(List.of(0.9, 0.8));
        assertThat(matches).extracting(Likeness.Match::name).containsExactly("one", "zero");
        double ratio = Math.exp(0.9 - 0.5 + 0.8 - 0.5);
        assertThat(matches.get(0).probability()).isCloseTo(ratio / (1 + ratio), within(1e-9));
        assertThat(matches.get(1).probability()).isCloseTo(1 / (1 + ratio), within(1e-9));
    }

    @Test
    void tinyLikelihoodsAreStillCompared() {
        List<Likeness.Match> matches = likeness().matches(List.of(2000.0));
        assertThat(matches.get(0).name()).isEqualTo("one");
        assertThat(matches.get(0).probability()).isCloseTo(1, within(1e-9));
    }

    @Test
    void saysWhatIsWrong() {
        assertThatThrownBy(() -> new Likeness<Double>().matches(List.of())).hasMessageContaining("nobody");
        assertThatThrownBy(() -> likeness().add("one", game -> 0)).hasMessageContaining("named one");
    }
}
