package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.proof.ProofWriter;

/**
 * From the conclusion to facts: to prove a variable, prove all conditions of a Horn clause from which it follows. It looks only at
 * clauses that matter for the question. An attempt visits each variable once, so circles do no harm; since a variable may fail in a
 * circle and be provable all the same, attempts go on as long as they prove anything new. When one does not, every clause for a
 * variable that failed has a condition that failed, so none of them follows. Sound and complete where {@link ForwardChaining} is.
 */
public final class BackwardChaining {

    private final Map<Formula, List<HornClause>> clauses;
    private final Map<Formula, HornClause> proved = new HashMap<>();
    private final Set<Formula> visited = new HashSet<>(); // in this attempt

    private BackwardChaining(HornProgram program) {
        clauses = program.byConsequence();
    }

    /** The proof, or nothing if the conclusion does not follow. */
    public static Optional<Proof> prove(Sequent sequent) {
        HornProgram program = new HornProgram(sequent);
        BackwardChaining chaining = new BackwardChaining(program);
        ClauseProof proof = new ClauseProof();
        Map<Formula, Integer> lines = new HashMap<>();
        if (chaining.follow(program.goals())) {
            for (Formula each : program.goals()) chaining.write(each, lines, proof);
            HornProgram.join(sequent.conclusion(), lines, proof);
        } else if (chaining.follow(List.of(Formula.FALSE))) {
            int line = chaining.write(Formula.FALSE, lines, proof);
            proof.step(sequent.conclusion(), "False-elimination", List.of(line));
        } else {
            return Optional.empty();
        }
        return Optional.of(proof.proof());
    }

    private boolean follow(List<Formula> goals) {
        int before;
        do {
            before = proved.size();
            visited.clear();
            if (all(goals)) return true;
        } while (proved.size() > before);
        return false;
    }

    private boolean all(List<? extends Formula> goals) {
        for (Formula each : goals) if (!isProved(each)) return false;
        return true;
    }

    private boolean isProved(Formula goal) {
        if (proved.containsKey(goal)) return true;
        if (!visited.add(goal)) return false;
        for (HornClause each : clauses.getOrDefault(goal, List.of())) {
            if (all(each.conditions())) {
                proved.put(goal, each);
                return true;
            }
        }
        return false;
    }

    private int write(Formula goal, Map<Formula, Integer> lines, ClauseProof proof) {
        Integer before = lines.get(goal);
        if (before != null) return before;
        HornClause reason = proved.get(goal);
        List<Integer> conditions = new ArrayList<>();
        for (Variable each : reason.conditions()) conditions.add(write(each, lines, proof));
        int line = reason.write(conditions, proof, ProofWriter.PREMISE);
        lines.put(goal, line);
        return line;
    }
}
