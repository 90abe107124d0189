package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.logic.ModelReport;
import org.outwit.app.logic.ProofReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.draw.tree.ProofPicture;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.FormulaException;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.formula.Spelling;
import org.outwit.logic.prover.Entailment;
import org.outwit.logic.prover.ProofSystem;
import org.outwit.logic.prover.WrittenProof;
import org.outwit.logic.table.TruthTableText;
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
            "",
            "Exit status: 0 when everything was answered, yes or no; 2 for a bad formula or a file that cannot be used."
        })
public final class ProveCommand implements Callable<Integer> {

    private static final int ANSWERED = 0;
    private static final int BAD = 2;

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

    @Option(names = "--ascii", description = "Write formulas with ~ & | => <=> instead of ¬ ∧ ∨ ⇒ ⇔.")
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
        if ((problem == null) == (file == null)) {
            throw bad("Say what to prove: a PROBLEM such as 'A, A => B |= B', or --file FILE.");
        }
        if (file != null && tree != null) throw bad("--tree draws one proof, so it needs a PROBLEM instead of --file.");
        if (parts && !table) throw bad("--parts adds columns to a table, so it needs --table.");
        if (json && (table || cnf)) throw bad("--json has no room for --table and --cnf, which are for reading.");
        if (sample < 0) throw bad("--sample: the number of models (" + sample + ") must not be negative.");
        if (by != null) {
            system = ProofSystem.named(by)
                    .orElseThrow(() -> bad("--by: '" + by
                            + "' is no way to prove something; expected rules, resolution, forward or" + " backward."));
        }
        if (tree != null) OutputFile.place("--tree", tree.toString(), output.picture());
        out = spec.commandLine().getOut();
        report = new ProofReport(ascii ? Spelling.ASCII : Spelling.UNICODE);
        if (file != null) return all(ProblemFile.read(file));
        answer(Sequent.parse(problem), null);
        return ANSWERED;
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    /** Even if one line is wrong, the others are answered. */
    private int all(List<ProblemFile.Problem> problems) {
        int status = ANSWERED;
        for (ProblemFile.Problem each : problems) {
            try {
                answer(Sequent.parse(each.text()), each.line());
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

    /** @param line of the file, or null */
    private void answer(Sequent sequent, Integer line) {
        Entailment answer = Entailment.of(sequent);
        boolean proves = proof || system != null || tree != null;
        Optional<WrittenProof> found = Optional.empty();
        if (proves && answer.entailed()) {
            found = system == null ? WrittenProof.of(sequent) : WrittenProof.of(sequent, system);
        }
        if (json) {
            print(answer, line, proves, found);
        } else {
            List<String> drawn = table ? TruthTableText.lines(sequent, parts) : List.of();
            out.println((line == null ? "" : line + ": ") + sequent.text(spelling()));
            out.println(report.answer(answer));
            if (!drawn.isEmpty()) out.println();
            drawn.forEach(out::println);
            if (cnf) report.normalForms(out, sequent);
            if (answer.contradictory()) {
                report.proof(out, "The contradiction", WrittenProof.contradiction(sequent.premises()), null);
            }
            if (proves && answer.entailed()) report.proof(out, "Proof", found, system);
            if (count || sample > 0) models(sequent).print(out);
        }
        if (tree != null) draw(sequent, found);
    }

    private Spelling spelling() {
        return ascii ? Spelling.ASCII : Spelling.UNICODE;
    }

    private void print(Entailment answer, Integer line, boolean proves, Optional<WrittenProof> found) {
        Map<String, Object> object = new LinkedHashMap<>();
        if (line != null) object.put("line", line);
        object.putAll(report.json(answer));
        List<Formula> premises = answer.sequent().premises();
        if (answer.contradictory()) object.put("contradiction", report.json(WrittenProof.contradiction(premises)));
        if (proves) object.put("proof", report.json(found));
        if (count || sample > 0) models(answer.sequent()).addTo(object);
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
            WholeFile.write(tree, ProofPicture.svg(found.get().proof(), sequent.toString()), output.picture());
        } catch (IOException e) {
            throw new InputException("--tree: " + tree + " cannot be written: " + FileReason.writing(e) + ".");
        }
    }
}
