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
import org.outwit.core.file.FileReason;
import org.outwit.trees.CheckReport;
import org.outwit.trees.JsonReport;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionFile;
import org.outwit.trees.QuestionPlace;
import org.outwit.trees.RandomSpec;
import org.outwit.trees.Report;
import org.outwit.trees.Solving;
import org.outwit.trees.TextReport;
import org.outwit.trees.TreeAlgorithms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            description = "Ask only questions for these algorithms; a question that names none is asked of each."
                    + " Known: ${COMPLETION-CANDIDATES}.")
    private List<String> algorithms = new ArrayList<>();

    @Mixin
    private UnsaidOptions unsaid;

    @Option(names = "--visits", description = "Also list the nodes in the order in which they were visited.")
    private boolean visits;

    @Option(
            names = "--check",
            description = "Compare the answers with what the questions expect, and count how many agree.")
    private boolean check;

    @Option(names = "--json", description = "Print one JSON object a line; this is the default.")
    private boolean json;

    @Option(names = "--text", description = "Print the answers as text for people.")
    private boolean text;

    /** The names for the help, so that it is never out of date. */
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
            String refusal = TreeAlgorithms.refusal(name);
            if (refusal != null) throw bad("--algorithm: " + refusal);
        }
        PrintWriter out = spec.commandLine().getOut();
        Report report = check ? new CheckReport(out, json) : text ? new TextReport(out) : new JsonReport(out);
        Solving.Plan plan = new Solving.Plan(unsaid.request(), algorithms, visits, check);
        Solving solving = new Solving(plan, report, () -> !out.checkError());
        boolean read = true;
        if (tree != null)
            solving.question(
                    unsaid.parsed("--tree", tree, text -> Question.ofLine(new QuestionPlace("--tree", 0), text)));
        else if (random != null) solving.random(random, unsaid.parsed("--random", random, RandomSpec::parse));
        else for (String file : files) read &= solve(file, solving);
        report.end();
        if (!files.isEmpty()) mention(solving.unasked());
        return !read ? 2 : report.hasFailures() ? 1 : 0;
    }

    /** False if the file cannot be read; the other files are answered all the same. */
    private boolean solve(String file, Solving solving) {
        PrintWriter err = spec.commandLine().getErr();
        boolean standardInput = file.equals("-");
        try (QuestionFile questions = standardInput
                ? new QuestionFile("stdin", System.in)
                : new QuestionFile(file, Files.newInputStream(Path.of(file)))) {
            long before = solving.passedOver();
            int count = solving.file(questions);
            if (count > 0 && solving.passedOver() - before == count) {
                err.println("outwit: " + file + " asks other algorithms than " + String.join(", ", algorithms)
                        + "; a question that names none is asked of these.");
            }
            if (count == 0) err.println("outwit: " + file + " holds no question.");
            return true;
        } catch (IOException | InvalidPathException e) {
            err.println("outwit: cannot read " + file + ": " + FileReason.reading(e) + ".");
            return false;
        }
    }

    /** Where nothing at all was asked, that was said of each file. */
    private void mention(List<String> unasked) {
        if (unasked.isEmpty() || unasked.size() == algorithms.size()) return;
        spec.commandLine()
                .getErr()
                .println("outwit: " + String.join(", ", unasked) + (unasked.size() == 1 ? " was" : " were")
                        + " asked nothing: every question names its own algorithm, and --algorithm picks among these;"
                        + " a question that names none is asked of each.");
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
