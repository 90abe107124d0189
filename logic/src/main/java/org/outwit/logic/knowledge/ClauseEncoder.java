package org.outwit.logic.knowledge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.outwit.logic.clause.Clause;
import org.outwit.logic.clause.NormalForm;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Binary;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.Formula.Variable;

/**
 * Formulas as clauses of numbered literals: 1, 2, 3 … are variables, and -1, -2, -3 … their negations. Where the normal form is small it
 * is taken. Otherwise parts get a variable of their own that is defined to be equivalent to them (Tseitin 1968), so there are never
 * more clauses than four for each part. A definition leaves each model of the others exactly one way to be completed, so models
 * are neither lost nor counted twice.
 */
final class ClauseEncoder {

    /** Larger normal forms are not worth their length. */
    private static final int SMALL = 32;

    private final Consumer<int[]> clauses;
    private final Map<Formula, Integer> literals = new HashMap<>();
    private int count;

    /** @param clauses gets each clause as it is made */
    ClauseEncoder(Consumer<int[]> clauses) {
        this.clauses = clauses;
    }

    /** Makes a formula true. */
    void require(Formula formula) {
        if (formula instanceof And and) {
            require(and.left());
            require(and.right());
            return;
        }
        List<Clause> small = NormalForm.clausesUpTo(SMALL, formula);
        if (small == null) clauses.accept(new int[] {literal(formula)});
        else for (Clause each : small) clauses.accept(literals(each));
    }

    /** Makes a formula true wherever a literal is. */
    void requireIf(int condition, Formula formula) {
        clauses.accept(new int[] {-condition, literal(formula)});
    }

    /** The number of a variable, which may be a new one. */
    int number(Variable variable) {
        return literals.computeIfAbsent(variable, key -> ++count);
    }

    /** A variable that no formula has. */
    int fresh() {
        return ++count;
    }

    /** A literal that is true exactly where the formula is. */
    int literal(Formula formula) {
        if (formula instanceof Variable variable) return number(variable);
        if (formula instanceof Not not) return -literal(not.inner());
        Integer known = literals.get(formula);
        if (known != null) return known;
        int literal = formula instanceof Binary binary ? define(binary) : constant(formula);
        literals.put(formula, literal);
        return literal;
    }

    private int[] literals(Clause clause) {
        int[] numbers = new int[clause.size()];
        int at = 0;
        for (Variable each : clause.positive()) numbers[at++] = number(each);
        for (Variable each : clause.negative()) numbers[at++] = -number(each);
        return numbers;
    }

    private int constant(Formula formula) {
        int own = ++count;
        clauses.accept(new int[] {own});
        return formula == Formula.TRUE ? own : -own;
    }

    private int define(Binary binary) {
        int left = literal(binary.left());
        int right = literal(binary.right());
        if (binary instanceof And) return conjunction(left, right);
        if (binary instanceof Or) return -conjunction(-left, -right);
        if (binary instanceof Implies) return -conjunction(left, -right);
        int own = ++count;
        clauses.accept(new int[] {-own, -left, right});
        clauses.accept(new int[] {-own, left, -right});
        clauses.accept(new int[] {own, left, right});
        clauses.accept(new int[] {own, -left, -right});
        return own;
    }

    private int conjunction(int left, int right) {
        int own = ++count;
        clauses.accept(new int[] {-own, left});
        clauses.accept(new int[] {-own, right});
        clauses.accept(new int[] {own, -left, -right});
        return own;
    }
}
