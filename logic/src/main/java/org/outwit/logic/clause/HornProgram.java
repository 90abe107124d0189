package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.InputException;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;

/** Premises as Horn clauses, and a conclusion as a list of variables, or False, all of which have to follow. */
final class HornProgram {

    /** Proofs may be as high as there are variables, and are written by recursion. */
    static final int MOST_VARIABLES = 1000;

    private final List<HornClause> clauses = new ArrayList<>();
    private final List<Formula> goals = new ArrayList<>();

    /** An {@link InputException} says what is no Horn clause. */
    HornProgram(Sequent sequent) {
        ClauseSet set = ClauseSet.premises(sequent.premises());
        set.notHorn().ifPresent(each -> {
            throw new InputException("Chaining needs Horn clauses, with at most one literal that is not negated; "
                    + each.source()
                    + (each.clause().formula().equals(each.source())
                            ? " is"
                            : " has the clause " + each.clause() + ", which is")
                    + " none. Resolution proves it.");
        });
        if (set.variables().size() > MOST_VARIABLES) {
            throw new InputException("Chaining proves with up to " + MOST_VARIABLES + " variables, and here are "
                    + set.variables().size() + ". A knowledge base answers what follows, without a proof.");
        }
        for (ClauseSet.Sourced each : set.all()) clauses.add(HornClause.of(each));
        addGoals(sequent.conclusion());
    }

    private void addGoals(Formula conclusion) {
        if (conclusion instanceof And and) {
            addGoals(and.left());
            addGoals(and.right());
        } else if (conclusion instanceof Variable || conclusion == Formula.FALSE) {
            goals.add(conclusion);
        } else {
            throw new InputException("Chaining proves variables, False, and conjunctions of them; " + conclusion
                    + " is none. Resolution proves it.");
        }
    }

    List<HornClause> clauses() {
        return clauses;
    }

    List<Formula> goals() {
        return goals;
    }

    /** The clauses by what follows from them, in the order of the premises. */
    Map<Formula, List<HornClause>> byConsequence() {
        Map<Formula, List<HornClause>> found = new LinkedHashMap<>();
        for (HornClause each : clauses) {
            found.computeIfAbsent(each.consequence(), key -> new ArrayList<>()).add(each);
        }
        return found;
    }

    /** Joins the lines of the goals to the conclusion, as it was written. */
    static int join(Formula conclusion, Map<Formula, Integer> lines, ClauseProof proof) {
        if (!(conclusion instanceof And and)) return lines.get(conclusion);
        int left = join(and.left(), lines, proof);
        return proof.step(and, "∧-introduction", List.of(left, join(and.right(), lines, proof)));
    }
}
