package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measurement;
import org.outwit.learn.people.Populations;

class FallibleTreesTest {

    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());

    @Test
    void mutantsKeepTheirShapeAndTheirBounds() {
        Tree tree = Counterexample.THEOREM_2.tree();
        Random random = new Random(5);
        for (int i = 0; i < 50; i++) {
            Tree mutant = TreeText.parse(FallibleTrees.mutant(Counterexample.THEOREM_2.text(), random));
            assertThat(mutant.size()).isEqualTo(tree.size());
            int changed = 0;
            for (int node = 0; node < tree.size(); node++) {
                assertThat(mutant.childCount(node)).isEqualTo(tree.childCount(node));
                if (!tree.isLeaf(node)) continue;
                if (!mutant.values(node).equals(tree.values(node))) changed++;
                Exact top = mutant.value(node, "f2").plus(mutant.value(node, "f1"));
                Exact next = mutant.value(node, "f1").plus(mutant.value(node, "f0"));
                assertThat(top).isEqualTo(Exact.of(0));
                assertThat(next).isBetween(Exact.of(-5), Exact.of(5));
            }
            assertThat(changed).isLessThanOrEqualTo(3);
        }
    }

    @Test
    void mutantsFoolThePrintedRuleOnly() {
        Measurement measurement = FallibleTrees.mutants(1, 400, CONTEXT);
        assertThat(measurement.number(FallibleTrees.TREES)).isEqualTo(400);
        assertThat(measurement.number(FallibleTrees.FIGURE_9)).isPositive();
        assertThat(measurement.number(FallibleTrees.CORRECTED)).isZero();
    }

    @Test
    void withOneLevelEveryRuleIsRight() {
        Measurement measurement = FallibleTrees.random(1, 300, 1, 5, CONTEXT);
        assertThat(measurement.number(FallibleTrees.FIGURE_9)).isZero();
        assertThat(measurement.number(FallibleTrees.FIGURE_19)).isZero();
        assertThat(measurement.number(FallibleTrees.CORRECTED)).isZero();
    }
}
