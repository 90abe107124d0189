package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.outwit.app.logic.AsciiWriter;
import org.outwit.app.logic.LateProof;
import org.outwit.app.logic.ModelReport;
import org.outwit.app.logic.ProofReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.tree.ProofPicture;
import org.outwit.logic.formula.FormulaException;
import org.outwit.logic.formula.FormulaParser;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.formula.Spelling;
import org.outwit.logic.prover.Entailment;
import org.outwit.logic.prover.ProofSystem;
import org.outwit.logic.prover.WrittenProof;
import org.outwit.logic.table.TruthTableText;
import org.outwit.trees.DeepStack;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit prove}: does a conclusion follow from premises, and why? */
@Command(
        name = "prove",
        mixinStandardHelpOptions = true,
        description = {
            "Says whether a conclusion follows from premises in propositional logic, and proves it, or shows a counter-model.",
            "",
            "Premises are separated by commas; |=, |-, ⊨ or ⊢ stands before the conclusion. Connectives, from tight to loose:"
                    + " ¬ or ~, ∧ or &, ∨ or |, ⇒ or =>, ⇔ or <=>. Names are letters, digits and _, and hyphens between them.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit prove 'A, A => B |= B'",
            "  outwit prove --table '|= (P | H) & ~H => P'",
            "  outwit prove --proof --tree proof.svg '(P | H) & ~H |= P'",
            "  outwit prove --by resolution 'A | B, ~A |= B'",
            "  outwit prove --file problems.txt --json",
            "  outwit prove --dimacs uf200-01.cnf --time 60000",
            "",
            "Exit status: 0 when everything was answered, yes or no; 1 when it gave up on something after --time;",
            "2 for a bad formula or a file that cannot be used."
        })
public final class ProveCommand implements Callable<Integer> {

    private static final int ANSWERED = 0;
    private static final int GAVE_UP = 1;
    private static final int BAD = 2;

    /** How many formulas may be inside each other: a disjunction of so many parts is as high. */
    private static final int HIGHEST = 10_000;

