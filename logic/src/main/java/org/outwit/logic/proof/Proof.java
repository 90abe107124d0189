package org.outwit.logic.proof;

import java.util.ArrayList;
import java.util.List;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.FormulaPrinter;
import org.outwit.logic.formula.Spelling;

/** A proof: lines of which each follows from lines before it; the last one is what was to be proved. */
public record Proof(List<ProofLine> lines) {

    public Proof {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) throw new IllegalArgumentException("A proof has a line.");
        for (int i = 0; i < lines.size(); i++) {
            for (int from : lines.get(i).from()) {
                if (from < 1 || from > i)
                    throw new IllegalArgumentException("Line " + (i + 1) + " rests on " + from + ".");
            }
        }
    }

    public ProofLine last() {
        return lines.get(lines.size() - 1);
    }

    public Formula conclusion() {
        return last().formula();
    }

    /** Lines that follow from others: how long the proof is without what was given. */
    public int steps() {
        return (int) lines.stream().filter(line -> !line.from().isEmpty()).count();
    }

    /** The line with this number. */
    public ProofLine line(int number) {
        return lines.get(number - 1);
    }

    /** Numbered, with the rules in a column. */
    public List<String> text(Spelling spelling) {
        List<String> formulas = new ArrayList<>();
        int width = 0;
        for (ProofLine line : lines) {
            String formula = FormulaPrinter.text(line.formula(), spelling);
            formulas.add(formula);
            width = Math.max(width, formula.length());
        }
        int digits = String.valueOf(lines.size()).length();
        List<String> text = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String number = String.valueOf(i + 1);
            String formula = formulas.get(i);
            text.add(" ".repeat(digits - number.length()) + number + ". " + formula
                    + " ".repeat(width - formula.length() + 3) + lines.get(i).reason());
        }
        return text;
    }
}
