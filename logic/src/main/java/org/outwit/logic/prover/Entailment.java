package org.outwit.logic.prover;

import java.util.Optional;
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
        Theory base = new Theory();
        sequent.variables().forEach(base::declare);
        sequent.premises().forEach(base::tell);
        Optional<Interpretation> counterModel = base.counterModel(sequent.conclusion());
        return new Entailment(sequent, counterModel.isEmpty() && base.isContradictory(), counterModel);
    }

    public boolean entailed() {
        return counterModel.isEmpty();
    }
}
