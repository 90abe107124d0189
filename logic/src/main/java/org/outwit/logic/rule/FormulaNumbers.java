package org.outwit.logic.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Binary;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;

/**
 * Numbers formulas so that equal ones have equal numbers, and a formula is known by the numbers of its parts. Patterns of rules are matched
 * and filled in on numbers: that is what a prover does most, and comparing formulas again and again would take most of its time.
 */
final class FormulaNumbers {

    /** What stands for a pattern whose formula has no number, and for a letter without a meaning. */
    static final int NONE = -1;

    private static final int NOT = 4; // after the connectives
    private static final int ATOM = 5;

    private final List<Formula> formulas = new ArrayList<>();
    private final List<int[]> shapes = new ArrayList<>(); // what joins which parts
    private final Map<Formula, Integer> atoms = new HashMap<>();
    private final Map<Long, Integer> joined = new HashMap<>();

    int size() {
        return formulas.size();
    }

    Formula formula(int number) {
        return formulas.get(number);
    }

    /** The number of a formula, which may be a new one; its parts get numbers before it. */
    int add(Formula formula) {
        if (formula instanceof Not not) return add(NOT, add(not.inner()), 0, formula);
        if (formula instanceof Binary binary) {
            return add(binary.connective().ordinal(), add(binary.left()), add(binary.right()), formula);
        }
        return atoms.computeIfAbsent(formula, key -> append(formula, ATOM, 0, 0));
    }

    private int add(int kind, int left, int right, Formula formula) {
        Integer known = joined.get(key(kind, left, right));
        if (known != null) return known;
        int number = append(formula, kind, left, right);
        joined.put(key(kind, left, right), number);
        return number;
    }

    private int append(Formula formula, int... shape) {
        formulas.add(formula);
        shapes.add(shape);
        return formulas.size() - 1;
    }

    private static long key(int kind, int left, int right) {
        return ((long) kind << 30 | left) << 30 | right;
    }

    /** The number of a pattern with this meaning of its letters, or {@link #NONE}. */
    int find(Formula pattern, Map<Variable, Integer> meaning) {
        if (pattern instanceof Variable letter) return meaning.get(letter);
        if (pattern instanceof Not not) return find(NOT, find(not.inner(), meaning), 0);
        if (pattern instanceof Binary binary) {
            int left = find(binary.left(), meaning);
            return find(binary.connective().ordinal(), left, find(binary.right(), meaning));
        }
        return atoms.getOrDefault(pattern, NONE);
    }

    private int find(int kind, int left, int right) {
        return left == NONE || right == NONE ? NONE : joined.getOrDefault(key(kind, left, right), NONE);
    }

    /** Whether the pattern can be this formula; adds what its letters must mean for that. */
    boolean match(Formula pattern, int number, Map<Variable, Integer> meaning) {
        if (pattern instanceof Variable letter) {
            Integer before = meaning.putIfAbsent(letter, number);
            return before == null || before == number;
        }
        int[] shape = shapes.get(number);
        if (pattern instanceof Not not) return shape[0] == NOT && match(not.inner(), shape[1], meaning);
        if (pattern instanceof Binary binary) {
            return shape[0] == binary.connective().ordinal()
                    && match(binary.left(), shape[1], meaning)
                    && match(binary.right(), shape[2], meaning);
        }
        return formulas.get(number).equals(pattern);
    }
}
