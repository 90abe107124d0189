package org.outwit.logic.clause;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.FormulaParser;
import org.outwit.logic.formula.RandomFormulas;
import org.outwit.logic.table.TruthTable;

class NormalFormTest {

    @Test
    void showsItsSteps() {
        NormalForm form = NormalForm.of(FormulaParser.formula("B <=> P | Q"));
        assertThat(form.steps())
                .extracting(step -> step.result().toString())
                .containsExactly(
                        "(B ⇒ P ∨ Q) ∧ (P ∨ Q ⇒ B)",
                        "(¬B ∨ (P ∨ Q)) ∧ (¬(P ∨ Q) ∨ B)",
                        "(¬B ∨ (P ∨ Q)) ∧ (¬P ∧ ¬Q ∨ B)",
                        "(¬B ∨ P ∨ Q) ∧ (B ∨ ¬P) ∧ (B ∨ ¬Q)");
        assertThat(form.clauses()).extracting(Clause::toString).containsExactly("¬B ∨ P ∨ Q", "B ∨ ¬P", "B ∨ ¬Q");
    }

    @Test
    void aClauseHasNoSteps() {
        assertThat(NormalForm.of(FormulaParser.formula("A | ~B")).steps()).isEmpty();
    }

    /** Every step means the same, and the clauses are clauses of the formula. */
    @Test
    void meansTheSame() {
        for (int seed = 0; seed < 2_000; seed++) {
            Formula formula = new RandomFormulas(seed, 4).next(seed % 8);
            NormalForm form = NormalForm.of(formula);
            for (NormalForm.Step step : form.steps()) {
                assertThat(TruthTable.areEquivalent(formula, step.result())).isTrue();
            }
            assertThat(form.clauses()).noneMatch(Clause::isTautology).doesNotHaveDuplicates();
            Formula clauses =
                    Formula.all(form.clauses().stream().map(Clause::formula).toList());
            assertThat(TruthTable.areEquivalent(formula, clauses)).isTrue();
        }
    }

    @Test
    void refusesTooManyClauses() {
        List<Formula> terms = new ArrayList<>();
        for (int i = 0; i < 14; i++) terms.add(new And(new Variable("a" + i), new Variable("b" + i)));
        assertThatThrownBy(() -> NormalForm.of(Formula.any(terms)))
                .hasMessageContaining("more than 2000 clauses")
                .hasMessageContaining("knowledge base");
        assertThat(NormalForm.clausesUpTo(100, Formula.any(terms))).isNull();
        assertThat(NormalForm.clausesUpTo(100, Formula.any(terms.subList(0, 6))))
                .hasSize(64);
    }
}
