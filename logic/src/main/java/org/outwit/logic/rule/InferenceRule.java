package org.outwit.logic.rule;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Binary;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;

/**
 * A rule of R as the slides print it: α, β and γ stand for any formula. A rule permits a step if one choice of them makes its
 * pattern the step, to the letter: unit resolution takes α from α ∨ β and ¬β, but it does not take β from α ∨ β and ¬α.
 */
public enum InferenceRule {
    AND_INTRODUCTION("∧-introduction", "α, β |- α ∧ β"),
    AND_ELIMINATION_LEFT("∧-elimination", "α ∧ β |- α"),
    AND_ELIMINATION_RIGHT("∧-elimination", "α ∧ β |- β"),
    OR_INTRODUCTION_LEFT("∨-introduction", "α |- α ∨ β"),
    OR_INTRODUCTION_RIGHT("∨-introduction", "α |- β ∨ α"),
    MODUS_PONENS("modus ponens", "α ⇒ β, α |- β"),
    UNIT_RESOLUTION("unit resolution", "α ∨ β, ¬β |- α"),
    RESOLUTION("resolution", "α ∨ β, ¬β ∨ γ |- α ∨ γ"),
    /** The form that the slides call equivalent. */
    IMPLICATION_RESOLUTION("resolution", "¬α ⇒ β, β ⇒ γ |- ¬α ⇒ γ"),
    DOUBLE_NEGATION_ELIMINATION("¬¬-elimination", "¬¬α |- α"),
    FALSE_INTRODUCTION("False-introduction", "α ∧ ¬α |- False"),
    FALSE_ELIMINATION("False-elimination", "False |- β");

    private final String title;
    private final Sequent pattern;
    private final Variable free;
    private final boolean negatesFree;

    InferenceRule(String title, String pattern) {
        this.title = title;
        this.pattern = Sequent.parse(pattern);
        Set<Variable> letters = new LinkedHashSet<>();
        for (Formula each : this.pattern.premises()) letters.addAll(each.variables());
        letters.removeAll(this.pattern.conclusion().variables());
        free = letters.isEmpty() ? null : letters.iterator().next();
        negatesFree = this.pattern.premises().stream()
                .anyMatch(each -> free != null && each.subformulas().contains(new Not(free)));
    }

    /** What proofs call it. */
    public String title() {
        return title;
    }

    /** Its premises and conclusion, written with α, β and γ. */
    public Sequent pattern() {
        return pattern;
    }

    /** Whether the conclusion follows from the premises, in this order, by one use of this rule. */
    public boolean permits(List<Formula> premises, Formula conclusion) {
        if (premises.size() != pattern.premises().size()) return false;
        Map<Variable, Formula> meaning = new HashMap<>();
        for (int i = 0; i < premises.size(); i++) {
            if (!match(pattern.premises().get(i), premises.get(i), meaning)) return false;
        }
        return match(pattern.conclusion(), conclusion, meaning);
    }

    /** The letter that the premises have and the conclusion has not; null if there is none. No rule of R has two. */
    Variable free() {
        return free;
    }

    /** Whether the premises have the negation of the free letter. */
    boolean negatesFree() {
        return negatesFree;
    }

    /** Whether its conclusion is a part of a premise, or any formula at all. */
    boolean takesApart() {
        return pattern.conclusion() instanceof Variable;
    }

    private static boolean match(Formula pattern, Formula formula, Map<Variable, Formula> meaning) {
        if (pattern instanceof Variable letter) {
            Formula before = meaning.putIfAbsent(letter, formula);
            return before == null || before.equals(formula);
        }
        if (pattern instanceof Not not) {
            return formula instanceof Not other && match(not.inner(), other.inner(), meaning);
        }
        if (pattern instanceof Binary binary) {
            return formula instanceof Binary other
                    && other.connective() == binary.connective()
                    && match(binary.left(), other.left(), meaning)
                    && match(binary.right(), other.right(), meaning);
        }
        return pattern.equals(formula);
    }
}
