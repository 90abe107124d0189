package org.outwit.logic.rule;

import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;

/** The sequents for which R is complete, as the package says. */
final class RuleFragment {

    private RuleFragment() {}

    /** Whether R derives the conclusion if it follows. */
    static boolean contains(Sequent sequent) {
        return isGoal(sequent.conclusion()) && sequent.premises().stream().allMatch(RuleFragment::isPremise);
    }

    private static boolean isGoal(Formula formula) {
        if (formula instanceof And and) return isGoal(and.left()) && isGoal(and.right());
        if (formula instanceof Or or) return isGoal(or.left()) && isGoal(or.right());
        return formula instanceof Variable || formula == Formula.FALSE;
    }

    private static boolean isPremise(Formula formula) {
        if (formula instanceof And and) return isPremise(and.left()) && isPremise(and.right());
        if (formula instanceof Implies implies) return isGoal(implies.left()) && isPremise(implies.right());
        if (formula instanceof Not not) {
            return isGoal(not.inner()) || not.inner() instanceof Not twice && isPremise(twice.inner());
        }
        return formula instanceof Variable || formula instanceof Formula.Constant;
    }
}
