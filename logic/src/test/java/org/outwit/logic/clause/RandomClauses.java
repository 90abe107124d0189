package org.outwit.logic.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.outwit.logic.formula.Formula.Variable;

/** Sets of clauses from a seed. */
final class RandomClauses {

    private static final List<Variable> VARIABLES = List.of(
            new Variable("A"),
            new Variable("B"),
            new Variable("C"),
            new Variable("D"),
            new Variable("E"),
            new Variable("F"));

    private final SplittableRandom random;
    private final int variables;

    RandomClauses(long seed) {
        random = new SplittableRandom(seed);
        variables = 1 + random.nextInt(VARIABLES.size());
    }

    /** Of one to four literals, and about as many as make satisfiable and contradictory sets alike frequent. */
    List<Clause> next() {
        int count = 1 + random.nextInt(5 * variables);
        List<Clause> clauses = new ArrayList<>();
        for (int i = 0; i < count; i++) clauses.add(clause(1 + random.nextInt(Math.min(4, variables + 1)), false));
        return clauses;
    }

    /** With at most one literal that is not negated. */
    List<Clause> horn() {
        List<Clause> clauses = new ArrayList<>();
        for (int i = 1 + random.nextInt(3 * variables); i > 0; i--) clauses.add(clause(1 + random.nextInt(3), true));
        return clauses;
    }

    Variable variable() {
        return VARIABLES.get(random.nextInt(variables));
    }

    private Clause clause(int size, boolean horn) {
        List<Variable> positive = new ArrayList<>();
        List<Variable> negative = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            boolean isPositive = horn ? i == 0 && random.nextInt(5) > 0 : random.nextBoolean();
            (isPositive ? positive : negative).add(variable());
        }
        return Clause.of(positive, negative);
    }

    /** Whether an assignment of all six variables makes all clauses true: the definition, in one word. */
    static boolean isSatisfiable(List<Clause> clauses) {
        long[] rows = {
            0xAAAAAAAAAAAAAAAAL,
            0xCCCCCCCCCCCCCCCCL,
            0xF0F0F0F0F0F0F0F0L,
            0xFF00FF00FF00FF00L,
            0xFFFF0000FFFF0000L,
            0xFFFFFFFF00000000L
        };
        long models = -1L;
        for (Clause each : clauses) {
            long holds = 0;
            for (Variable variable : each.positive())
                holds |= rows[variable.name().charAt(0) - 'A'];
            for (Variable variable : each.negative())
                holds |= ~rows[variable.name().charAt(0) - 'A'];
            models &= holds;
        }
        return models != 0;
    }
}
