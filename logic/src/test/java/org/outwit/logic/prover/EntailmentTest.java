package org.outwit.logic.prover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.RandomFormulas;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.table.TruthTable;

class EntailmentTest {

    @Test
    void answersAndProvesAsTruthTablesSay() {
        int byRules = 0;
        int byResolution = 0;
        for (int seed = 0; seed < 300; seed++) {
            Sequent sequent = new RandomFormulas(seed, 4).sequent(seed % 5, 3);
            Entailment answer = Entailment.of(sequent);
            assertThat(answer.entailed()).isEqualTo(TruthTable.entails(sequent));
            boolean contradictory = TruthTable.entails(new Sequent(sequent.premises(), Formula.FALSE));
            assertThat(answer.contradictory()).isEqualTo(contradictory);
            answer.counterModel().ifPresent(model -> {
                assertThat(sequent.premises()).allMatch(model::satisfies);
                assertThat(model.satisfies(sequent.conclusion())).isFalse();
            });
            Optional<WrittenProof> proof = WrittenProof.of(sequent);
            assertThat(proof.isPresent()).isEqualTo(answer.entailed());
            if (proof.isEmpty()) continue;
            if (proof.get().system() == ProofSystem.RULES) byRules++;
            else byResolution++;
            if (contradictory) {
                assertThat(WrittenProof.contradiction(sequent.premises())
                                .orElseThrow()
                                .proof()
                                .conclusion())
                        .isEqualTo(Formula.FALSE);
            }
        }
        assertThat(byRules).isGreaterThan(50);
        assertThat(byResolution).isGreaterThan(20);
    }

    @Test
    void systemsHaveTheirOwnProofs() {
        Sequent sequent = Sequent.parse("A, A => B, B & A => C |= C");
        for (ProofSystem system : ProofSystem.values()) {
            WrittenProof proof = WrittenProof.of(sequent, system).orElseThrow();
            assertThat(proof.system()).isEqualTo(system);
            List<Formula> last = List.of(proof.proof().conclusion());
            assertThat(last).containsExactly(system == ProofSystem.RESOLUTION ? Formula.FALSE : sequent.conclusion());
        }
    }

    @Test
    void aSystemWithoutAProofHasNone() {
        assertThat(WrittenProof.of(Sequent.parse("|= A | ~A"), ProofSystem.RULES))
                .isEmpty();
        assertThat(WrittenProof.of(Sequent.parse("A => B |= B"), ProofSystem.FORWARD))
                .isEmpty();
        assertThat(WrittenProof.of(Sequent.parse("A |= B"))).isEmpty();
    }
}
