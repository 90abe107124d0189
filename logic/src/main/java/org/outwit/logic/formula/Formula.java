package org.outwit.logic.formula;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A formula of propositional logic. Two formulas are equal when they are written alike: A ∧ B and B ∧ A mean the same, but are
 * not equal. Formulas never change.
 */
public sealed interface Formula {

    Formula TRUE = Constant.TRUE;
    Formula FALSE = Constant.FALSE;

    /** A fact that may be true or false, by its name. */
    record Variable(String name) implements Formula, Comparable<Variable> {
        @Override
        public List<Formula> parts() {
            return List.of();
        }

        @Override
        public int compareTo(Variable other) {
            return name.compareTo(other.name);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** What is true or false with any facts. */
    enum Constant implements Formula {
        TRUE,
        FALSE;

        @Override
        public List<Formula> parts() {
            return List.of();
        }

        @Override
        public String toString() {
            return this == TRUE ? "True" : "False";
        }
    }

    record Not(Formula inner) implements Formula {
        @Override
        public List<Formula> parts() {
            return List.of(inner);
        }

        @Override
        public String toString() {
            return FormulaPrinter.text(this);
        }
    }

    /** Two formulas and what joins them. */
    sealed interface Binary extends Formula {
        Formula left();

        Formula right();

        Connective connective();

        @Override
        default List<Formula> parts() {
            return List.of(left(), right());
        }
    }

    record And(Formula left, Formula right) implements Binary {
        @Override
        public Connective connective() {
            return Connective.AND;
        }

        @Override
        public String toString() {
            return FormulaPrinter.text(this);
        }
    }

    record Or(Formula left, Formula right) implements Binary {
        @Override
        public Connective connective() {
            return Connective.OR;
        }

        @Override
        public String toString() {
            return FormulaPrinter.text(this);
        }
    }

    record Implies(Formula left, Formula right) implements Binary {
        @Override
        public Connective connective() {
            return Connective.IMPLIES;
        }

        @Override
        public String toString() {
            return FormulaPrinter.text(this);
        }
    }

    record Equivalent(Formula left, Formula right) implements Binary {
        @Override
        public Connective connective() {
            return Connective.EQUIVALENT;
        }

        @Override
        public String toString() {
            return FormulaPrinter.text(this);
        }
    }

    /** The formulas that this one is directly made of: none, one or two. */
    List<Formula> parts();

    /** Its variables, in the order in which they are first written. */
    default Set<Variable> variables() {
        Set<Variable> found = new LinkedHashSet<>();
        for (Formula each : subformulas()) if (each instanceof Variable variable) found.add(variable);
        return found;
    }

    /** All formulas that this one is made of, each once, parts before what they are parts of, itself last. */
    default Set<Formula> subformulas() {
        Set<Formula> found = new LinkedHashSet<>();
        collect(this, found);
        return found;
    }

    private static void collect(Formula formula, Set<Formula> found) {
        if (found.contains(formula)) return;
        for (Formula part : formula.parts()) collect(part, found);
        found.add(formula);
    }

    /** The formula with these formulas in the place of variables; a variable that is not named stays. */
    default Formula with(Map<Variable, Formula> instead) {
        if (this instanceof Variable variable) return instead.getOrDefault(variable, this);
        if (this instanceof Not not) return new Not(not.inner().with(instead));
        if (this instanceof Binary binary) {
            return binary.connective()
                    .join(binary.left().with(instead), binary.right().with(instead));
        }
        return this;
    }

    /** Its negation without a double one: of ¬A it is A. */
    default Formula opposite() {
        return this instanceof Not not ? not.inner() : new Not(this);
    }

    /** All of these; True where there are none. Grouped as text without parentheses is. */
    static Formula all(List<? extends Formula> formulas) {
        return joined(Connective.AND, formulas, TRUE);
    }

    /** At least one of these; False where there are none. */
    static Formula any(List<? extends Formula> formulas) {
        return joined(Connective.OR, formulas, FALSE);
    }

    private static Formula joined(Connective connective, List<? extends Formula> formulas, Formula none) {
        Formula joined = null;
        for (Formula each : formulas) joined = joined == null ? each : connective.join(joined, each);
        return joined == null ? none : joined;
    }
}
