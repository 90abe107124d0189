package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.InputException;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Binary;
import org.outwit.logic.formula.Formula.Equivalent;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.Formula.Variable;

/**
 * A formula as clauses of which all must hold: its conjunctive normal form, and how one gets there. Each step is equivalent to the one
 * before it, so no variables are added; the price is that the clauses may be exponentially many.
 *
 * @param steps what the formula became, one law after the other; steps that change nothing are left out
 */
public record NormalForm(Formula formula, List<Step> steps, List<Clause> clauses) {

    /** More clauses are refused. */
    public static final int MOST_CLAUSES = 2_000;

    /** What was done, and what came out. */
    public record Step(String law, Formula result) {}

    /** An {@link InputException} says so if the clauses would be too many. */
    public static NormalForm of(Formula formula) {
        List<Step> steps = new ArrayList<>();
        Formula now = step(formula, withoutEquivalences(formula), "A ⇔ B is (A ⇒ B) ∧ (B ⇒ A)", steps);
        now = step(now, withoutImplications(now), "A ⇒ B is ¬A ∨ B", steps);
        now = step(now, negationsInside(now, false), "¬ moves inside (De Morgan)", steps);
        List<Clause> clauses = clauses(now, MOST_CLAUSES);
        if (clauses == null) {
            throw new InputException(
                    "The formula has more than " + MOST_CLAUSES + " clauses in conjunctive normal form: "
                            + shortened(formula) + ". A knowledge base answers without it.");
        }
        step(
                now,
                Formula.all(clauses.stream().map(Clause::formula).toList()),
                "∨ moves inside ∧, clauses simplified",
                steps);
        return new NormalForm(formula, List.copyOf(steps), clauses);
    }

    /** The clauses alone; null if there would be more than this. */
    public static List<Clause> clausesUpTo(int most, Formula formula) {
        return clauses(negationsInside(withoutImplications(withoutEquivalences(formula)), false), most);
    }

    private static String shortened(Formula formula) {
        String text = formula.toString();
        return text.length() <= 60 ? text : text.substring(0, 59) + "…";
    }

    private static Formula step(Formula before, Formula after, String law, List<Step> steps) {
        if (!after.equals(before)) steps.add(new Step(law, after));
        return after;
    }

    private static Formula withoutEquivalences(Formula formula) {
        if (formula instanceof Not not) return new Not(withoutEquivalences(not.inner()));
        if (!(formula instanceof Binary binary)) return formula;
        Formula left = withoutEquivalences(binary.left());
        Formula right = withoutEquivalences(binary.right());
        return binary instanceof Equivalent
                ? new And(new Implies(left, right), new Implies(right, left))
                : binary.connective().join(left, right);
    }

    private static Formula withoutImplications(Formula formula) {
        if (formula instanceof Not not) return new Not(withoutImplications(not.inner()));
        if (!(formula instanceof Binary binary)) return formula;
        Formula left = withoutImplications(binary.left());
        Formula right = withoutImplications(binary.right());
        return binary instanceof Implies
                ? new Or(new Not(left), right)
                : binary.connective().join(left, right);
    }

    /** The formula, or its negation, with ¬ before variables only. */
    private static Formula negationsInside(Formula formula, boolean negated) {
        if (formula instanceof Not not) return negationsInside(not.inner(), !negated);
        if (formula instanceof Variable) return negated ? new Not(formula) : formula;
        if (!(formula instanceof Binary binary))
            return (formula == Formula.TRUE) != negated ? Formula.TRUE : Formula.FALSE;
        Formula left = negationsInside(binary.left(), negated);
        Formula right = negationsInside(binary.right(), negated);
        return binary instanceof And != negated ? new And(left, right) : new Or(left, right);
    }

    /** Each once, and none that always holds. */
    private static List<Clause> clauses(Formula formula, int most) {
        Set<Clause> found;
        if (formula instanceof And and) {
            List<Clause> left = clauses(and.left(), most);
            List<Clause> right = left == null ? null : clauses(and.right(), most);
            if (right == null) return null;
            found = new LinkedHashSet<>(left);
            found.addAll(right);
        } else if (formula instanceof Or or) {
            List<Clause> left = clauses(or.left(), most);
            List<Clause> right = left == null ? null : clauses(or.right(), most);
            if (right == null || (long) left.size() * right.size() > most) return null;
            found = new LinkedHashSet<>();
            for (Clause one : left) {
                for (Clause other : right) {
                    Clause joined = one.or(other);
                    if (!joined.isTautology()) found.add(joined);
                }
            }
        } else {
            return literal(formula);
        }
        return found.size() > most ? null : List.copyOf(found);
    }

    private static List<Clause> literal(Formula formula) {
        if (formula == Formula.TRUE) return List.of();
        if (formula == Formula.FALSE) return List.of(Clause.of(List.of(), List.of()));
        return formula instanceof Not not
                ? List.of(Clause.unit((Variable) not.inner(), false))
                : List.of(Clause.unit((Variable) formula, true));
    }
}
