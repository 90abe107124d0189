package org.outwit.app.command;

import java.util.List;
import java.util.function.Function;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.Exact;
import org.outwit.trees.BoundsText;
import org.outwit.trees.NumberRange;
import org.outwit.trees.SolveRequest;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that answer for questions about trees which leave something open. */
final class UnsaidOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            description = "The player for questions that name none, such as f, -f or f@3.")
    private String player;

    @Option(names = "--depth", paramLabel = "N", description = "The horizon in plies for questions that name none.")
    private Integer depth;

    @Option(
            names = "--window",
            paramLabel = "A,B",
            description = "The window for questions that name none, such as -5,inf.")
    private String window;

    @Option(
            names = "--stride",
            paramLabel = "N",
            description = "The stride of pseudo-terminals for questions that name none.")
    private Integer stride;

    @Option(
            names = "--bounds",
            paramLabel = "B,…",
            description = "The bounds of sums for questions that name none, from the player's own level down,"
                    + " such as 2,1 or -1..3.")
    private String bounds;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "How many nodes uct may enter where a question does not say.")
    private Integer nodes;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of uct for questions that name none.")
    private Integer seed;

    @Option(
            names = "--conspirators",
            paramLabel = "N",
            description =
                    "How many wrong leaves a value shall withstand in conspiracy search, for questions that do not say."
                            + " Default: any number.")
    private Integer conspirators;

    SolveRequest request() {
        if (depth != null && depth < 0) throw bad("--depth must be 0 or more, found " + depth + ".");
        if (stride != null && stride < 1) throw bad("--stride must be 1 or more, found " + stride + ".");
        if (nodes != null && nodes < 1) throw bad("--nodes must be 1 or more, found " + nodes + ".");
        if (seed != null && seed < 0) throw bad("--seed must be 0 or more, found " + seed + ".");
        if (conspirators != null && conspirators < 0) {
            throw bad("--conspirators must be 0 or more, found " + conspirators + ".");
        }
        NumberRange between = window == null ? null : parsed("--window", window, UnsaidOptions::interval);
        List<NumberRange> sums = bounds == null ? null : parsed("--bounds", bounds, BoundsText::parse);
        return new SolveRequest(null, player, depth, sums, null, null, null, null, stride, between)
                .with(new SolveRequest.Effort(nodes, seed, conspirators));
    }

    private static NumberRange interval(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) throw new InputException("Expected two numbers such as -5,inf; found '" + text + "'.");
        NumberRange interval =
                new NumberRange(Exact.parse(text.substring(0, comma)), Exact.parse(text.substring(comma + 1)));
        if (interval.low().compareTo(interval.high()) < 0) return interval;
        throw new InputException("The first number must be below the second, found " + interval + ".");
    }

    /** The value of an option; a refusal about it names the option. */
    <T> T parsed(String option, String value, Function<String, T> parser) {
        try {
            return parser.apply(value);
        } catch (InputException e) {
            throw bad(option + ": " + e.getMessage());
        }
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
