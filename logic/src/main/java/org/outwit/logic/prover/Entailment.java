package org.outwit.logic.prover;

import java.util.Optional;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Interpretation;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.knowledge.Theory;

/**
 * Whether a conclusion follows from its premises. However many variables there are, it is found by a knowledge base.
 *
 * @param contradictory whether the premises contradict each other, so that everything follows from them
 * @param counterModel what shows that it does not follow: the premises are true there, and the conclusion is false
 */
public record Entailment(Sequent sequent, boolean contradictory, Optional<Interpretation> counterModel) {

    public static Entailment of(Sequent sequent) {
        return of(sequent, ProgressMonitor.NONE);
    }

    /** The same; the monitor may stop it, with a {@link java.util.concurrent.CancellationException}. */
    public static Entailment of(Sequent sequent, ProgressMonitor monitor) {
        Theory base = new Theory(monitor);
        sequent.variables().forEach(base::declare);
        sequent.premises().forEach(base::tell);
        Optional<Interpretation> counterModel = base.counterModel(sequent.conclusion());
        // That False follows is a contradiction already, and may have been hard enough to find out once.
        boolean contradictory =
                counterModel.isEmpty() && (sequent.conclusion() == Formula.FALSE || base.isContradictory());
        return new Entailment(sequent, contradictory, counterModel);
    }

    public boolean entailed() {
        return counterModel.isEmpty();
    }
}
