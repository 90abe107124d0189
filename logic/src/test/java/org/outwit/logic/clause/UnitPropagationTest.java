package org.outwit.logic.clause;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.FormulaParser;

class UnitPropagationTest {

    @Test
    void followsSingleLiterals() {
        List<Formula> premises = formulas("~B", "A | B", "A => C & ~D", "E | F");
        UnitPropagation propagation = UnitPropagation.of(premises);
        assertThat(propagation.forced()).isEqualTo(Map.of(v("A"), true, v("B"), false, v("C"), true, v("D"), false));
        ProofChecks.check(propagation.proof(v("D")).orElseThrow(), premises, new Not(v("D")));
        assertThat(propagation.proof(v("E"))).isEmpty();
        assertThat(propagation.contradiction()).isEmpty();
    }

    @Test
    void isNotComplete() {
        assertThat(UnitPropagation.of(formulas("A | B", "A | ~B")).forced()).isEmpty();
    }

    /** What it finds is true; for Horn clauses it finds every contradiction. */
    @Test
    void isSoundAndCompleteForHornClauses() {
        int contradictory = 0;
        for (int seed = 0; seed < 1_500; seed++) {
            boolean horn = seed % 2 == 0;
            List<Clause> clauses = horn ? new RandomClauses(seed).horn() : new RandomClauses(seed).next();
            List<Formula> premises = clauses.stream().map(Clause::formula).toList();
            UnitPropagation propagation = UnitPropagation.of(premises);
            boolean satisfiable = RandomClauses.isSatisfiable(clauses);
            if (propagation.isContradictory() || horn) {
                assertThat(propagation.isContradictory()).isEqualTo(!satisfiable);
            }
            propagation.contradiction().ifPresent(proof -> ProofChecks.check(proof, premises, Formula.FALSE));
            if (propagation.isContradictory()) {
                contradictory++;
                continue;
            }
            propagation.forced().forEach((variable, value) -> {
                Formula literal = value ? variable : new Not(variable);
                ProofChecks.check(propagation.proof(variable).orElseThrow(), premises, literal);
            });
        }
        assertThat(contradictory).isGreaterThan(150);
    }

    private static Variable v(String name) {
        return new Variable(name);
    }

    private static List<Formula> formulas(String... texts) {
        return Arrays.stream(texts).map(FormulaParser::formula).toList();
    }
}
