package org.outwit.app.logic;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.logic.clause.NormalForm;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.FormulaPrinter;
import org.outwit.logic.formula.Interpretation;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.formula.Spelling;
import org.outwit.logic.proof.ProofLine;
import org.outwit.logic.prover.Entailment;
import org.outwit.logic.prover.ProofSystem;
import org.outwit.logic.prover.WrittenProof;

/** What is said about an answer, and about a proof. */
public final class ProofReport {

    private final Spelling spelling;

    public ProofReport(Spelling spelling) {
        this.spelling = spelling;
    }

    /** Whether it follows, and what shows that it does not. */
    public String answer(Entailment answer) {
        if (answer.contradictory()) {
            return "Yes, but only because the premises contradict each other: everything follows from them.";
        }
        if (answer.entailed()) {
            boolean valid = answer.sequent().premises().isEmpty();
            return valid ? "Yes: it is valid, true whatever the facts." : "Yes: it follows.";
        }
        String model = literals(answer.counterModel().orElseThrow());
        return "No: it does not follow. Counter-model: " + (model.isEmpty() ? "any" : model) + ".";
    }

    /** One interpretation, as literals. */
    public String literals(Interpretation model) {
        return spelling == Spelling.UNICODE
                ? model.toString()
                : model.toString().replace("¬", "~");
    }

    /** The lines of a proof under a heading, or why there is none. */
    public void proof(PrintWriter out, String what, Optional<WrittenProof> found, ProofSystem asked) {
        out.println();
        if (found.isEmpty()) {
            out.println(missing(what, asked));
            return;
        }
        out.println(heading(what, found.get()));
        found.get().proof().text(spelling).forEach(line -> out.println("  " + line));
    }

    private static String missing(String what, ProofSystem asked) {
        if (asked == ProofSystem.RULES) {
            return what + ": the rule system R has none, for R is not complete. Try --by resolution.";
        }
        return what + ": none was found. " + WrittenProof.limits();
    }

    private static String heading(String what, WrittenProof found) {
        boolean byRules = found.system() == ProofSystem.RULES;
        String length = !byRules ? "" : found.shortest() ? ", as short as possible" : ", perhaps not the shortest";
        return what + " by " + found.system().title() + length + ":";
    }

    /** How each formula becomes clauses, the opposite of the conclusion included. */
    public void normalForms(PrintWriter out, Sequent sequent) {
        for (Formula each : sequent.refutation()) {
            List<NormalForm.Step> steps = NormalForm.of(each).steps();
            out.println();
            out.println(text(each));
            int width = steps.stream()
                    .mapToInt(step -> text(step.result()).length())
                    .max()
                    .orElse(0);
            for (NormalForm.Step step : steps) {
                String result = text(step.result());
                out.println("  " + result + " ".repeat(width - result.length() + 3) + step.law());
            }
        }
    }

    /** The answer as JSON. */
    public Map<String, Object> json(Entailment answer) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("problem", answer.sequent().text(spelling));
        json.put("entailed", answer.entailed());
        json.put("contradictory", answer.contradictory());
        answer.counterModel().ifPresent(model -> json.put("counterModel", json(model)));
        return json;
    }

    public Map<String, Object> json(Interpretation model) {
        Map<String, Object> json = new LinkedHashMap<>();
        model.values().forEach((variable, value) -> json.put(variable.name(), value));
        return json;
    }

    /** A proof as JSON, null if there is none. */
    public Map<String, Object> json(Optional<WrittenProof> found) {
        if (found.isEmpty()) return null;
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("system", found.get().system().toString());
        json.put("shortest", found.get().shortest());
        List<ProofLine> lines = found.get().proof().lines();
        json.put("lines", lines.stream().map(this::json).toList());
        return json;
    }

    private Map<String, Object> json(ProofLine line) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("formula", text(line.formula()));
        json.put("rule", line.rule());
        json.put("from", line.from());
        return json;
    }

    private String text(Formula formula) {
        return FormulaPrinter.text(formula, spelling);
    }
}
