package org.outwit.logic.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.RandomFormulas;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.table.TruthTable;

class MinimalSupportTest {

    @Test
    void isEnoughAndNoMore() {
        int supported = 0;
        for (int seed = 0; seed < 400; seed++) {
            Sequent sequent = new RandomFormulas(seed, 4).sequent(5, 3);
            Optional<List<Formula>> support = MinimalSupport.of(sequent.premises(), sequent.conclusion());
            assertThat(support.isPresent()).isEqualTo(TruthTable.entails(sequent));
            if (support.isEmpty()) continue;
            supported++;
            assertThat(sequent.premises()).containsAll(support.get());
            assertThat(TruthTable.entails(new Sequent(support.get(), sequent.conclusion())))
                    .isTrue();
            for (int i = 0; i < support.get().size(); i++) {
                List<Formula> fewer = new ArrayList<>(support.get());
                fewer.remove(i);
                assertThat(TruthTable.entails(new Sequent(fewer, sequent.conclusion())))
                        .isFalse();
            }
        }
        assertThat(supported).isGreaterThan(100);
    }
}
