package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MoveLooksTest {

    /** A decision between two moves, in which the first shows these things. */
    private static SeenDecision seen(int... places) {
        int[] all = new int[places.length + 1];
        System.arraycopy(places, 0, all, 0, places.length);
        all[places.length] = 99;
        return new SeenDecision(
                0,
                0,
                0,
                Standing.of(0),
                0,
                new int[2],
                new float[2],
                new float[0][2],
                FeatureRows.of(2, 0, (i, f) -> 0),
                new int[0][2],
                18,
                all,
                new int[] {0, places.length, places.length + 1},
                new float[0]);
    }

    /** By the definition: how often each thing is expected of them, a few million sights of anybody's moves counted in. */
    @Test
    void whoShowsSomethingMoreOftenIsLikelier() {
        MoveLooks anna = new MoveLooks();
        MoveLooks bob = new MoveLooks();
        for (int i = 0; i < 30; i++) anna.add(seen(1, 2), 0, 1);
        for (int i = 0; i < 20; i++) bob.add(seen(2, 3), 0, 1);
        MoveLooks all = new MoveLooks();
        all.add(anna);
        all.add(bob);
        double anybody = 1_500_000;
        double usual = (30 + 0.5) / (100 + 0.5 * (1 << 18));
        double expected = Math.log((30 + anybody * usual) / (60 + anybody) / usual);
        assertThat(anna.lift(seen(1), 0, all)).isCloseTo(expected, within(1e-9));
        assertThat(anna.lift(seen(1, 3), 0, all)).isGreaterThan(bob.lift(seen(1), 0, all));
        assertThat(bob.lift(seen(3), 0, all)).isGreaterThan(anna.lift(seen(3), 0, all));
        assertThat(anna.lift(seen(7), 0, all)).isLessThan(0);
    }

    /** Counts can grow with time and be made small again: only what they are to each other counts. */
    @Test
    void whatIsLongAgoCountsLess() {
        MoveLooks once = new MoveLooks();
        once.add(seen(1), 0, 1);
        once.add(seen(2), 0, 2);
        MoveLooks twice = new MoveLooks();
        for (int i = 0; i < 2; i++) twice.add(seen(2), 0, 2);
        for (int i = 0; i < 2; i++) twice.add(seen(1), 0, 1);
        MoveLooks all = new MoveLooks();
        all.add(once);
        assertThat(twice.times(0.5).lift(seen(1, 2), 0, all)).isCloseTo(once.lift(seen(1, 2), 0, all), within(1e-9));
        assertThat(once.lift(seen(2), 0, all)).isGreaterThan(0);
    }
}
