package org.outwit.logic.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.InputException;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.FormulaParser;
import org.outwit.logic.formula.RandomFormulas;
import org.outwit.logic.formula.Sequent;

class TruthTableTest {

    /** Row by row by the definition of the connectives; nine variables fill more than a word. */
    @Test
    void valuesAreThoseOfTheDefinition() {
        for (int seed = 0; seed < 1_000; seed++) {
            int count = 1 + seed % 9;
            RandomFormulas formulas = new RandomFormulas(seed, count);
            TruthTable table = new TruthTable(formulas.variables());
            Formula formula = formulas.next(8);
            int models = 0;
            for (int row = 0; row < table.rows(); row++) {
                boolean value = table.interpretation(row).satisfies(formula);
                assertThat(table.value(formula, row)).isEqualTo(value);
                if (value) models++;
            }
            assertThat(table.models(formula)).isEqualTo(models);
            assertThat(TruthTable.isSatisfiable(formula)).isEqualTo(models > 0);
            assertThat(TruthTable.isValid(formula)).isEqualTo(models == table.rows());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A, A => B |= B",
                "A |= A | B",
                "A, B |= A & B",
                "|= A | ~A",
                "A & ~A |= False",
                "True |= True",
                "A |= A",
                "(P | H) & ~H |= P"
            })
    void followsOnTheSlides(String text) {
        assertThat(TruthTable.entails(Sequent.parse(text))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"A |= A & B", "A | ~A |= A"})
    void doesNotFollowOnTheSlides(String text) {
        assertThat(TruthTable.entails(Sequent.parse(text))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(A & B) <=> (B & A)",
                "(A | B) <=> (B | A)",
                "(A & (B & C)) <=> (A & B & C)",
                "(A & (B | C)) <=> (A & B | A & C)",
                "(A | B & C) <=> ((A | B) & (A | C))",
                "~(A & B) <=> (~A | ~B)",
                "~(A | B) <=> (~A & ~B)",
                "(A & B) <=> ~(~A | ~B)",
                "(A => B) <=> (~A | B)",
                "(A <=> B) <=> ((A => B) & (B => A))",
                "(P | H) & ~H => P"
            })
    void lawsOfTheSlides(String text) {
        Formula.Binary law = (Formula.Binary) FormulaParser.formula(text);
        assertThat(TruthTable.isValid(law)).isTrue();
        if (law instanceof Formula.Equivalent) {
            assertThat(TruthTable.areEquivalent(law.left(), law.right())).isTrue();
        }
    }

    @Test
    void aCounterModelIsOne() {
        for (int seed = 0; seed < 1_000; seed++) {
            Sequent sequent = new RandomFormulas(seed, 4).sequent(2, 5);
            TruthTable table = TruthTable.of(sequent.formulas());
            table.counterModel(sequent).ifPresent(model -> {
                assertThat(sequent.premises()).allMatch(model::satisfies);
                assertThat(model.satisfies(sequent.conclusion())).isFalse();
            });
        }
    }

    @Test
    void tooManyVariablesNameWhatToUse() {
        List<Variable> many = new ArrayList<>();
        for (int i = 0; i < 21; i++) many.add(new Variable("v" + i));
        assertThatThrownBy(() -> new TruthTable(many))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("21 variables")
                .hasMessageContaining("knowledge base");
        assertThat(new TruthTable(many.subList(0, 20)).models(Formula.any(many.subList(0, 20))))
                .isEqualTo((1 << 20) - 1);
    }

    @Test
    void drawsATable() {
        assertThat(String.join("\n", TruthTableText.lines(Sequent.parse("A => B, A |= B"), false)))
                .isEqualTo("""
                          A  B │  A ⇒ B  A │  B
                        ───────┼───────────┼────
                          F  F │    T    F │  F
                          F  T │    T    F │  T
                          T  F │    F    T │  F
                          T  T │    T    T │  T   ✓""");
        assertThat(String.join("\n", TruthTableText.lines(Sequent.parse("|= ~A | A & B"), true)))
                .isEqualTo("""
                          A  B │  ¬A  A ∧ B │  ¬A ∨ A ∧ B
                        ───────┼────────────┼─────────────
                          F  F │  T     F   │      T        ✓
                          F  T │  T     F   │      T        ✓
                          T  F │  F     F   │      F        ✗ counter-model
                          T  T │  F     T   │      T        ✓""");
    }

    @Test
    void drawsNoTableThatNobodyReads() {
        assertThatThrownBy(() -> TruthTableText.lines(Sequent.parse("A, B, C, D, E, F, G, H, I, J |= K"), false))
                .hasMessageContaining("2^11 rows")
                .hasMessageContaining("without --table");
    }
}
