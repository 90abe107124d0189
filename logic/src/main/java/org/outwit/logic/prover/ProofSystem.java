package org.outwit.logic.prover;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.outwit.logic.clause.BackwardChaining;
import org.outwit.logic.clause.ForwardChaining;
import org.outwit.logic.clause.Resolution;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.rule.RuleProver;

/** The ways to prove something, by the names that users know them by. */
public enum ProofSystem {
    /** The rules of the slides; not complete. */
    RULES("the rule system R"),
    /** Refutes the opposite of the conclusion; complete. */
    RESOLUTION("resolution"),
    /** From facts to conclusions; for Horn clauses. */
    FORWARD("forward chaining"),
    /** From the conclusion to facts; for Horn clauses. */
    BACKWARD("backward chaining");

    private final String title;

    ProofSystem(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    public static Optional<ProofSystem> named(String name) {
        return Arrays.stream(values())
                .filter(each -> each.toString().equals(name))
                .findFirst();
    }

    /** As users write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A proof, or nothing if this system has none or gives up; an InputException says so where it cannot be asked. */
    Optional<WrittenProof> prove(Sequent sequent) {
        if (this == RULES) {
            RuleProver.Verdict verdict = RuleProver.prove(sequent);
            return verdict.proof().map(proof -> new WrittenProof(this, verdict.shortest(), proof));
        }
        return plain(sequent).map(proof -> new WrittenProof(this, false, proof));
    }

    private Optional<Proof> plain(Sequent sequent) {
        return switch (this) {
            case RULES -> throw new IllegalStateException("Rules have proofs of their own.");
            case RESOLUTION ->
                sequent.conclusion() == Formula.FALSE
                        ? Resolution.contradiction(sequent.premises())
                        : Resolution.prove(sequent);
            case FORWARD -> ForwardChaining.prove(sequent);
            case BACKWARD -> BackwardChaining.prove(sequent);
        };
    }
}
