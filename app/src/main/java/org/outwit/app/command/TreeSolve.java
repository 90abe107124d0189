package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.TreeText;
import org.outwit.trees.BoundsText;
import org.outwit.trees.CheckReport;
import org.outwit.trees.JsonReport;
import org.outwit.trees.NumberRange;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionFile;
import org.outwit.trees.QuestionPlace;
import org.outwit.trees.RandomSpec;
import org.outwit.trees.Report;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.Solving;
import org.outwit.trees.TextReport;
import org.outwit.trees.TreeAlgorithms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit tree solve}: answers the questions of tree files. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Answers questions about game trees, one JSON object a line.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit tree solve questions.jsonl",
            "  outwit tree solve --check --algorithm alpha-beta,pvs questions.jsonl",
            "  outwit tree solve --tree '((3 12 8) (2 4 6))' --algorithm 'minimax,sss*' --text --visits",
            "  outwit tree solve --random b=4,d=10,seed=7 --algorithm mtd-f",
            "",
            "Exit status: 0 when everything was answered, 1 when something failed,",
            "2 for bad usage or a file that could not be read."
        })
public final class TreeSolve implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "Tree files: JSON, or JSON Lines; - is standard input.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--tree",
            paramLabel = "TEXT",
            description = "Ask about this tree instead, such as '((3 12 8) (2 4 6))'.")
    private String tree;

    @Option(
            names = "--random",
            paramLabel = "TREE",
            description = "Ask about a tree that is grown while it is searched, such as b=4,d=10,seed=7;"
                    + " see 'outwit tree grow --help'.")
    private String random;

    @Option(
            names = "--algorithm",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = Names.class,
            description = "Only questions for these algorithms; a question that names none is asked of each."
                    + " Known: ${COMPLETION-CANDIDATES}.")
    private List<String> algorithms = new ArrayList<>();

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            description = "The player where a question names none, such as f, -f or f@3.")
    private String player;

    @Option(names = "--depth", paramLabel = "N", description = "The horizon in plies where a question names none.")
    private Integer depth;

    @Option(
            names = "--window",
            paramLabel = "A,B",
            description = "The window where a question names none, such as -5,inf.")
    private String window;

    @Option(
            names = "--stride",
            paramLabel = "N",
            description = "The stride of pseudo-terminals where a question names none.")
    private Integer stride;

    @Option(
            names = "--bounds",
            paramLabel = "B,…",
            description = "The bounds of sums where a question names none, from the player's own level down,"
                    + " such as 2,1 or -1..3.")
    private String bounds;

    @Option(names = "--visits", description = "Also tell the nodes in the order in which they were visited.")
    private boolean visits;

    @Option(names = "--check", description = "Compare the answers with what the questions expect, and count.")
    private boolean check;

    @Option(names = "--json", description = "One JSON object a line; this is the default.")
    private boolean json;

    @Option(names = "--text", description = "Answers for people.")
    private boolean text;

    /** For the help, which must not fall behind. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return TreeAlgorithms.names().iterator();
        }
    }

    @Override
    public Integer call() {
        if ((tree == null ? 0 : 1) + (random == null ? 0 : 1) + (files.isEmpty() ? 0 : 1) != 1) {
            throw bad("Say what to solve: FILE… (- is standard input), or --tree TEXT, or --random TREE.");
        }
        if (files.isEmpty() && algorithms.isEmpty())
            throw bad("--tree and --random need an --algorithm to solve them.");
        if (json && text) throw bad("--json and --text exclude each other.");
        if (random != null && (visits || check)) {
            throw bad(
                    "--random has no names to visit and nothing to check; write the tree down with 'outwit tree grow'.");
        }
        for (String name : algorithms) {
            String complaint = TreeAlgorithms.complaint(name);
            if (complaint != null) throw bad("--algorithm: " + complaint);
        }
        PrintWriter out = spec.commandLine().getOut();
        Report report = check ? new CheckReport(out, json) : text ? new TextReport(out) : new JsonReport(out);
        Solving.Plan plan = new Solving.Plan(unsaid(), algorithms, visits, check);
        Solving solving = new Solving(plan, report, () -> !out.checkError());
        boolean read = true;
        if (tree != null)
            solving.question(Question.of(new QuestionPlace("--tree", 0), parsed("--tree", tree, TreeText::parse)));
        else if (random != null) solving.random(random, parsed("--random", random, RandomSpec::parse));
        else for (String file : files) read &= solve(file, solving);
        report.end();
        return !read ? 2 : report.hasFailures() ? 1 : 0;
    }

    /** False where the file cannot be read; the others are answered all the same. */
    private boolean solve(String file, Solving solving) {
        PrintWriter err = spec.commandLine().getErr();
        boolean standardInput = file.equals("-");
        try (QuestionFile questions = standardInput
                ? new QuestionFile("stdin", System.in)
                : new QuestionFile(file, Files.newInputStream(Path.of(file)))) {
            int count = solving.file(questions);
            if (count == 0) err.println("outwit: " + file + " holds no question.");
            return true;
        } catch (IOException | InvalidPathException e) {
            err.println("outwit: cannot read " + file + ": " + FileReason.reading(e) + ".");
            return false;
        }
    }

    /** What the command line says for questions that do not say it themselves. */
    private SolveRequest unsaid() {
        if (depth != null && depth < 0) throw bad("--depth must be 0 or more, found " + depth + ".");
        if (stride != null && stride < 1) throw bad("--stride must be 1 or more, found " + stride + ".");
        NumberRange between = window == null ? null : parsed("--window", window, TreeSolve::interval);
        List<NumberRange> sums = bounds == null ? null : parsed("--bounds", bounds, BoundsText::parse);
        return new SolveRequest(null, player, depth, sums, null, null, null, null, stride, between);
    }

    private static NumberRange interval(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) throw new InputException("Expected two numbers such as -5,inf; found '" + text + "'.");
        NumberRange interval =
                new NumberRange(Exact.parse(text.substring(0, comma)), Exact.parse(text.substring(comma + 1)));
        if (interval.low().compareTo(interval.high()) < 0) return interval;
        throw new InputException("The first number must be below the second, found " + interval + ".");
    }

    private <T> T parsed(String option, String value, Function<String, T> parser) {
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
