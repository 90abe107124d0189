package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.learn.people.ErrorTilt;

class TiltFitTest {

    /** People who play by a tilted row are found to: as much as they do, within what lots allow. */
    @Test
    void theTiltOfPeopleIsFound() {
        Random random = new Random(1);
        ErrorTilt people = new ErrorTilt(2, 0.8, 0.3, 0.7);
        List<TiltFit.Case> cases = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            double[] expected = {0.1 + random.nextDouble(), 0.1 + random.nextDouble(), 0.1 + random.nextDouble()};
            double sum = expected[0] + expected[1] + expected[2];
            for (int k = 0; k < 3; k++) expected[k] /= sum;
            double[] seen = {2 * random.nextDouble(), random.nextDouble(), random.nextDouble()};
            double[] deeper = {random.nextDouble(), random.nextDouble(), 3 * random.nextDouble()};
            double[] played = expected.clone();
            people.apply(seen, deeper, 0, played, 3);
            double lot = random.nextDouble();
            int chosen = lot < played[0] ? 0 : lot < played[0] + played[1] ? 1 : 2;
            cases.add(new TiltFit.Case(expected, seen, deeper, chosen));
        }
        ErrorTilt found = TiltFit.fit(2, cases);
        assertThat(found.beyond()).isEqualTo(2);
        assertThat(found.power()).isEqualTo(0.8, within(0.06));
        assertThat(found.back()).isEqualTo(0.3, within(0.06));
        assertThat(found.by()).isEqualTo(0.7, within(0.06));
    }

    @Test
    void nobodyTellsNothing() {
        assertThat(TiltFit.fit(2, List.of())).isEqualTo(new ErrorTilt(2, 1, 0, 0));
    }
}
