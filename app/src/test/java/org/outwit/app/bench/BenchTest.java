package org.outwit.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.play.resources.Resources;

/** As {@code outwit bench} does, which every build runs; here without the program around it. */
@Tag("long")
class BenchTest {

    /**
     * Where this fails, a search visits other nodes than before. If that was meant, put the new number into
     * {@link Bench#SIGNATURE} and say so; if not, it is a bug.
     */
    @Test
    void theSearchesAreWhatTheyWere() {
        assertThat(nodes(Resources.ALONE)).isEqualTo(Bench.SIGNATURE);
    }

    /** Table after table is the one that was used before, as it is for the command. */
    @Test
    void aTableThatIsLentAgainChangesNothing() {
        try (Resources resources = Resources.ofProgram()) {
            assertThat(nodes(resources)).isEqualTo(Bench.SIGNATURE);
            assertThat(resources.tableBytesTaken()).isBetween(16L << 20, 18L << 20);
        }
    }

    private static long nodes(Resources resources) {
        return Bench.tasks().stream()
                .mapToLong(task -> Bench.run(task, resources).nodes())
                .sum();
    }
}
