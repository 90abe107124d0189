package org.outwit.logic.rule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.outwit.logic.formula.Connective;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;

/**
 * What R derives, with each rule written a second time and forwards: from what is known to all formulas over A and B up to some size. It
 * knows nothing of which formulas can be of use.
 */
final class NaiveRules {

    private final List<List<Formula>> bySize = new ArrayList<>();
    private final Set<Formula> formulas = new LinkedHashSet<>();
    private final Set<Formula> known = new LinkedHashSet<>();
    private final Deque<Formula> agenda = new ArrayDeque<>();

    /** All formulas with at most {@code connectives} connectives, and the parts of some more with pairs of them. */
    NaiveRules(int connectives, List<Formula> more) {
        bySize.add(List.of(new Variable("A"), new Variable("B"), Formula.FALSE));
        for (int size = 1; size <= connectives; size++) {
            List<Formula> of = new ArrayList<>();
            for (Formula each : bySize.get(size - 1)) of.add(new Not(each));
            for (int left = 0; left < size; left++) {
                for (Formula one : bySize.get(left)) {
                    for (Formula other : bySize.get(size - 1 - left)) {
                        for (Connective each : Connective.values()) {
                            if (each != Connective.EQUIVALENT) of.add(each.join(one, other));
                        }
                    }
                }
            }
            bySize.add(of);
        }
        bySize.forEach(formulas::addAll);
        Set<Formula> parts = new LinkedHashSet<>();
        for (Formula each : more) parts.addAll(each.subformulas());
        formulas.addAll(parts);
        for (Formula one : parts) {
            for (Formula other : parts) {
                formulas.add(new And(one, other));
                formulas.add(new Or(one, other));
            }
        }
    }

    boolean derives(Sequent sequent) {
        sequent.premises().forEach(this::learn);
        while (!agenda.isEmpty() && !known.contains(sequent.conclusion())) {
            Formula next = agenda.poll();
            fromOne(next, sequent.conclusion());
            for (Formula other : List.copyOf(known)) {
                fromTwo(next, other);
                fromTwo(other, next);
            }
        }
        return known.contains(sequent.conclusion());
    }

    private void learn(Formula formula) {
        if (formulas.contains(formula) && known.add(formula)) agenda.add(formula);
    }

    private void fromOne(Formula given, Formula goal) {
        if (given == Formula.FALSE) learn(goal);
        if (given instanceof And and) {
            learn(and.left());
            learn(and.right());
            if (and.right().equals(new Not(and.left()))) learn(Formula.FALSE);
        }
        if (given instanceof Not not && not.inner() instanceof Not twice) learn(twice.inner());
        for (Formula any : formulas) {
            learn(new Or(given, any));
            learn(new Or(any, given));
        }
    }

    private void fromTwo(Formula one, Formula two) {
        learn(new And(one, two));
        if (one instanceof Implies implies && implies.left().equals(two)) learn(implies.right());
        if (one instanceof Or or) {
            Formula opposite = new Not(or.right());
            if (two.equals(opposite)) learn(or.left());
            if (two instanceof Or other && other.left().equals(opposite)) learn(new Or(or.left(), other.right()));
        }
        boolean chain = one instanceof Implies first
                && first.left() instanceof Not
                && two instanceof Implies second
                && first.right().equals(second.left());
        if (chain) learn(new Implies(((Implies) one).left(), ((Implies) two).right()));
    }
}
