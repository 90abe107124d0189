package org.outwit.learn.strength;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProgramNamesTest {

    @Test
    void programsAreTold() {
        for (String program : List.of(
                "Logistello (buro)",
                "Sethos ()",
                "Eclipse (giles/spr)",
                "Otlo2000 (dobratz)",
                "Reve (gallot/burr.",
                "Chinook",
                "KingsRow",
                "Wyllie Pro",
                "Fritz 5.32",
                "stockfish")) {
            assertThat(ProgramNames.has(program)).as(program).isTrue();
        }
    }

    @Test
    void peopleAreNot() {
        for (String person : List.of(
                "",
                "Tastet Marc",
                "Wyllie, J.",
                "Fischer, Robert James",
                "Fritz, Hans",
                "Cakes, B.",
                "Tinsley, M. (USA)",
                "player-00001")) {
            assertThat(ProgramNames.has(person)).as(person).isFalse();
        }
    }
}
