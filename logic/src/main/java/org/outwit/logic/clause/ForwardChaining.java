package org.outwit.logic.clause;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.proof.ProofWriter;

/**
 * From facts to conclusions: a Horn clause fires when the last of its conditions is known, which a counter for each clause tells, so the
 * whole takes time in proportion to the length of the clauses. Sound and complete for Horn clauses and conclusions that are
 * conjunctions of variables (Dowling and Gallier 1984); contradictory premises lead to False, from which everything follows.
 */
public final class ForwardChaining {

    private final Map<Formula, HornClause> reasons = new LinkedHashMap<>(); // of what is known

    private ForwardChaining(HornProgram program) {
        Map<Variable, List<Integer>> waiting = new HashMap<>();
        int[] missing = new int[program.clauses().size()];
        Deque<Formula> agenda = new ArrayDeque<>();
        for (int i = 0; i < missing.length; i++) {
            HornClause clause = program.clauses().get(i);
            missing[i] = clause.conditions().size();
            for (Variable each : clause.conditions())
                waiting.computeIfAbsent(each, key -> new ArrayList<>()).add(i);
            if (missing[i] == 0) learn(clause, agenda);
        }
        while (!agenda.isEmpty()) {
            Formula known = agenda.poll();
            if (!(known instanceof Variable variable)) continue;
            for (int i : waiting.getOrDefault(variable, List.of())) {
                if (--missing[i] == 0) learn(program.clauses().get(i), agenda);
            }
        }
    }

    /** The proof, or nothing if the conclusion does not follow. */
    public static Optional<Proof> prove(Sequent sequent) {
        HornProgram program = new HornProgram(sequent);
        return new ForwardChaining(program).proof(sequent, program.goals());
    }

    private void learn(HornClause clause, Deque<Formula> agenda) {
        if (reasons.putIfAbsent(clause.consequence(), clause) == null) agenda.add(clause.consequence());
    }

    private Optional<Proof> proof(Sequent sequent, List<Formula> goals) {
        ClauseProof proof = new ClauseProof();
        Map<Formula, Integer> lines = new HashMap<>();
        if (reasons.keySet().containsAll(goals)) {
            for (Formula each : goals) write(each, lines, proof);
            HornProgram.join(sequent.conclusion(), lines, proof);
        } else if (reasons.containsKey(Formula.FALSE)) {
            int line = write(Formula.FALSE, lines, proof);
            proof.step(sequent.conclusion(), "False-elimination", List.of(line));
        } else {
            return Optional.empty();
        }
        return Optional.of(proof.proof());
    }

    private int write(Formula known, Map<Formula, Integer> lines, ClauseProof proof) {
        Integer before = lines.get(known);
        if (before != null) return before;
        HornClause reason = reasons.get(known);
        List<Integer> conditions = new ArrayList<>();
        for (Variable each : reason.conditions()) conditions.add(write(each, lines, proof));
        int line = reason.write(conditions, proof, ProofWriter.PREMISE);
        lines.put(known, line);
        return line;
    }
}
