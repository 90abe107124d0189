package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import org.outwit.core.game.InputException;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.proof.Proof;

/**
 * Refutes clauses by resolution: from C ∨ x and D ∨ ¬x follows C ∨ D, until the empty clause, False, is found or nothing new follows.
 * Sound, because the rule is; complete for refutation (Robinson 1965): contradictory clauses always lead to False, and dropping clauses
 * that always hold or that another one subsumes does not change that. Short clauses are used first, which finds short proofs, but not
 * always the shortest.
 */
public final class Resolution {

    /** A bit of a word for each. */
    public static final int MOST_VARIABLES = 64;

    /** A question that needs more clauses than this needs another method. */
    public static final int MOST_CLAUSES = 20_000;

    /** How an attempt ended. */
    public enum Outcome {
        /** False was derived. */
        REFUTED,
        /** All that follows is known, and False is not among it. */
        SATISFIABLE,
        /** There were too many clauses; nothing is known. */
        GAVE_UP
    }

    private final List<MaskClause> known = new ArrayList<>();
    private final List<Integer> kept = new ArrayList<>(); // clauses that were resolved with each other
    private final PriorityQueue<Integer> waiting = new PriorityQueue<>(
            Comparator.<Integer>comparingInt(i -> known.get(i).size()).thenComparingInt(i -> i));
    private final List<Variable> variables;
    private int empty = -1;

    private Resolution(List<Variable> variables) {
        if (variables.size() > MOST_VARIABLES) {
            throw new InputException(
                    "Resolution proofs are made for up to " + MOST_VARIABLES + " variables, and here are "
                            + variables.size() + ". A knowledge base answers what follows, without a proof.");
        }
        this.variables = variables;
    }

    /** Whether clauses contradict each other. */
    public static Outcome refute(List<Clause> clauses) {
        Set<Variable> variables = new TreeSet<>();
        for (Clause each : clauses) {
            variables.addAll(each.positive());
            variables.addAll(each.negative());
        }
        return new Resolution(List.copyOf(variables)).run(clauses);
    }

    /** Proves the conclusion by refuting its opposite; nothing if it does not follow, or if that would take too many clauses. */
    public static Optional<Proof> prove(Sequent sequent) {
        return prove(ClauseSet.refutation(sequent));
    }

    /** Proves that the premises contradict each other, if they do and it does not take too many clauses. */
    public static Optional<Proof> contradiction(List<Formula> premises) {
        return prove(ClauseSet.premises(premises));
    }

    private static Optional<Proof> prove(ClauseSet set) {
        List<ClauseSet.Sourced> sources = set.all();
        Resolution resolution = new Resolution(List.copyOf(set.variables()));
        List<Clause> clauses = sources.stream().map(ClauseSet.Sourced::clause).toList();
        return resolution.run(clauses) == Outcome.REFUTED ? Optional.of(resolution.written(sources)) : Optional.empty();
    }

    private Outcome run(List<Clause> clauses) {
        Map<Variable, Integer> index = new HashMap<>();
        for (Variable each : variables) index.put(each, index.size());
        for (int i = 0; i < clauses.size(); i++) {
            add(mask(clauses.get(i).positive(), index), mask(clauses.get(i).negative(), index), i, -1);
        }
        while (empty < 0 && !waiting.isEmpty()) {
            if (known.size() > MOST_CLAUSES) return Outcome.GAVE_UP;
            int given = waiting.poll();
            MaskClause clause = known.get(given);
            if (isSubsumed(clause.positive(), clause.negative())) continue;
            kept.removeIf(each ->
                    clause.subsumes(known.get(each).positive(), known.get(each).negative()));
            kept.add(given);
            for (int i = kept.size() - 2; i >= 0 && empty < 0; i--) resolve(given, kept.get(i));
        }
        return empty >= 0 ? Outcome.REFUTED : Outcome.SATISFIABLE;
    }

    private static long mask(Iterable<Variable> variables, Map<Variable, Integer> index) {
        long mask = 0;
        for (Variable each : variables) mask |= 1L << index.get(each);
        return mask;
    }

    private void resolve(int given, int other) {
        MaskClause one = known.get(given);
        MaskClause two = known.get(other);
        long clash = one.clash(two);
        if (Long.bitCount(clash) != 1) return;
        add((one.positive() | two.positive()) & ~clash, (one.negative() | two.negative()) & ~clash, given, other);
    }

    /** Tautologies and what another clause subsumes are never added. */
    private void add(long positive, long negative, int one, int other) {
        if ((positive & negative) != 0 || isSubsumed(positive, negative)) return;
        MaskClause clause = new MaskClause(positive, negative, one, other);
        if (clause.isEmpty()) empty = known.size();
        known.add(clause);
        waiting.add(known.size() - 1);
    }

    private boolean isSubsumed(long positive, long negative) {
        for (int i = 0; i < kept.size(); i++) if (known.get(kept.get(i)).subsumes(positive, negative)) return true;
        return false;
    }

    private Proof written(List<ClauseSet.Sourced> sources) {
        ClauseProof proof = new ClauseProof();
        boolean[] used = new boolean[known.size()];
        mark(empty, used);
        for (int i = 0; i < used.length; i++) {
            if (!used[i] || known.get(i).other() >= 0) continue;
            ClauseSet.Sourced source = sources.get(known.get(i).one());
            proof.given(source.source(), source.rule());
        }
        Map<Integer, Integer> lines = new HashMap<>();
        for (int i = 0; i < used.length; i++) if (used[i]) lines.put(i, line(i, sources, lines, proof));
        return proof.proof();
    }

    private void mark(int clause, boolean[] used) {
        if (used[clause]) return;
        used[clause] = true;
        if (known.get(clause).other() < 0) return;
        mark(known.get(clause).one(), used);
        mark(known.get(clause).other(), used);
    }

    private int line(int i, List<ClauseSet.Sourced> sources, Map<Integer, Integer> lines, ClauseProof proof) {
        MaskClause clause = known.get(i);
        if (clause.other() >= 0) {
            List<Integer> from = List.of(lines.get(clause.one()), lines.get(clause.other()));
            return proof.step(formula(clause), "resolution", from);
        }
        ClauseSet.Sourced source = sources.get(clause.one());
        return proof.clause(formula(clause), proof.given(source.source(), source.rule()), source.source());
    }

    private Formula formula(MaskClause clause) {
        List<Variable> positive = new ArrayList<>();
        List<Variable> negative = new ArrayList<>();
        for (int i = 0; i < variables.size(); i++) {
            if ((clause.positive() >>> i & 1) == 1) positive.add(variables.get(i));
            if ((clause.negative() >>> i & 1) == 1) negative.add(variables.get(i));
        }
        return Clause.of(positive, negative).formula();
    }
}
