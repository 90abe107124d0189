package org.outwit.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchTest {

    /**
     * Where this fails, a search visits other nodes than before. If that was meant, put the new number into
     * {@link Bench#SIGNATURE} and say so; if not, it is a bug.
     */
    @Test
    void theSearchesAreWhatTheyWere() {
        long nodes = Bench.tasks().stream()
                .mapToLong(task -> Bench.run(task).nodes())
                .sum();
        assertThat(nodes).isEqualTo(Bench.SIGNATURE);
    }
}
