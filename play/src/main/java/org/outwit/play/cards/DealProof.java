package org.outwit.play.cards;

import java.util.ArrayList;
import java.util.List;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.proof.ProofLine;

/** A proof about a deal: each line in words and as a formula. The last line is what was to be proved, or that the facts contradict each other. */
public record DealProof(List<Line> lines) {

    /**
     * A line.
     *
     * @param because where it comes from, or by which count it follows
     * @param from the numbers of the lines that it follows from, counted from 1
     */
    public record Line(String words, Formula formula, String because, List<Integer> from) {
        public Line {
            from = List.copyOf(from);
        }
    }

    public DealProof {
        lines = List.copyOf(lines);
    }

    public Line last() {
        return lines.get(lines.size() - 1);
    }

    /** Whether it proves that the facts contradict each other. */
    public boolean isContradiction() {
        return last().formula() == Formula.FALSE;
    }

    /** The proof with formulas in the place of words. */
    public Proof formal() {
        return new Proof(lines.stream()
                .map(line -> new ProofLine(line.formula(), line.because(), line.from()))
                .toList());
    }

    /** Numbered, with the reasons in a column. */
    public List<String> text() {
        int width = lines.stream().mapToInt(line -> line.words().length()).max().orElse(0);
        int digits = String.valueOf(lines.size()).length();
        List<String> text = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            String reason = new ProofLine(line.formula(), line.because(), line.from()).reason();
            text.add(String.format("%" + digits + "d. %-" + width + "s   %s", i + 1, line.words(), reason));
        }
        return text;
    }
}
