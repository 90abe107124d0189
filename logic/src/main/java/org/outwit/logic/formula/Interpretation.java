package org.outwit.logic.formula;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Binary;
import org.outwit.logic.formula.Formula.Equivalent;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.Formula.Variable;

/** Which facts are true. An interpretation in which a formula is true is a model of it. */
public record Interpretation(Map<Variable, Boolean> values) {

    public Interpretation {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public boolean isTrue(Variable variable) {
        Boolean value = values.get(variable);
        if (value == null) throw new IllegalArgumentException("Nothing is said of " + variable + ".");
        return value;
    }

    /** The meaning of a formula: the definition, which truth tables are tested against. */
    public boolean satisfies(Formula formula) {
        if (formula instanceof Variable variable) return isTrue(variable);
        if (formula instanceof Not not) return !satisfies(not.inner());
        if (!(formula instanceof Binary binary)) return formula == Formula.TRUE;
        boolean left = satisfies(binary.left());
        boolean right = satisfies(binary.right());
        if (formula instanceof And) return left && right;
        if (formula instanceof Or) return left || right;
        if (formula instanceof Implies) return !left || right;
        assert formula instanceof Equivalent;
        return left == right;
    }

    /** As literals: A, ¬B. */
    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(each -> each.getValue() ? each.getKey().toString() : "¬" + each.getKey())
                .collect(Collectors.joining(", "));
    }
}
