package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.proof.ProofWriter;

/** Writes proofs with clauses down: where each clause comes from, back to the formulas that were given. */
final class ClauseProof {

    private final ProofWriter writer = new ProofWriter();
    private final Map<Formula, Integer> lines = new LinkedHashMap<>();

    /** A formula that was given; it may be given more than once. */
    int given(Formula formula, String rule) {
        return lines.computeIfAbsent(formula, key -> writer.line(formula, rule));
    }

    /** A clause of a formula that was given; the same line if the formula is that clause. */
    int clause(Formula clause, int source, Formula formula) {
        return clause.equals(formula) ? source : step(clause, "clause of", List.of(source));
    }

    /** What follows; the line that has it already, if there is one. */
    int step(Formula formula, String rule, List<Integer> from) {
        Integer known = lines.get(formula);
        if (known != null) return known;
        int line = writer.line(formula, rule, new ArrayList<>(from));
        lines.put(formula, line);
        return line;
    }

    Proof proof() {
        return writer.proof();
    }
}
