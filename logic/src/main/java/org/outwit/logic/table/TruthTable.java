package org.outwit.logic.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.game.InputException;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Binary;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Interpretation;
import org.outwit.logic.formula.Sequent;

/**
 * A row for each interpretation of some variables, and the values of formulas in it. The first variable changes least often, and
 * false comes before true, so row 0 has all variables false. Sound and complete by definition, and 2^n rows long: what has too many
 * variables gets an {@link InputException} that names what to use instead.
 */
public final class TruthTable {

    /** A million rows; a column of them is 128 kB. */
    public static final int MOST_VARIABLES = 20;

    private final List<Variable> variables;
    private final Map<Formula, TruthColumn> columns = new HashMap<>();

    public TruthTable(List<Variable> variables) {
        if (variables.size() > MOST_VARIABLES) {
            throw new InputException(
                    "A truth table of " + variables.size() + " variables would have 2^" + variables.size()
                            + " rows; tables are made for up to " + MOST_VARIABLES
                            + " variables. A knowledge base answers what follows without a table.");
        }
        this.variables = List.copyOf(variables);
        for (int i = 0; i < variables.size(); i++) {
            columns.put(variables.get(i), TruthColumn.variable(variables.size(), i));
        }
    }

    /** The table for all variables of these formulas, in the order in which they are written. */
    public static TruthTable of(List<Formula> formulas) {
        Set<Variable> variables = new LinkedHashSet<>();
        for (Formula each : formulas) variables.addAll(each.variables());
        return new TruthTable(List.copyOf(variables));
    }

    public List<Variable> variables() {
        return variables;
    }

    public int rows() {
        return 1 << variables.size();
    }

    public boolean value(Formula formula, int row) {
        return column(formula).value(row);
    }

    public Interpretation interpretation(int row) {
        Map<Variable, Boolean> values = new LinkedHashMap<>();
        for (Variable each : variables) values.put(each, columns.get(each).value(row));
        return new Interpretation(values);
    }

    /** In how many rows a formula is true. */
    public int models(Formula formula) {
        return column(formula).count();
    }

    /** The first row in which all premises are true and the conclusion is not. */
    public Optional<Interpretation> counterModel(Sequent sequent) {
        TruthColumn wrong = column(sequent.conclusion()).not();
        for (Formula premise : sequent.premises()) wrong = wrong.and(column(premise));
        int row = wrong.firstTrue();
        return row < 0 ? Optional.empty() : Optional.of(interpretation(row));
    }

    public static boolean entails(Sequent sequent) {
        return of(sequent.formulas()).counterModel(sequent).isEmpty();
    }

    public static boolean isSatisfiable(Formula formula) {
        return of(List.of(formula)).models(formula) > 0;
    }

    public static boolean isValid(Formula formula) {
        return entails(new Sequent(List.of(), formula));
    }

    public static boolean areEquivalent(Formula one, Formula other) {
        return isValid(new Formula.Equivalent(one, other));
    }

    private TruthColumn column(Formula formula) {
        TruthColumn known = columns.get(formula);
        if (known != null) return known;
        TruthColumn column = compute(formula);
        columns.put(formula, column);
        return column;
    }

    private TruthColumn compute(Formula formula) {
        if (formula instanceof Variable) {
            throw new IllegalArgumentException("The table has no variable " + formula + ".");
        }
        if (formula instanceof Not not) return column(not.inner()).not();
        if (!(formula instanceof Binary binary)) return TruthColumn.constant(variables.size(), formula == Formula.TRUE);
        TruthColumn left = column(binary.left());
        TruthColumn right = column(binary.right());
        if (formula instanceof And) return left.and(right);
        if (formula instanceof Or) return left.or(right);
        if (formula instanceof Implies) return left.not().or(right);
        return left.equivalent(right);
    }
}
