package org.outwit.logic.proof;

import java.util.List;
import java.util.stream.Collectors;
import org.outwit.logic.formula.Formula;

/**
 * A line of a proof.
 *
 * @param rule why it holds, such as "premise" or "unit resolution"
 * @param from the numbers of the lines that it follows from, counted from 1
 */
public record ProofLine(Formula formula, String rule, List<Integer> from) {

    public ProofLine {
        from = List.copyOf(from);
    }

    /** "unit resolution (2, 3)". */
    public String reason() {
        return from.isEmpty()
                ? rule
                : rule + from.stream().map(String::valueOf).collect(Collectors.joining(", ", " (", ")"));
    }
}
