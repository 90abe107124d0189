package org.outwit.logic.knowledge;

import java.util.List;
import java.util.Optional;
import org.outwit.core.work.ProgressMonitor;

/**
 * The question whether clauses of numbered literals can all be true, as programs exchange it: variables are 1, 2, 3 …, and -1, -2, -3 … their
 * negations.
 */
public record ClauseProblem(int variables, List<int[]> clauses) {

    /**
     * Values that make all clauses true, a literal for each variable; nothing where there are none.
     *
     * @throws java.util.concurrent.CancellationException where the monitor stops it
     */
    public Optional<int[]> model(ProgressMonitor monitor) {
        LogicNg library = new LogicNg(monitor);
        clauses.forEach(library::add);
        if (!library.isSatisfiable(List.of())) return Optional.empty();
        int[] model = new int[variables];
        for (int i = 1; i <= variables; i++) model[i - 1] = library.isTrue(i) ? i : -i;
        if (!isModel(model))
            throw new IllegalStateException("The values that were found do not make all clauses true.");
        return Optional.of(model);
    }

    /** Whether these literals, one of each variable in order, make every clause true. */
    boolean isModel(int[] literals) {
        for (int[] clause : clauses) {
            boolean holds = false;
            for (int each : clause) holds |= literals[Math.abs(each) - 1] == each;
            if (!holds) return false;
        }
        return true;
    }
}
