package org.outwit.core.endgame;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.outwit.core.file.LockedFile;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;

/**
 * Makes the tables of a game in a folder, one slice after the other. A finished slice is kept if the work stops:
 * building again in the same folder goes on with the first that is missing.
 */
public final class Builder<P extends Position> {

    private static final String LOCK = "building.lock";

    private final Endings<P> endings;
    private final ProgressMonitor monitor;
    private final boolean backward;

    public Builder(Endings<P> endings, ProgressMonitor monitor) {
        this(endings, monitor, endings.mostPredecessors() > 0);
    }

    /** Backward or, what every game can do and takes longer, forward. */
    Builder(Endings<P> endings, ProgressMonitor monitor, boolean backward) {
        this.endings = endings;
        this.monitor = monitor;
        this.backward = backward;
    }

    /**
     * Builds what is missing of the slices with at most {@code pieces} pieces, and opens them all.
     *
     * @throws EndgameTableException if a table that is there is damaged or another's, or somebody else is building there
     * @throws InterruptedException if the monitor stopped it or the thread was interrupted; finished slices are kept
     */
    public EndgameTables<P> build(Path folder, int pieces) throws IOException, InterruptedException {
        if (pieces < endings.leastPieces() || pieces > endings.mostPieces()) {
            throw new IllegalArgumentException("The number of pieces (" + pieces + ") must be between "
                    + endings.leastPieces() + " and " + endings.mostPieces() + " for "
                    + endings.game().name() + ".");
        }
        Files.createDirectories(folder);
        Optional<LockedFile> lock = LockedFile.openIfFree(folder.resolve(LOCK));
        if (lock.isEmpty()) throw new EndgameTableException("Somebody else is building tables in " + folder + ".");
        // The file stays when the lock, which ends with the process, is given up: to remove it would be a race.
        try (LockedFile held = lock.get()) {
            assert held.size() == 0;
            return build(folder, endings.slices(pieces), new EndgameTables<>(endings));
        } catch (ClosedByInterruptException e) {
            Thread.interrupted(); // as the code that throws the other exception does
            throw interrupted(e);
        }
    }

    private static InterruptedException interrupted(ClosedByInterruptException cause) {
        InterruptedException interrupted = new InterruptedException("The build was interrupted at a file.");
        interrupted.initCause(cause);
        return interrupted;
    }

    private EndgameTables<P> build(Path folder, int slices, EndgameTables<P> tables)
            throws IOException, InterruptedException {
        for (int number = 0; number < slices; number++) {
            boolean wasThere = Files.exists(EndgameTable.file(folder, endings, number));
            if (!wasThere) {
                Slice<P> slice = new Slice<>(endings, number, slices, tables, monitor);
                short[] verdicts = backward ? new BackwardSolver<>(slice).solve() : new ForwardSolver<>(slice).solve();
                EndgameTable.write(folder, endings, number, verdicts);
            }
            // What was written is read back, so that a bad disk is found out before other slices depend on it.
            EndgameTable table = EndgameTable.open(folder, endings, number);
            tables.add(number, table);
            monitor.progress((wasThere ? "checked table " : "built table ") + endings.name(number), number + 1, slices);
        }
        return tables;
    }
}
