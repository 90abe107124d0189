package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.proof.ProofWriter;

/** Clauses, and of which formula each is one. */
final class ClauseSet {

    /**
     * A clause and its source.
     *
     * @param rule why the source is given
     */
    record Sourced(Clause clause, Formula source, String rule) {}

    private final List<Sourced> clauses = new ArrayList<>();

    /** The clauses of the premises. */
    static ClauseSet premises(List<Formula> premises) {
        ClauseSet set = new ClauseSet();
        for (Formula each : premises) set.add(each, ProofWriter.PREMISE);
        return set;
    }

    /** The clauses of the premises and of the opposite of the conclusion. */
    static ClauseSet refutation(Sequent sequent) {
        ClauseSet set = premises(sequent.premises());
        set.add(sequent.conclusion().opposite(), "assumption of the opposite");
        return set;
    }

    private void add(Formula formula, String rule) {
        for (Clause each : NormalForm.of(formula).clauses()) clauses.add(new Sourced(each, formula, rule));
    }

    List<Sourced> all() {
        return clauses;
    }

    Set<Variable> variables() {
        Set<Variable> found = new LinkedHashSet<>();
        for (Sourced each : clauses) {
            found.addAll(each.clause().positive());
            found.addAll(each.clause().negative());
        }
        return found;
    }

    /** The first clause that is not Horn. */
    Optional<Sourced> notHorn() {
        return clauses.stream().filter(each -> !each.clause().isHorn()).findFirst();
    }
}
