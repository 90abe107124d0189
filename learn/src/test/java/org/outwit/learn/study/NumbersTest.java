package org.outwit.learn.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.chess.Chess;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.draughts.Checkers;
import org.outwit.learn.example.SideNames;

class NumbersTest {

    /** From the table in Newcombe, 1998: 81 of 263. */
    @Test
    void sharesHaveWilsonIntervals() {
        Share share = new Share(81, 263);
        assertThat(share.least()).isCloseTo(0.2553, within(1e-4));
        assertThat(share.most()).isCloseTo(0.3662, within(1e-4));
        assertThat(new Share(0, 0).least()).isZero();
        assertThat(new Share(0, 0).most()).isEqualTo(1);
        assertThat(new Share(0, 20).least()).isZero();
        assertThatThrownBy(() -> new Share(3, 2)).hasMessage("3 of 2 is no share: it must lie between 0 and all.");
    }

    @Test
    void scoresCountDrawsAsHalf() {
        PersonResults results = new PersonResults(3, 2, 1, 4);
        assertThat(results.games()).isEqualTo(10);
        assertThat(results.decided()).isEqualTo(6);
        assertThat(results.score()).isCloseTo(4 / 6.0, within(1e-12));
        assertThat(results.least()).isLessThan(results.score());
        assertThat(results.most()).isGreaterThan(results.score());
        assertThat(PersonResults.NONE.score()).isEqualTo(0.5);
    }

    /** Three wins prove little. */
    @Test
    void fewEqualResultsAreNotCertain() {
        assertThat(new PersonResults(3, 0, 0, 0).least()).isLessThan(0.7);
        assertThat(new PersonResults(0, 0, 3, 0).most()).isGreaterThan(0.3);
    }

    /** Nor do three decisions that all cost the same. */
    @Test
    void fewEqualLossesAreNotCertain() {
        Mean nothing = Mean.of(List.of(0.0, 0.0, 0.0), 2);
        assertThat(nothing.value()).isZero();
        assertThat(nothing.least()).isZero();
        assertThat(nothing.most()).isGreaterThan(0.5);
        Mean equal = Mean.of(List.of(1.0, 1.0, 1.0), 2);
        assertThat(equal.most() - equal.least()).isGreaterThan(0.5);
        Mean many = Mean.of(Collections.nCopies(1_000, 0.0), 2);
        assertThat(many.most()).isLessThan(0.01);
        assertThat(Mean.of(List.of(), 2).most()).isPositive();
    }

    @Test
    void farFromLevelLessCounts() {
        Weighing weighing = Weighing.of(List.of(0.1, -2.0, 1.0, -0.5, 9.0));
        assertThat(weighing.ceiling()).isEqualTo(3);
        assertThat(weighing.of(1) - weighing.of(0)).isGreaterThan(4 * (weighing.of(5) - weighing.of(4)));
        assertThat(weighing.of(1e9)).isEqualTo(3);
        assertThat(weighing.of(-2)).isEqualTo(-weighing.of(2));
    }

    @Test
    void sidesAreCalledByTheirColours() {
        assertThat(SideNames.of(new Chess())).containsExactly("White", "Black");
        assertThat(SideNames.of(new Checkers())).containsExactly("Black", "White");
        assertThat(SideNames.of(new ConnectFour())).hasSize(2);
    }
}