    /** A text of so many characters has a formula that is a ply high, at most. */
    private static final int SHORTEST_PLY = 2;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PROBLEM",
            arity = "0..1",
            description = "Premises and conclusion, such as 'A, A => B |= B'.")
    private String problem;

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "Answer the problems of this file, one a line; # begins a comment, - is standard input.")
    private String file;

    @Option(
            names = "--dimacs",
            paramLabel = "FILE.cnf",
            description =
                    "Say whether the clauses of this file in the form of DIMACS can all be true. --file takes FILE.cnf for one, too.")
    private String dimacs;

    @Option(
            names = "--time",
            paramLabel = "MS",
            description = "Give up on a problem after MS milliseconds. Default: go on until it is answered.")
    private Long millis;

    @Option(names = "--table", description = "Draw the truth table; ✓ marks the rows in which all premises are true.")
    private boolean table;

    @Option(names = "--parts", description = "With --table: a column for each part of the formulas, too.")
    private boolean parts;

    @Option(
            names = "--proof",
            description = "Print a proof: by the rule system R if it has one, otherwise by resolution.")
    private boolean proof;

    @Option(
            names = "--by",
            paramLabel = "SYSTEM",
            description = "Print a proof by this system: rules, resolution, or, for Horn clauses, forward or backward.")
    private String by;

    @Option(names = "--tree", paramLabel = "FILE.svg", description = "Draw the proof as a tree into this file.")
    private Path tree;

    @Option(
            names = "--cnf",
            description = "Show how each formula becomes clauses, the opposite of the conclusion included.")
    private boolean cnf;

    @Option(names = "--count", description = "Count the models of the premises.")
    private boolean count;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "Draw N models of the premises, each model with equal probability.")
    private int sample;

    @Option(names = "--seed", paramLabel = "S", description = "For --sample. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--ascii",
            description = "Print nothing but ASCII: ~ & | => <=> instead of ¬ ∧ ∨ ⇒ ⇔, and other signs as \\\\uXXXX.")
    private boolean ascii;

    @Option(names = "--json", description = "Print one JSON object a line.")
    private boolean json;

    @Mixin
    private OutputFile output;

    private ProofSystem system; // null where nobody says
    private ProofReport report;
    private PrintWriter out;

    @Override
    public Integer call() {
        if (ascii) onlyAscii();
        check();
        out = spec.commandLine().getOut();
        report = new ProofReport(spelling());
        if (dimacs != null) return clauses();
        if (file != null) return all(ProblemFile.read(file));
        return answer(problem, null) ? ANSWERED : GAVE_UP;
    }

    private void onlyAscii() {
        spec.commandLine()
                .setOut(new PrintWriter(new AsciiWriter(spec.commandLine().getOut())));
        spec.commandLine()
                .setErr(new PrintWriter(new AsciiWriter(spec.commandLine().getErr())));
    }

    private void check() {
        if (dimacs == null && file != null && ProveDimacs.isOne(file)) {
            dimacs = file;
            file = null;
        }
        if (Stream.of(problem, file, dimacs).filter(Objects::nonNull).count() != 1) {
            throw bad("Say what to prove: a PROBLEM such as 'A, A => B |= B', --file FILE, or --dimacs FILE.cnf.");
        }
        boolean formulas = table || parts || proof || by != null || tree != null || cnf || count || sample != 0;
        if (dimacs != null && formulas)
            throw bad("--dimacs reads clauses, of which only --json, --time and --ascii say more.");
        if (file != null && tree != null) throw bad("--tree draws one proof, so it needs a PROBLEM instead of --file.");
        if (parts && !table) throw bad("--parts adds columns to a table, so it needs --table.");
        if (json && (table || cnf)) throw bad("--json has no room for --table and --cnf, which are for reading.");
        if (sample < 0) throw bad("--sample: the number of models (" + sample + ") must not be negative.");
        if (millis != null && millis < 1) throw bad("--time must be 1 or more, found " + millis + ".");
        if (by != null) {
            system = ProofSystem.named(by)
                    .orElseThrow(() -> bad("--by: '" + by
                            + "' is no way to prove something; expected rules, resolution, forward or" + " backward."));
        }
        if (tree != null) OutputFile.place("--tree", tree.toString(), output.picture());
    }

    private ProgressDisplay display() {
        return ProgressDisplay.nothingToSave(
                Terminal.isThere() ? spec.commandLine().getErr() : null);
    }

    private TimeLimit limit() {
        return new TimeLimit(millis == null ? Long.MAX_VALUE : millis);
    }

    private int clauses() {
        return new ProveDimacs(dimacs, json, out).answer(limit(), this::display) ? ANSWERED : GAVE_UP;
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    /** Even if one line is wrong, the others are answered. */
    private int all(List<ProblemFile.Problem> problems) {
        int status = ANSWERED;
        for (ProblemFile.Problem each : problems) {
            try {
                if (!answer(each.text(), each.line())) status = Math.max(status, GAVE_UP);
            } catch (FormulaException e) {
                complain(each, ":" + e.column() + ": " + e.sentence());
                status = BAD;
            } catch (InputException e) {
                complain(each, ": " + e.getMessage());
                status = BAD;
            }
            if (out.checkError()) break; // nobody reads on
        }
        return status;
    }

    private void complain(ProblemFile.Problem problem, String sentence) {
        out.flush();
        PrintWriter err = spec.commandLine().getErr();
        err.println("outwit: " + file + ":" + problem.line() + sentence);
        err.flush();
    }

    /**
     * Whether there was an answer in time. High formulas need a high stack.
     *
     * @param line of the file, or null
     */
    private boolean answer(String text, Integer line) {
        int most = Math.min(HIGHEST, text.length() / SHORTEST_PLY);
        return DeepStack.call(most, () -> answer(FormulaParser.sequent(text, HIGHEST), line));
    }

    private boolean answer(Sequent sequent, Integer line) {
        TimeLimit limit = limit();
        Entailment answer;
        try (ProgressDisplay display = display()) {
            answer = Entailment.of(sequent, limit.watchedBy(display));
        } catch (CancellationException e) {
            gaveUp(sequent, line, limit);
            return false;
        }
        tell(answer, line, limit);
        return true;
    }

    private void gaveUp(Sequent sequent, Integer line, TimeLimit limit) {
        if (!json) {
            head(sequent, line);
            out.println("Gave up after " + limit.text() + ": nobody knows whether it follows.");
            return;
        }
        Map<String, Object> object = new LinkedHashMap<>();
        if (line != null) object.put("line", line);
        object.put("problem", sequent.text(spelling()));
        object.put("gaveUpAfter", limit.seconds());
        Json.print(out, object);
    }

    private void head(Sequent sequent, Integer line) {
        out.println((line == null ? "" : line + ": ") + sequent.text(spelling()));
    }

    /** What is asked beyond yes or no may take longer than that, and is given up where the time is over. */
    private void tell(Entailment answer, Integer line, TimeLimit limit) {
        Sequent sequent = answer.sequent();
        boolean proves = (proof || system != null || tree != null) && answer.entailed();
        // A system that was asked for may refuse, and then nothing is printed but that.
        LateProof asked = new LateProof(() -> proves ? proofOf(sequent, limit) : Optional.empty(), system != null);
        if (json) {
            print(answer, line, limit, asked);
        } else {
            List<String> drawn = table ? TruthTableText.lines(sequent, parts, spelling()) : List.of();
            head(sequent, line);
            out.println(report.answer(answer));
            out.flush();
            if (!drawn.isEmpty()) out.println();
            drawn.forEach(out::println);
            if (cnf) report.normalForms(out, sequent);
            if (answer.contradictory()) {
                proof("The contradiction", limit, null, contradiction(sequent, limit));
            }
            if (proves) proof("Proof", limit, system, asked);
            if (count || sample > 0) models(sequent).print(out);
        }
        if (tree != null) draw(sequent, asked.found());
    }

    private static LateProof contradiction(Sequent sequent, TimeLimit limit) {
        return new LateProof(() -> WrittenProof.contradiction(sequent.premises(), limit), false);
    }

    private Optional<WrittenProof> proofOf(Sequent sequent, ProgressMonitor limit) {
        return system == null ? WrittenProof.of(sequent, limit) : WrittenProof.of(sequent, system, limit);
    }

    private void proof(String what, TimeLimit limit, ProofSystem asked, LateProof late) {
        Optional<WrittenProof> found = late.found();
        if (!late.gaveUp()) {
            report.proof(out, what, found, asked);
            return;
        }
        out.println();
        out.println(what + ": gave up looking for a proof after " + limit.text() + ".");
    }

    private Spelling spelling() {
        return ascii ? Spelling.ASCII : Spelling.UNICODE;
    }

    private void print(Entailment answer, Integer line, TimeLimit limit, LateProof asked) {
        Map<String, Object> object = new LinkedHashMap<>();
        if (line != null) object.put("line", line);
        object.putAll(report.json(answer));
        Sequent sequent = answer.sequent();
        if (answer.contradictory())
            object.put(
                    "contradiction", report.json(contradiction(sequent, limit).found()));
        if (proof || system != null || tree != null) object.put("proof", report.json(asked.found()));
        if (count || sample > 0) models(sequent).addTo(object);
        Json.print(out, object);
    }

    private ModelReport models(Sequent sequent) {
        return new ModelReport(report, sequent, sample, seed);
    }

    private void draw(Sequent sequent, Optional<WrittenProof> found) {
        if (found.isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("outwit: --tree: there is no proof to draw, so " + tree + " was not written.");
            return;
        }
        try {
            String picture = ProofPicture.svg(found.get().proof(), sequent.toString());
            WholeFile.write(tree, ascii ? AsciiWriter.xml(picture) : picture, output.picture());
        } catch (IOException e) {
            throw new InputException("--tree: " + tree + " cannot be written: " + FileReason.writing(e) + ".");
        }
    }
}
