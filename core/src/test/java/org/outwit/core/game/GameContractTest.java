package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract finds what it is there to find. */
class GameContractTest {

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void everyFlawIsFound(Flaw flaw) {
        assertThatThrownBy(() -> flaw.checkWith(new Suite(flaw))).isInstanceOf(AssertionError.class);
    }

    /** Without it, a check that always fails would look like one that finds everything. */
    @ParameterizedTest
    @EnumSource
    void nothingIsFoundWhereThereIsNoFlaw(Flaw flaw) throws Throwable {
        flaw.checkWith(new Suite(Flaw.NONE));
    }

    @Test
    void wrongPerftIsFound() {
        assertThatThrownBy(new Suite(Flaw.NONE)::perftIsAsPublished)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("depth 2");
    }

    @Test
    void allocationIsFound() {
        assertThatThrownBy(new Suite(Flaw.NONE)::nothingIsAllocated)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("allocated");
    }

    @Test
    void missingPlaythroughSaysHowToMakeIt() {
        if (System.getProperty("outwit.golden") != null) return;
        assertThatThrownBy(new Suite(Flaw.NONE)::playthroughIsUnchanged)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("There is no playthrough playthroughs/flawed.txt")
                .hasMessageContaining("-Doutwit.golden=write");
    }

    @Test
    void changedPlaythroughShowsTheFirstDifference() {
        if (System.getProperty("outwit.golden") != null) return;
        Game<?> game = new SmallTicTacToe().asGame("renamed");
        assertThatThrownBy(() -> Playthrough.check(game, "small-tictactoe", 60, getClass()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("small-tictactoe.txt line 1 differs");
    }

    @Test
    void playthroughsAreTheSameEveryTime() {
        String one = Playthrough.write(new SmallTicTacToe().asGame("twice"), 60);
        assertThat(Playthrough.write(new SmallTicTacToe().asGame("twice"), 60)).isEqualTo(one);
    }

    private static final class Suite extends GameContract<FlawedPosition> {

        private final FlawedGame game;

        Suite(Flaw flaw) {
            game = new FlawedGame(flaw);
        }

        @Override
        protected Game<FlawedPosition> game() {
            return game;
        }

        @Override
        protected long[] perft() {
            return new long[] {9, 73};
        }
    }
}
