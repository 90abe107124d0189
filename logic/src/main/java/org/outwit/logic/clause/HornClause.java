package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.List;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Variable;

/**
 * Conditions and what follows from them all: a fact has no conditions, and what follows from a ban is False.
 *
 * @param source the formula that it is a clause of
 */
record HornClause(List<Variable> conditions, Formula consequence, Formula source) {

    static HornClause of(ClauseSet.Sourced sourced) {
        Clause clause = sourced.clause();
        Formula consequence =
                clause.positive().isEmpty() ? Formula.FALSE : clause.positive().first();
        return new HornClause(List.copyOf(clause.negative()), consequence, sourced.source());
    }

    Formula formula() {
        return conditions.isEmpty() ? consequence : new Implies(Formula.all(conditions), consequence);
    }

    /** Writes its use down, and before that itself. */
    int write(List<Integer> conditionLines, ClauseProof proof, String premise) {
        int given = proof.given(source, premise);
        int rule = proof.clause(formula(), given, source);
        if (conditions.isEmpty()) return rule;
        List<Integer> from = new ArrayList<>(List.of(rule));
        from.addAll(conditionLines);
        return proof.step(consequence, "modus ponens", from);
    }
}
