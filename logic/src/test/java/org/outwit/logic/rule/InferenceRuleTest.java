package org.outwit.logic.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.FormulaParser;
import org.outwit.logic.formula.RandomFormulas;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.table.TruthTable;

class InferenceRuleTest {

    @ParameterizedTest
    @EnumSource
    void itsPatternIsSound(InferenceRule rule) {
        assertThat(TruthTable.entails(rule.pattern())).isTrue();
    }

    /** The letters may stand for any formulas. */
    @ParameterizedTest
    @EnumSource
    void itsUsesAreSound(InferenceRule rule) {
        for (int seed = 0; seed < 500; seed++) {
            RandomFormulas formulas = new RandomFormulas(seed, 4);
            Map<Variable, Formula> meaning = new HashMap<>();
            for (Variable letter : rule.pattern().variables()) meaning.put(letter, formulas.next(seed % 5));
            List<Formula> premises = rule.pattern().premises().stream()
                    .map(each -> each.with(meaning))
                    .toList();
            Formula conclusion = rule.pattern().conclusion().with(meaning);
            assertThat(rule.permits(premises, conclusion)).isTrue();
            assertThat(TruthTable.entails(new Sequent(premises, conclusion))).isTrue();
        }
    }

    /** Rules permit what matches, and nothing else: all that they permit among random formulas follows. */
    @Test
    void nothingElseIsPermitted() {
        int permitted = 0;
        for (int seed = 0; seed < 20_000; seed++) {
            Sequent step = new RandomFormulas(seed, 2).sequent(1 + seed % 2, 2);
            for (InferenceRule rule : InferenceRule.values()) {
                if (!rule.permits(step.premises(), step.conclusion())) continue;
                permitted++;
                assertThat(TruthTable.entails(step)).as("%s by %s", step, rule).isTrue();
            }
        }
        assertThat(permitted).isGreaterThan(500);
    }

    @Test
    void rulesAreTakenToTheLetter() {
        Formula or = FormulaParser.formula("A | B");
        Formula notA = FormulaParser.formula("~A");
        Formula notB = FormulaParser.formula("~B");
        Formula a = FormulaParser.formula("A");
        Formula b = FormulaParser.formula("B");
        assertThat(InferenceRule.UNIT_RESOLUTION.permits(List.of(or, notB), a)).isTrue();
        assertThat(InferenceRule.UNIT_RESOLUTION.permits(List.of(or, notA), b)).isFalse();
        assertThat(InferenceRule.UNIT_RESOLUTION.permits(List.of(notB, or), a)).isFalse();
    }
}
