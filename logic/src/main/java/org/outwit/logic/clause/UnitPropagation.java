package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.proof.Proof;

/**
 * What single literals force: a clause all of whose literals but one are false makes that one true. Sound, and quick, but not complete:
 * it finds nothing in A ∨ B, A ∨ ¬B, although A follows. For Horn clauses it finds every contradiction.
 */
public final class UnitPropagation {

    private final ClauseSet set;
    private final Map<Variable, Boolean> forced = new LinkedHashMap<>();
    private final Map<Variable, ClauseSet.Sourced> reasons = new LinkedHashMap<>();
    private ClauseSet.Sourced conflict;

    private UnitPropagation(List<Formula> premises) {
        set = ClauseSet.premises(premises);
        while (conflict == null && pass()) {}
    }

    public static UnitPropagation of(List<Formula> premises) {
        return new UnitPropagation(premises);
    }

    /** The variables that are forced, and to what, in the order in which that was found. */
    public Map<Variable, Boolean> forced() {
        return Map.copyOf(forced);
    }

    /** Whether a clause has only false literals. */
    public boolean isContradictory() {
        return conflict != null;
    }

    /** Why a variable is true or false; nothing if it is not forced. */
    public Optional<Proof> proof(Variable variable) {
        if (!forced.containsKey(variable)) return Optional.empty();
        ClauseProof proof = new ClauseProof();
        line(variable, proof);
        return Optional.of(proof.proof());
    }

    /** Why the premises contradict each other; nothing if that was not found. */
    public Optional<Proof> contradiction() {
        if (conflict == null) return Optional.empty();
        ClauseProof proof = new ClauseProof();
        proof.step(Formula.FALSE, "unit propagation", from(conflict, null, proof));
        return Optional.of(proof.proof());
    }

    /** Goes once through the clauses; false if nothing was found. */
    private boolean pass() {
        boolean found = false;
        for (ClauseSet.Sourced each : set.all()) {
            Clause clause = each.clause();
            if (isSatisfied(clause)) continue;
            List<Variable> open = new ArrayList<>(clause.positive());
            open.addAll(clause.negative());
            open.removeAll(forced.keySet());
            if (open.isEmpty()) {
                conflict = each;
                return true;
            }
            if (open.size() > 1) continue;
            Variable last = open.get(0);
            forced.put(last, clause.positive().contains(last));
            reasons.put(last, each);
            found = true;
        }
        return found;
    }

    private boolean isSatisfied(Clause clause) {
        for (Variable each : clause.positive()) if (Boolean.TRUE.equals(forced.get(each))) return true;
        for (Variable each : clause.negative()) if (Boolean.FALSE.equals(forced.get(each))) return true;
        return false;
    }

    private int line(Variable variable, ClauseProof proof) {
        ClauseSet.Sourced reason = reasons.get(variable);
        Formula literal = forced.get(variable) ? variable : new Not(variable);
        if (reason.clause().size() == 1) {
            return proof.clause(literal, proof.given(reason.source(), reason.rule()), reason.source());
        }
        return proof.step(literal, "unit propagation", from(reason, variable, proof));
    }

    /** The lines of a clause and of the opposites of its literals, but for one variable. */
    private List<Integer> from(ClauseSet.Sourced reason, Variable but, ClauseProof proof) {
        List<Integer> from = new ArrayList<>();
        int source = proof.given(reason.source(), reason.rule());
        from.add(proof.clause(reason.clause().formula(), source, reason.source()));
        List<Variable> variables = new ArrayList<>(reason.clause().positive());
        variables.addAll(reason.clause().negative());
        for (Variable each : variables) if (!each.equals(but)) from.add(line(each, proof));
        return from;
    }
}
