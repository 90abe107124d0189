package org.outwit.logic.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;

/** Formulas from a seed: equal seeds, equal formulas. */
public final class RandomFormulas {

    private final SplittableRandom random;
    private final List<Variable> variables = new ArrayList<>();

    /** Formulas over {@code count} variables A, B, C … */
    public RandomFormulas(long seed, int count) {
        random = new SplittableRandom(seed);
        for (int i = 0; i < count; i++) variables.add(new Variable(String.valueOf((char) ('A' + i))));
    }

    public SplittableRandom random() {
        return random;
    }

    public List<Variable> variables() {
        return variables;
    }

    public Variable variable() {
        return variables.get(random.nextInt(variables.size()));
    }

    /** A formula of at most {@code connectives} connectives, with constants now and then. */
    public Formula next(int connectives) {
        if (connectives == 0) {
            int kind = random.nextInt(20);
            return kind == 0 ? Formula.TRUE : kind == 1 ? Formula.FALSE : variable();
        }
        if (random.nextInt(4) == 0) return new Not(next(connectives - 1));
        int left = random.nextInt(connectives);
        Connective connective = Connective.values()[random.nextInt(4)];
        return connective.join(next(left), next(connectives - 1 - left));
    }

    public Sequent sequent(int premises, int connectives) {
        List<Formula> list = new ArrayList<>();
        for (int i = 0; i < premises; i++) list.add(next(random.nextInt(connectives + 1)));
        return new Sequent(list, next(random.nextInt(connectives + 1)));
    }
}
