package org.outwit.logic.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;

/**
 * The formulas that a proof of a sequent needs, and every use of a rule among them. R derives infinitely many formulas, since
 * ∨-introduction adds anything one likes. But a proof can do with a finite universe: the parts of the sequent and False, called s and t
 * here, and all s ∨ t, ¬s ⇒ t and s ∧ ¬s.
 *
 * <p>Why that is enough: let T be what is derived inside the universe, and suppose False is not in it. Let W be all γ for which T has
 * some β and ¬β ∨ γ. Add to T all that ∧- and ∨-introduction make of it again and again, and α ∨ γ for every α and every γ of W.
 * Rule by rule one sees that nothing outside this larger set is derived from it, and that it has no more formulas of the universe than T.
 * So what R derives and is in the universe, the conclusion above all, is in T. If False is in T, the conclusion follows from it in one
 * step.
 */
final class RuleUniverse {

    /** More are refused: every use of a rule is held in memory. */
    static final int MOST_FORMULAS = 20_000;

    /** Rules with something special to conclude first: among proofs of equal length they read better. */
    private static final List<InferenceRule> ORDER = Arrays.stream(InferenceRule.values())
            .sorted(Comparator.comparing(InferenceRule::takesApart))
            .toList();

    private static final int UNKNOWN = Integer.MAX_VALUE;

    private final FormulaNumbers numbers = new FormulaNumbers();
    private final List<List<Derivation>> derivations = new ArrayList<>();
    private final int parts;
    private final List<Integer> all = new ArrayList<>(); // the parts
    private final List<Integer> negated = new ArrayList<>();
    private final int[] level;

    private RuleUniverse(Set<Formula> small, Sequent sequent) {
        parts = small.size();
        List<Formula> negations =
                small.stream().filter(each -> each instanceof Not).toList();
        for (Formula each : small) all.add(numbers.add(each));
        for (Formula s : small) for (Formula t : small) numbers.add(new Or(s, t));
        for (Formula each : negations) {
            Formula s = ((Not) each).inner();
            negated.add(numbers.add(s));
            numbers.add(new And(s, each));
            for (Formula t : small) numbers.add(new Implies(each, t));
        }
        for (int i = 0; i < numbers.size(); i++) derivations.add(uses(i));
        level = levels(sequent.premises());
        for (List<Derivation> each : derivations) each.removeIf(use -> !isUsable(use));
    }

    /** Null if it would be too large. */
    static RuleUniverse of(Sequent sequent) {
        Set<Formula> small = new LinkedHashSet<>();
        for (Formula each : sequent.formulas()) small.addAll(each.subformulas());
        small.add(Formula.FALSE);
        long negations = small.stream().filter(each -> each instanceof Not).count();
        long size = small.size() * (small.size() + 1 + negations);
        return size > MOST_FORMULAS ? null : new RuleUniverse(small, sequent);
    }

    int size() {
        return numbers.size();
    }

    Formula formula(int number) {
        return numbers.formula(number);
    }

    int number(Formula formula) {
        return numbers.add(formula);
    }

    /** Every use of a rule that ends in this formula and begins with formulas that can be derived. */
    List<Derivation> derivations(int number) {
        return derivations.get(number);
    }

    /** How high the lowest tree is that derives it: 0 for a premise. */
    int level(int number) {
        return level[number];
    }

    boolean isDerivable(int number) {
        return level[number] != UNKNOWN;
    }

    private boolean isUsable(Derivation derivation) {
        for (int premise : derivation.premises()) if (!isDerivable(premise)) return false;
        return true;
    }

    private List<Derivation> uses(int conclusion) {
        List<Derivation> found = new ArrayList<>();
        for (InferenceRule rule : ORDER) {
            // What is taken apart is in the universe, so its parts are parts of the sequent.
            if (rule.takesApart() && conclusion >= parts) continue;
            Map<Variable, Integer> meaning = new HashMap<>();
            if (!numbers.match(rule.pattern().conclusion(), conclusion, meaning)) continue;
            Variable free = rule.free();
            if (free == null) {
                addUse(rule, meaning, conclusion, found);
                continue;
            }
            for (int each : rule.negatesFree() ? negated : all) {
                meaning.put(free, each);
                addUse(rule, meaning, conclusion, found);
            }
        }
        return found;
    }

    /** Adds it if all of its premises are in the universe. */
    private void addUse(InferenceRule rule, Map<Variable, Integer> meaning, int conclusion, List<Derivation> found) {
        List<Formula> patterns = rule.pattern().premises();
        int[] premises = new int[patterns.size()];
        for (int i = 0; i < premises.length; i++) {
            premises[i] = numbers.find(patterns.get(i), meaning);
            if (premises[i] == FormulaNumbers.NONE || premises[i] == conclusion) return;
        }
        found.add(new Derivation(rule, premises, conclusion));
    }

    /** Derives, level by level, all that can be derived. */
    private int[] levels(List<Formula> premises) {
        int[] levels = new int[numbers.size()];
        Arrays.fill(levels, UNKNOWN);
        for (Formula each : premises) levels[numbers.add(each)] = 0;
        boolean grows = true;
        for (int next = 1; grows; next++) {
            grows = false;
            for (int i = 0; i < levels.length; i++) {
                if (levels[i] == UNKNOWN && canFollow(i, levels, next)) {
                    levels[i] = next;
                    grows = true;
                }
            }
        }
        return levels;
    }

    private boolean canFollow(int number, int[] levels, int next) {
        for (Derivation each : derivations.get(number)) {
            boolean all = true;
            for (int premise : each.premises()) all &= levels[premise] < next;
            if (all) return true;
        }
        return false;
    }
}
