package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.people.Populations;

class BranchingFactorsTest {

    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());

    private static BranchingFactors factors(int children, int depth, int level, String bound, int cells, int trees) {
        Map<Cell, Measurement> measurements = new LinkedHashMap<>();
        for (int i = 0; i < cells; i++) {
            long seed = 1 + (long) i * trees;
            ModelTree tree = new ModelTree(seed, children, depth, level, bound);
            measurements.put(Cell.of(seed), BranchingFactors.measure(tree, trees, CONTEXT));
        }
        return new BranchingFactors(new LabResults(Size.QUICK, measurements));
    }

    @Test
    void howTreesAreDividedAmongCellsDoesNotMatter() {
        BranchingFactors one = factors(3, 4, 1, "10", 1, 12);
        BranchingFactors three = factors(3, 4, 1, "10", 3, 4);
        BranchingFactors single = factors(3, 4, 1, "10", 12, 1);
        for (String search : BranchingFactors.SEARCHES) {
            ConfidenceInterval mean = ConfidenceInterval.ofMean(single.results().numbers(search));
            for (BranchingFactors some : new BranchingFactors[] {one, three, single}) {
                assertThat(some.factor(search).estimate()).isCloseTo(mean.estimate(), within(1e-9));
                assertThat(some.factor(search).low()).isCloseTo(mean.low(), within(1e-6));
            }
        }
        assertThat(one.trees()).isEqualTo(12);
    }

    /** Measured before by another program with other random numbers: branching 2, depth 8, level 1, bounds 5 % and 100 %. */
    @Test
    void factorsAreThoseOfAnIndependentProgram() {
        check("5", 1.918, 1.812, 1.794);
        check("100", 2.024, 1.904, 1.793);
    }

    private static void check(String bound, double star, double printed, double alphaBeta) {
        BranchingFactors some = factors(2, 8, 1, bound, 1, 200);
        assertThat(some.factor(BranchingFactors.STAR).estimate()).isCloseTo(star, within(0.02));
        assertThat(some.factor(BranchingFactors.PRINTED).estimate()).isCloseTo(printed, within(0.02));
        assertThat(some.factor(BranchingFactors.ALPHA_BETA).estimate()).isCloseTo(alphaBeta, within(0.02));
        assertThat(some.wrong()).isZero();
    }

    @Test
    void whatWasNotMeasuredIsNotANumber() {
        BranchingFactors one = factors(2, 2, 0, "0", 1, 1);
        assertThat(one.text(BranchingFactors.STAR)).doesNotContain("±");
        assertThat(one.where("level", 3).text(BranchingFactors.STAR)).isEqualTo("(not measured yet)");
    }
}
