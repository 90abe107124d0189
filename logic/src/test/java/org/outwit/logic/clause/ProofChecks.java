package org.outwit.logic.clause;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.proof.ProofLine;
import org.outwit.logic.table.TruthTable;

/** What holds of every proof, by any prover. */
final class ProofChecks {

    private ProofChecks() {}

    /** Each line is given, or follows from the lines that it names; the last line is what was to be proved; every other line is used. */
    static void check(Proof proof, List<Formula> given, Formula conclusion) {
        boolean[] used = new boolean[proof.lines().size() + 1];
        used[proof.lines().size()] = true;
        for (ProofLine line : proof.lines()) {
            List<Formula> from =
                    line.from().stream().map(each -> proof.line(each).formula()).toList();
            line.from().forEach(each -> used[each] = true);
            if (from.isEmpty()) assertThat(given).contains(line.formula());
            else
                assertThat(TruthTable.entails(new Sequent(from, line.formula())))
                        .isTrue();
        }
        for (int i = 1; i < used.length; i++)
            assertThat(used[i]).as("line %d of %s", i, proof).isTrue();
        assertThat(proof.conclusion()).isEqualTo(conclusion);
    }
}
