package org.outwit.learn.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PreferencesTest {

    @Test
    void equalOnesAddUp() {
        Preferences preferences = new Preferences(2);
        preferences.add(new double[] {1, 0.0}, 1, 2);
        preferences.add(new double[] {1, -0.0}, 1, 3);
        preferences.add(new double[] {1, 0}, 2, 1);
        preferences.add(new double[] {1, 1}, 2, 0);
        assertThat(preferences.size()).isEqualTo(2);
        assertThat(preferences.count(0)).isEqualTo(5);
        assertThat(preferences.loss(new double[] {0.5, 1})).isEqualTo(5 * 0.5 + 1.5);
    }

    @Test
    void whatWeightsCannotChangeIsLost() {
        Preferences preferences = new Preferences(1);
        preferences.add(new double[] {0}, 2, 3);
        preferences.add(new double[] {0}, -2, 3);
        assertThat(preferences.size()).isZero();
        assertThat(preferences.loss(new double[] {1})).isEqualTo(6);
    }

    @Test
    void saysWhatIsWrong() {
        Preferences preferences = new Preferences(2);
        assertThatThrownBy(() -> preferences.add(new double[] {1}, 1, 1))
                .hasMessage("A preference has 1 features where 2 were expected.");
        assertThatThrownBy(() -> preferences.add(new double[] {1, Double.NaN}, 1, 1))
                .hasMessage("The preference [1.0, NaN] with margin 1.0 and count 1.0 must be of finite numbers, and its"
                        + " count not negative.");
        assertThatThrownBy(() -> preferences.add(new double[] {1, 1}, 1, -1)).hasMessageContaining("count -1.0");
        assertThatThrownBy(() -> new Preferences(0)).hasMessage("The features (0) must be one or more.");
    }
}
