package org.outwit.logic.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.logic.formula.Formula;

/**
 * The facts that a conclusion rests on: without any of them it would not follow from the rest. Each fact has a switch; one after the
 * other is switched off, and stays off if the conclusion still follows.
 */
public final class MinimalSupport {

    private MinimalSupport() {}

    /** Some of the facts, in their order, or nothing if the conclusion does not follow. False asks for a contradiction. */
    public static Optional<List<Formula>> of(List<Formula> facts, Formula conclusion) {
        return of(facts, conclusion, ProgressMonitor.NONE);
    }

    /** The same; the monitor may stop it, with a {@link java.util.concurrent.CancellationException}. */
    public static Optional<List<Formula>> of(List<Formula> facts, Formula conclusion, ProgressMonitor monitor) {
        LogicNg library = new LogicNg(monitor);
        ClauseEncoder encoder = new ClauseEncoder(library::add);
        int opposite = -encoder.literal(conclusion);
        List<Integer> on = new ArrayList<>(List.of(opposite));
        List<Integer> switches = new ArrayList<>();
        for (Formula each : facts) {
            int own = encoder.fresh();
            encoder.requireIf(own, each);
            switches.add(own);
        }
        on.addAll(switches);
        if (library.isSatisfiable(on)) return Optional.empty();
        for (int i = facts.size() - 1; i >= 0; i--) {
            Integer own = switches.get(i);
            on.remove(own);
            if (library.isSatisfiable(on)) on.add(own);
        }
        List<Formula> support = new ArrayList<>();
        for (int i = 0; i < facts.size(); i++) if (on.contains(switches.get(i))) support.add(facts.get(i));
        return Optional.of(support);
    }
}
