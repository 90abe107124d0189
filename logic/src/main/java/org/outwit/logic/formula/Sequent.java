package org.outwit.logic.formula;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.outwit.logic.formula.Formula.Variable;

/** The question whether a conclusion follows from premises, or the claim that it does. */
public record Sequent(List<Formula> premises, Formula conclusion) {

    public Sequent {
        premises = List.copyOf(premises);
    }

    public static Sequent parse(String text) {
        return FormulaParser.sequent(text);
    }

    /** The premises, and then the conclusion. */
    public List<Formula> formulas() {
        List<Formula> all = new ArrayList<>(premises);
        all.add(conclusion);
        return all;
    }

    /** In the order in which they are first written. */
    public List<Variable> variables() {
        Set<Variable> found = new LinkedHashSet<>();
        for (Formula each : formulas()) found.addAll(each.variables());
        return List.copyOf(found);
    }

    /** The premises and the opposite of the conclusion: contradictory exactly if the conclusion follows. */
    public List<Formula> refutation() {
        List<Formula> all = new ArrayList<>(premises);
        all.add(conclusion.opposite());
        return all;
    }

    public String text(Spelling spelling) {
        String before = premises.stream()
                .map(each -> FormulaPrinter.text(each, spelling))
                .collect(Collectors.joining(", ", "", premises.isEmpty() ? "" : " "));
        return before + (spelling == Spelling.UNICODE ? "⊨" : "|=") + " " + FormulaPrinter.text(conclusion, spelling);
    }

    @Override
    public String toString() {
        return text(Spelling.UNICODE);
    }
}
