package org.outwit.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measurement;

class CsvColumnsTest {

    @Test
    void aColumnForEverything() {
        CsvColumns columns = new CsvColumns("experiment", "version");
        Cell one = Cell.of(7, "level", 1, "who", "a,\"b\"");
        Cell two = Cell.of(8, "bound", 25);
        Measurement first = Measurement.of("leaves", 12, "factor", 0.1);
        Measurement second = Measurement.of("leaves", Double.NaN).withText("1. e4\n2. d4");
        columns.add(one, first);
        columns.add(two, second);
        assertThat(columns.head()).isEqualTo("experiment,version,level,who,bound,seed,factor,leaves,text");
        assertThat(columns.line(one, first, "x", 1)).isEqualTo("x,1,1,\"a,\"\"b\"\"\",,7,0.1,12,");
        assertThat(columns.line(two, second, "x", 2)).isEqualTo("x,2,,,25,8,,NaN,\"1. e4\n2. d4\"");
    }

    @Test
    void noTwoColumnsHaveOneName() {
        CsvColumns columns = new CsvColumns("experiment");
        Cell cell = Cell.of(1, "depth", 4, "seed", 2, "experiment", 3);
        Measurement measurement = Measurement.of("depth", 5, "experiment", 6);
        columns.add(cell, measurement);
        assertThat(columns.head())
                .isEqualTo(
                        "experiment,depth,seed (parameter),experiment (parameter),seed,depth (measured),experiment (measured)");
        assertThat(columns.line(cell, measurement, "x")).isEqualTo("x,4,2,3,1,5,6");
    }
}
