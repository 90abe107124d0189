package org.outwit.logic.clause;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.logic.clause.Resolution.Outcome;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.FormulaParser;
import org.outwit.logic.formula.RandomFormulas;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.formula.Spelling;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.table.TruthTable;

class ResolutionTest {

    /** Clauses are refuted exactly if no row of the truth table makes them all true. */
    @Test
    void isCompleteForRefutation() {
        int refuted = 0;
        int count = Boolean.getBoolean("outwit.thorough") ? 100_000 : 25_000;
        for (int seed = 0; seed < count; seed++) {
            List<Clause> clauses = new RandomClauses(seed).next();
            boolean satisfiable = RandomClauses.isSatisfiable(clauses);
            Outcome outcome = Resolution.refute(clauses);
            if (outcome != (satisfiable ? Outcome.SATISFIABLE : Outcome.REFUTED)) {
                assertThat(outcome).as("%s", clauses).isEqualTo(satisfiable ? Outcome.SATISFIABLE : Outcome.REFUTED);
            }
            if (!satisfiable) refuted++;
        }
        assertThat(refuted).isBetween(count / 5, count * 4 / 5);
    }

    /** So it proves every formula that follows, too. */
    @Test
    void provesWhatFollows() {
        int proved = 0;
        for (int seed = 0; seed < 600; seed++) {
            Sequent sequent = new RandomFormulas(seed, 4).sequent(seed % 4, 5);
            Optional<Proof> proof = Resolution.prove(sequent);
            assertThat(proof.isPresent()).as(sequent.toString()).isEqualTo(TruthTable.entails(sequent));
            if (proof.isEmpty()) continue;
            proved++;
            ProofChecks.check(proof.get(), sequent.refutation(), Formula.FALSE);
        }
        assertThat(proved).isGreaterThan(120);
    }

    @Test
    void writesAProof() {
        Proof proof = Resolution.prove(Sequent.parse("A | B, ~A |= B")).orElseThrow();
        assertThat(proof.text(Spelling.UNICODE))
                .containsExactly(
                        "1. A ∨ B   premise",
                        "2. ¬A      premise",
                        "3. ¬B      assumption of the opposite",
                        "4. A       resolution (1, 3)",
                        "5. False   resolution (4, 2)");
    }

    @Test
    void showsAContradiction() {
        List<Formula> premises = List.of(FormulaParser.formula("A <=> B"), FormulaParser.formula("A & ~B"));
        ProofChecks.check(Resolution.contradiction(premises).orElseThrow(), premises, Formula.FALSE);
        assertThat(Resolution.contradiction(premises.subList(0, 1))).isEmpty();
    }

    /** Eight pigeons and seven holes: proofs are exponential in their number, and this is given up. */
    @Test
    void givesUp() {
        List<Clause> clauses = new ArrayList<>();
        for (int pigeon = 0; pigeon < 8; pigeon++) {
            List<Variable> holes = new ArrayList<>();
            for (int hole = 0; hole < 7; hole++) holes.add(new Variable(pigeon + "in" + hole));
            clauses.add(Clause.of(holes, List.of()));
            for (int other = 0; other < pigeon; other++) {
                for (int hole = 0; hole < 7; hole++) {
                    clauses.add(Clause.of(
                            List.of(), List.of(new Variable(pigeon + "in" + hole), new Variable(other + "in" + hole))));
                }
            }
        }
        assertThat(Resolution.refute(clauses)).isEqualTo(Outcome.GAVE_UP);
    }

    @Test
    void refusesTooManyVariables() {
        List<Formula> premises = new ArrayList<>();
        for (int i = 0; i < 65; i++) premises.add(new Not(new Variable("v" + i)));
        assertThatThrownBy(() -> Resolution.contradiction(premises))
                .hasMessageContaining("up to 64 variables, and here are 65")
                .hasMessageContaining("knowledge base");
    }
}
