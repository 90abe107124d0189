package org.outwit.app.command;

import java.io.PrintWriter;
import org.outwit.core.game.InputException;
import picocli.CommandLine.Option;

/** What commands that go through many deals have in common. */
final class DealOptions {

    @Option(names = "--first", paramLabel = "N", description = "Only the first N. Default: all.")
    private Integer first;

    @Option(names = "--progress", description = "Show progress even where standard error is no terminal.")
    private boolean progress;

    /** How many at most; null for all. */
    Integer first() {
        if (first != null && first < 1) throw new InputException("--first must be 1 or more, found " + first + ".");
        return first;
    }

    ProgressDisplay display(PrintWriter err) {
        return new ProgressDisplay(progress || Terminal.isThere() ? err : null);
    }
}
