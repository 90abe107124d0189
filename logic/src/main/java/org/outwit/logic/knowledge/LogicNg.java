package org.outwit.logic.knowledge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.logicng.datastructures.Tristate;
import org.logicng.formulas.Formula;
import org.logicng.formulas.FormulaFactory;
import org.logicng.formulas.Literal;
import org.logicng.handlers.DnnfCompilationHandler;
import org.logicng.handlers.SATHandler;
import org.logicng.knowledgecompilation.dnnf.DnnfFactory;
import org.logicng.knowledgecompilation.dnnf.datastructures.Dnnf;
import org.logicng.solvers.MiniSat;
import org.outwit.core.work.ProgressMonitor;

/**
 * LogicNG behind numbered literals: a solver that clauses are added to, and the compiler. What stops the monitor's work stops
 * the library's, too.
 */
final class LogicNg {

    private final FormulaFactory factory = new FormulaFactory();
    private final MiniSat solver = MiniSat.miniSat(factory);
    private final Map<Integer, Literal> literals = new HashMap<>();
    private final ProgressMonitor monitor;
    private long conflicts;

    LogicNg(ProgressMonitor monitor) {
        this.monitor = monitor;
    }

    void add(int[] clause) {
        solver.add(formula(clause));
    }

    /** Whether the clauses can be true together with these literals. */
    boolean isSatisfiable(List<Integer> assumptions) {
        SATHandler handler = new SATHandler() {
            @Override
            public boolean detectedConflict() {
                monitor.progress("searching, conflicts", ++conflicts, 0);
                return !monitor.isStopped();
            }
        };
        List<Literal> assumed = assumptions.stream().map(this::literal).toList();
        Tristate answer = assumed.isEmpty() ? solver.sat(handler) : solver.sat(handler, assumed);
        if (answer == Tristate.UNDEF) monitor.throwIfStopped();
        return answer == Tristate.TRUE;
    }

    /** After a satisfiable question: whether a variable is true in the model that was found. */
    boolean isTrue(int variable) {
        Literal literal = literal(variable);
        return solver.model(List.of(literal.variable())).evaluateLit(literal);
    }

    /** The clauses as a formula in deterministic, decomposable negation normal form. */
    Formula compile(List<int[]> clauses) {
        List<Formula> formulas = new ArrayList<>();
        for (int[] each : clauses) formulas.add(formula(each));
        DnnfCompilationHandler handler = new DnnfCompilationHandler() {
            @Override
            public boolean shannonExpansion() {
                return !monitor.isStopped();
            }
        };
        Dnnf compiled = new DnnfFactory().compile(factory.and(formulas), handler);
        if (compiled == null) monitor.throwIfStopped();
        return compiled.formula();
    }

    /** The number of a literal of the compiled form. */
    static int number(Literal literal) {
        int variable = Integer.parseInt(literal.name().substring(1));
        return literal.phase() ? variable : -variable;
    }

    private Formula formula(int[] clause) {
        List<Literal> found = new ArrayList<>();
        for (int each : clause) found.add(literal(each));
        return factory.clause(found);
    }

    private Literal literal(int number) {
        return literals.computeIfAbsent(number, key -> factory.literal("v" + Math.abs(number), number > 0));
    }
}
