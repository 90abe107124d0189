package org.outwit.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LatenciesTest {

    @Test
    void aShareOfAllTookAtMostThisLong() {
        Latencies latencies = new Latencies();
        assertThat(latencies.millis(0.5)).isNaN();
        for (int i = 100; i >= 1; i--) latencies.add(i * 1_000_000L);
        assertThat(latencies.millis(0.5)).isEqualTo(50);
        assertThat(latencies.millis(0.95)).isEqualTo(95);
        assertThat(latencies.millis(0.99)).isEqualTo(99);
        assertThat(latencies.millis(1)).isEqualTo(100);
        assertThat(latencies.millis(0)).isEqualTo(1);
        assertThat(latencies.count()).isEqualTo(100);
    }
}
