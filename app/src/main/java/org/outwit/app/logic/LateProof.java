package org.outwit.app.logic;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.outwit.logic.prover.WrittenProof;

/** A proof that is looked for when it is first asked for, and once; the search may be given up. */
public final class LateProof {

    private final Supplier<Optional<WrittenProof>> search;
    private Optional<WrittenProof> found; // null until it was looked for
    private boolean gaveUp;

    /** @param now whether to look at once */
    public LateProof(Supplier<Optional<WrittenProof>> search, boolean now) {
        this.search = search;
        if (now) found();
    }

    /** Nothing where there is none, and where the search was given up. */
    public Optional<WrittenProof> found() {
        if (found != null) return found;
        found = Optional.empty();
        try {
            found = search.get();
        } catch (CancellationException e) {
            gaveUp = true;
        }
        return found;
    }

    public boolean gaveUp() {
        return gaveUp;
    }
}
