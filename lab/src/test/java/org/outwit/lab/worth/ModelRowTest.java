package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

class ModelRowTest {

    private static final String THEM = "samuel@1";

    @Test
    void cellsSayAllOfIt() {
        ModelRow row = new ModelRow(ModelUse.M_STAR, "samuel-1@4", "300", "samuel@4", 3000);
        assertThat(ModelRow.of(row.cell(7))).isEqualTo(row);
        assertThat(row.title()).isEqualTo("M*, taken for samuel-1@4, margin");
        assertThat(row.withoutModel()).isEqualTo(ModelRow.of(ModelUse.PLAIN, "samuel@4", 3000));
    }

    /** Who knows all of an opponent who always plays the same foresees every answer. */
    @Test
    void aRightModelForeseesEveryAnswer() {
        ModelRow row = new ModelRow(ModelUse.NEXT_REPLY, THEM, ModelRow.NONE, THEM, 1);
        Measurement measurement = row.play(1, MoveBudget.of(Limits.depth(3))).measurement();
        assertThat(measurement.number("foreseen"))
                .isEqualTo(measurement.number("answers"))
                .isPositive();
    }

    @Test
    void everyUseOfAModelPlays() {
        for (ModelUse use : ModelUse.values()) {
            String taken = use.hasModel() ? THEM : ModelRow.NOBODY;
            ModelRow row = new ModelRow(use, taken, ModelRow.NONE, THEM, 1);
            List<ModelRow> both = use.hasModel() ? List.of(row, row.cautious()) : List.of(row);
            for (ModelRow each : both) {
                Measurement measurement =
                        each.play(3, MoveBudget.of(Limits.NONE.withNodes(300))).measurement();
                assertThat(measurement.number("wins") + measurement.number("draws") + measurement.number("losses"))
                        .as(each.title())
                        .isEqualTo(2);
                assertThat(measurement.number("points"))
                        .isEqualTo(measurement.number("wins") + measurement.number("draws") / 2);
            }
        }
    }

    /** The engine against itself plays the same game twice, which is why that row is not played. */
    @Test
    void thePlainEngineAgainstItselfHasAPointAGame() {
        ModelRow row = ModelRow.of(ModelUse.PLAIN, ModelRow.ENGINE, 200);
        for (int seed = 1; seed <= 4; seed++) {
            assertThat(ModelWorth.measurement(row, seed).number("points")).isEqualTo(1);
        }
    }

    @Test
    void gainsAreTakenOpeningByOpening() {
        ModelRow plain = ModelRow.of(ModelUse.PLAIN, THEM, 9);
        ModelRow model = new ModelRow(ModelUse.M_STAR, THEM, ModelRow.NONE, THEM, 9);
        Map<Cell, Measurement> measurements = new LinkedHashMap<>();
        List<Double> plains = new ArrayList<>(List.of(1.0, 0.5, 2.0));
        for (int seed = 0; seed < 3; seed++) {
            measurements.put(plain.cell(seed), Measurement.of("points", plains.get(seed)));
            if (seed < 2) measurements.put(model.cell(seed), Measurement.of("points", plains.get(seed) + 0.5));
        }
        ModelTable table = new ModelTable(new LabResults(Size.QUICK, measurements));
        assertThat(table.said(model)).isEqualTo("+0.500 ± 0.000");
        assertThat(table.said(model.cautious())).isEqualTo("(not measured yet)");
    }
}
