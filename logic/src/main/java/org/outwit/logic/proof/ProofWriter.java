package org.outwit.logic.proof;

import java.util.ArrayList;
import java.util.List;
import org.outwit.logic.formula.Formula;

/** Writes a proof down line by line. */
public final class ProofWriter {

    /** What is given. */
    public static final String PREMISE = "premise";

    private final List<ProofLine> lines = new ArrayList<>();

    /** Adds a line and returns its number. */
    public int line(Formula formula, String rule, List<Integer> from) {
        lines.add(new ProofLine(formula, rule, from));
        return lines.size();
    }

    public int line(Formula formula, String rule, Integer... from) {
        return line(formula, rule, List.of(from));
    }

    public Proof proof() {
        return new Proof(lines);
    }
}
