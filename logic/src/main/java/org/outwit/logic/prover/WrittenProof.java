package org.outwit.logic.prover;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.InputException;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.logic.clause.Resolution;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.knowledge.MinimalSupport;
import org.outwit.logic.proof.Proof;

/**
 * A proof and who found it.
 *
 * @param shortest whether this system has no proof with fewer lines, as far as it knows
 */
public record WrittenProof(ProofSystem system, boolean shortest, Proof proof) {

    /**
     * The proof by this system of something that follows. Nothing if it has none or gives up. An {@link InputException} says what cannot
     * be asked.
     */
    public static Optional<WrittenProof> of(Sequent sequent, ProofSystem system) {
        return of(sequent, system, ProgressMonitor.NONE);
    }

    /** The same; the monitor may stop it, with a {@link java.util.concurrent.CancellationException}. */
    public static Optional<WrittenProof> of(Sequent sequent, ProofSystem system, ProgressMonitor monitor) {
        Optional<WrittenProof> proof = system == ProofSystem.RESOLUTION ? Optional.empty() : system.prove(sequent);
        monitor.throwIfStopped();
        return proof.isPresent() ? proof : support(sequent, monitor).flatMap(system::prove);
    }

    /**
     * By the rule system R, which people read most easily, if it has a proof; otherwise by resolution, or, for Horn clauses with very many
     * variables, by forward chaining. Nothing if all of them have to pass.
     */
    public static Optional<WrittenProof> of(Sequent sequent) {
        return of(sequent, ProgressMonitor.NONE);
    }

    /** The same; the monitor may stop it, with a {@link java.util.concurrent.CancellationException}. */
    public static Optional<WrittenProof> of(Sequent sequent, ProgressMonitor monitor) {
        for (ProofSystem each : List.of(ProofSystem.RULES, ProofSystem.RESOLUTION, ProofSystem.FORWARD)) {
            try {
                Optional<WrittenProof> proof = of(sequent, each, monitor);
                if (proof.isPresent()) return proof;
            } catch (InputException e) {
                continue; // nobody has asked for this one
            }
        }
        return Optional.empty();
    }

    /** That premises contradict each other, from as few of them as possible. */
    public static Optional<WrittenProof> contradiction(List<Formula> premises) {
        return contradiction(premises, ProgressMonitor.NONE);
    }

    /** The same; the monitor may stop it, with a {@link java.util.concurrent.CancellationException}. */
    public static Optional<WrittenProof> contradiction(List<Formula> premises, ProgressMonitor monitor) {
        return support(new Sequent(premises, Formula.FALSE), monitor).flatMap(few -> of(few, monitor));
    }

    /** Only the premises that the conclusion rests on, which makes everything easier; nothing if it does not follow. */
    private static Optional<Sequent> support(Sequent sequent, ProgressMonitor monitor) {
        return MinimalSupport.of(sequent.premises(), sequent.conclusion(), monitor)
                .map(premises -> new Sequent(premises, sequent.conclusion()));
    }

    /** Why there may be no proof of something that follows. */
    public static String limits() {
        return "Rule proofs are looked for where formulas are few, and resolution ends at " + Resolution.MOST_VARIABLES
                + " variables or " + Resolution.MOST_CLAUSES + " clauses.";
    }
}
