package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.ProgressMonitor;

class HiddenTrialTest {

    @Test
    void findsOutSomebodyWhoLooksTwoPliesAhead() {
        Map<String, Double> learned = new HiddenTrial<>(SamuelTerms.GAME, SamuelTerms.TEN, 2, 0, 7)
                .learned(List.of(50, 100), 3, ProgressMonitor.NONE);
        assertThat(learned).containsOnlyKeys("found 50", "found 100", "agreement 50", "agreement 100");
        assertThat(learned).containsEntry("found 100", 1.0);
        assertThat(learned.get("agreement 100")).isGreaterThan(0.8);
    }
}
