package org.outwit.logic.rule;

import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;

/**
 * The sequents for which R is complete: Horn clauses, written as implications, with alternatives in their conditions and bans.
 *
 * <pre>
 * goal    G = variable | False | G ∧ G | G ∨ G
 * premise D = variable | True | False | D ∧ D | G ⇒ D | ¬G | ¬¬D
 * </pre>
 *
 * Why: if R does not derive False, let M make exactly those variables true that R derives. A goal that is true in M is derived, by
 * introductions. A premise is true in M, by induction on it: of G ⇒ D, if G is true it is derived, so modus ponens derives D; of ¬G, if
 * G were true it would be derived, and False with it; the others are taken apart. So M is a model of the premises, and a goal that
 * follows is true in M. Outside, R fails on small sequents: ⊨ True, A ∨ A ⊨ A, A ∨ B, ¬A ⊨ B, A ⇔ B, A ⊨ B, A ⇒ B ⊨ ¬A ∨ B.
 */
public final class RuleFragment {

    private RuleFragment() {}

    /** Whether R derives the conclusion if it follows. */
    public static boolean contains(Sequent sequent) {
        return isGoal(sequent.conclusion()) && sequent.premises().stream().allMatch(RuleFragment::isPremise);
    }

    static boolean isGoal(Formula formula) {
        if (formula instanceof And and) return isGoal(and.left()) && isGoal(and.right());
        if (formula instanceof Or or) return isGoal(or.left()) && isGoal(or.right());
        return formula instanceof Variable || formula == Formula.FALSE;
    }

    static boolean isPremise(Formula formula) {
        if (formula instanceof And and) return isPremise(and.left()) && isPremise(and.right());
        if (formula instanceof Implies implies) return isGoal(implies.left()) && isPremise(implies.right());
        if (formula instanceof Not not) {
            return isGoal(not.inner()) || not.inner() instanceof Not twice && isPremise(twice.inner());
        }
        return formula instanceof Variable || formula instanceof Formula.Constant;
    }
}
