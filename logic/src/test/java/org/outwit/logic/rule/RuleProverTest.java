package org.outwit.logic.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.RandomFormulas;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.formula.Spelling;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.proof.ProofLine;
import org.outwit.logic.table.TruthTable;

class RuleProverTest {

    /** A quarter of the seeds, or all of them with {@code -Plong}. */
    private static final int PART = Boolean.getBoolean("outwit.thorough") ? 1 : 4;

    @Test
    void theProofOfTheSlides() {
        assertThat(proof("(P | H) & ~H |= P").text(Spelling.UNICODE))
                .containsExactly(
                        "1. (P ∨ H) ∧ ¬H   premise",
                        "2. P ∨ H          ∧-elimination (1)",
                        "3. ¬H             ∧-elimination (1)",
                        "4. P              unit resolution (2, 3)");
    }

    private static Proof proof(String sequent) {
        return RuleProver.prove(Sequent.parse(sequent)).proof().orElseThrow();
    }

    /** Lines that are derived in a shortest proof. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "A |= A; 0",
                "A, A => B |= B; 1",
                "A |= A | B; 1",
                "A |= B | A; 1",
                "A, B |= A & B; 1",
                "~~A |= A; 1",
                "False |= A; 1",
                "A & ~A |= False; 1",
                "~A => B, B => C |= ~A => C; 1",
                "A | B, ~B | C |= A | C; 1",
                "A, ~A |= B; 2", // B ∨ A, then unit resolution: one line less than by way of False
                "A, A => B, B => C, C => D |= D; 3",
                "A, A => B, B => C, A => C |= C; 1",
                "A & B |= B & A; 3",
                "A, A => B & C |= C; 2",
                "B, ~B | C |= A | C; 2",
                "A, B, A & B => C, C & A => D |= D; 4",
            })
    void findsTheShortest(String sequent, int steps) {
        RuleProver.Verdict verdict = RuleProver.prove(Sequent.parse(sequent));
        assertThat(verdict.shortest()).isTrue();
        assertThat(verdict.proof().orElseThrow().steps()).isEqualTo(steps);
    }

    /** The examples that the class of the fragment gives, and some more: all follow, and R cannot prove any. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "|= True",
                "|= A | ~A",
                "A | A |= A",
                "A | B, ~A |= B",
                "A <=> B, A |= B",
                "A => B |= ~A | B",
                "A => B, B => C |= A => C",
                "A |= ~~A",
                "A | B |= B | A",
                "~(A & B), A |= ~B",
                "A | ~B, B |= A",
                "A => B, ~B |= ~A"
            })
    void isNotComplete(String text) {
        Sequent sequent = Sequent.parse(text);
        assertThat(TruthTable.entails(sequent)).isTrue();
        assertThat(RuleFragment.contains(sequent)).isFalse();
        RuleProver.Verdict verdict = RuleProver.prove(sequent);
        assertThat(verdict.proof()).isEmpty();
        assertThat(verdict.tooLarge()).isFalse();
    }

    /** Each line of each proof follows by the rule that it names, and by truth table. */
    @Test
    void proofsAreProofs() {
        int proved = 0;
        for (int seed = 0; seed < 600 / PART; seed++) {
            Sequent sequent = new RandomFormulas(seed, 3).sequent(1 + seed % 4, 3);
            Optional<Proof> proof = RuleProver.prove(sequent).proof();
            if (proof.isEmpty()) continue;
            proved++;
            assertThat(proof.get().conclusion()).isEqualTo(sequent.conclusion());
            for (ProofLine line : proof.get().lines()) check(line, proof.get(), sequent);
        }
        assertThat(proved).isGreaterThan(100 / PART);
    }

    private static void check(ProofLine line, Proof proof, Sequent sequent) {
        List<Formula> from =
                line.from().stream().map(each -> proof.line(each).formula()).toList();
        if (from.isEmpty()) {
            assertThat(sequent.premises()).contains(line.formula());
            return;
        }
        assertThat(InferenceRule.values())
                .anyMatch(rule -> rule.title().equals(line.rule()) && rule.permits(from, line.formula()));
        assertThat(TruthTable.entails(new Sequent(from, line.formula()))).isTrue();
    }

    /** Whether formulas that cannot be of use really cannot: the same with all formulas of up to two connectives. */
    @Test
    void aProofNeedsNoMoreThanTheUniverse() {
        int derived = 0;
        int follows = 0;
        for (int seed = 0; seed < 100 / PART; seed++) {
            Sequent sequent = new RandomFormulas(seed, 2).sequent(1 + seed % 3, 2);
            boolean proved = RuleProver.derives(sequent);
            assertThat(new NaiveRules(2, sequent.formulas()).derives(sequent))
                    .as(sequent.toString())
                    .isEqualTo(proved);
            if (proved) derived++;
            if (TruthTable.entails(sequent)) follows++;
        }
        assertThat(derived).isGreaterThan(20 / PART);
        assertThat(follows).isGreaterThan(derived); // R is not complete
    }

    /** For the sequents of the fragment R proves exactly what follows. */
    @Test
    void isCompleteForItsFragment() {
        int follows = 0;
        int contradictory = 0;
        for (int seed = 0; seed < 2_000 / PART; seed++) {
            RandomFormulas formulas = new RandomFormulas(seed, 4);
            List<Formula> premises = new ArrayList<>();
            for (int i = 0; i < 2 + seed % 4; i++) premises.add(premise(formulas, 2 + seed % 2));
            Sequent sequent = new Sequent(premises, goal(formulas, 2));
            assertThat(RuleFragment.contains(sequent)).isTrue();
            boolean entailed = TruthTable.entails(sequent);
            assertThat(RuleProver.derives(sequent)).as(sequent.toString()).isEqualTo(entailed);
            if (entailed) follows++;
            if (TruthTable.entails(new Sequent(premises, Formula.FALSE))) contradictory++;
        }
        assertThat(follows - contradictory).isGreaterThan(200 / PART);
        assertThat(contradictory).isGreaterThan(200 / PART);
    }

    private static Formula goal(RandomFormulas formulas, int depth) {
        int kind = formulas.random().nextInt(depth == 0 ? 6 : 12);
        if (kind == 0) return Formula.FALSE;
        if (kind < 6) return formulas.variable();
        Formula left = goal(formulas, depth - 1);
        Formula right = goal(formulas, depth - 1);
        return kind < 9 ? new And(left, right) : new Or(left, right);
    }

    private static Formula premise(RandomFormulas formulas, int depth) {
        int kind = formulas.random().nextInt(depth == 0 ? 3 : 12);
        if (kind == 0) return formulas.random().nextInt(8) == 0 ? Formula.FALSE : Formula.TRUE;
        if (kind < 3) return formulas.variable();
        if (kind < 5) return new And(premise(formulas, depth - 1), premise(formulas, depth - 1));
        if (kind < 9) return new Implies(goal(formulas, depth - 1), premise(formulas, depth - 1));
        if (kind < 11) return new Not(goal(formulas, depth - 1));
        return new Not(new Not(premise(formulas, depth - 1)));
    }

    @Test
    void saysWhatIsTooLarge() {
        List<Formula> premises = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            premises.add(new Not(new Formula.Variable("v" + i)));
        }
        assertThat(RuleProver.prove(new Sequent(premises, Formula.FALSE)).tooLarge())
                .isTrue();
    }
}
