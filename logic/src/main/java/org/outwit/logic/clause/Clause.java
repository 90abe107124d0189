package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;

/** At least one of some literals: of variables as they are, and of negated ones. Without any it is False. */
public record Clause(SortedSet<Variable> positive, SortedSet<Variable> negative) {

    public Clause(SortedSet<Variable> positive, SortedSet<Variable> negative) {
        this.positive = Collections.unmodifiableSortedSet(new TreeSet<>(positive));
        this.negative = Collections.unmodifiableSortedSet(new TreeSet<>(negative));
    }

    public static Clause of(Collection<Variable> positive, Collection<Variable> negative) {
        return new Clause(new TreeSet<>(positive), new TreeSet<>(negative));
    }

    /** A clause of a single literal. */
    static Clause unit(Variable variable, boolean isTrue) {
        return isTrue ? of(List.of(variable), List.of()) : of(List.of(), List.of(variable));
    }

    public int size() {
        return positive.size() + negative.size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    /** Whether it holds with any facts, because it has a variable and its negation. */
    public boolean isTautology() {
        return !Collections.disjoint(positive, negative);
    }

    /** At most one literal is not negated. */
    public boolean isHorn() {
        return positive.size() <= 1;
    }

    /** A clause that has all literals of both. */
    Clause or(Clause other) {
        SortedSet<Variable> allPositive = new TreeSet<>(positive);
        SortedSet<Variable> allNegative = new TreeSet<>(negative);
        allPositive.addAll(other.positive);
        allNegative.addAll(other.negative);
        return new Clause(allPositive, allNegative);
    }

    /** The literals in the order of their variables, joined by ∨. */
    public Formula formula() {
        SortedSet<Variable> variables = new TreeSet<>(positive);
        variables.addAll(negative);
        List<Formula> literals = new ArrayList<>();
        for (Variable each : variables) {
            if (positive.contains(each)) literals.add(each);
            if (negative.contains(each)) literals.add(new Not(each));
        }
        return Formula.any(literals);
    }

    @Override
    public String toString() {
        return formula().toString();
    }
}
