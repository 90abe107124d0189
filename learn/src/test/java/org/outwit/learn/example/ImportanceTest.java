package org.outwit.learn.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.tree.RandomTree;

class ImportanceTest {

    private static Example<?> ofGame(int game) {
        return new Example<>(RandomTree.uniform(1, 2, 2, 9).start(), 0, game, 0);
    }

    @Test
    void laterGamesCountMore() {
        Importance fading = Importance.fading(10, 4);
        assertThat(fading.of(ofGame(10))).isEqualTo(1);
        assertThat(fading.of(ofGame(6))).isEqualTo(0.5);
        assertThat(fading.of(ofGame(2))).isEqualTo(0.25);
        assertThat(Importance.EQUAL.of(ofGame(2))).isEqualTo(1);
    }

    @Test
    void aWindowEnds() {
        Importance window = Importance.window(10, 3);
        assertThat(window.of(ofGame(10))).isEqualTo(1);
        assertThat(window.of(ofGame(8))).isEqualTo(1);
        assertThat(window.of(ofGame(7))).isZero();
    }

    @Test
    void saysWhatIsWrong() {
        assertThatThrownBy(() -> Importance.window(1, 0)).hasMessage("The window (0 games) must hold a game.");
        assertThatThrownBy(() -> Importance.fading(1, 0))
                .hasMessage("The games after which half is left (0.0) must be positive.");
    }
}
