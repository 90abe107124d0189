package org.outwit.app.command;

import java.time.Duration;
import org.outwit.core.search.Limits;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how far to search for one move, shared by all commands that search. */
final class LimitOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--depth", paramLabel = "N", description = "Look N plies ahead.")
    private Integer depth;

    @Option(names = "--time", paramLabel = "MS", description = "Think MS milliseconds about each move.")
    private Long millis;

    @Option(names = "--nodes", paramLabel = "N", description = "Enter at most N positions for each move.")
    private Long nodes;

    @Option(names = "--evaluations", paramLabel = "N", description = "Evaluate at most N positions for each move.")
    private Long evaluations;

    /** Whether any limit was given. */
    boolean isGiven() {
        return depth != null || millis != null || nodes != null || evaluations != null;
    }

    /** All but the time. */
    Limits untimed() {
        Limits limits = Limits.NONE;
        if (depth != null) limits = limits.withDepth((int) positive("--depth", depth));
        if (nodes != null) limits = limits.withNodes(positive("--nodes", nodes));
        if (evaluations != null) limits = limits.withEvaluations(positive("--evaluations", evaluations));
        return limits;
    }

    /** The time for a move, or null. */
    Duration time() {
        return millis == null ? null : Duration.ofMillis(positive("--time", millis));
    }

    Limits all() {
        return time() == null ? untimed() : untimed().withTime(time());
    }

    private long positive(String name, long value) {
        if (value >= 1) return value;
        throw new ParameterException(spec.commandLine(), name + " must be 1 or more, found " + value + ".");
    }
}
