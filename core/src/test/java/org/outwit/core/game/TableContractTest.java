package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract finds what games with dice and with many seats get wrong. */
class TableContractTest {

    private static GameContract<SmallRacePosition> suite(TableFlaw flaw, boolean flawed) {
        SmallRace game = new SmallRace(flaw.players(), flaw.dice(), flawed ? flaw : null);
        return new GameContract<>() {
            @Override
            protected Game<SmallRacePosition> game() {
                return game;
            }
        };
    }

    @ParameterizedTest
    @EnumSource
    void everyFlawIsFound(TableFlaw flaw) {
        assertThatThrownBy(() -> flaw.checkWith(suite(flaw, true))).isInstanceOf(AssertionError.class);
    }

    /** Without it, a check that always fails would look like one that finds everything. */
    @ParameterizedTest
    @EnumSource
    void nothingIsFoundWhereThereIsNoFlaw(TableFlaw flaw) throws Throwable {
        flaw.checkWith(suite(flaw, false));
    }
}
