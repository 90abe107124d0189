package org.outwit.logic.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.outwit.core.game.InputException;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Sequent;

/**
 * A truth table as lines of text: variables, then premises, then the conclusion. Rows in which all premises are true are marked: they
 * are the ones that count.
 */
public final class TruthTableText {

    /** 1,024 rows; nobody reads more. */
    public static final int MOST_VARIABLES = 10;

    private final TruthTable table;
    private final Sequent sequent;
    private final List<List<Formula>> groups;

    private TruthTableText(Sequent sequent, boolean withParts) {
        int variables = sequent.variables().size();
        if (variables > MOST_VARIABLES) {
            throw new InputException("The truth table would have 2^" + variables + " rows for " + variables
                    + " variables, and at most 2^" + MOST_VARIABLES
                    + " are drawn. The question is answered without --table, however many variables there are.");
        }
        this.sequent = sequent;
        table = new TruthTable(sequent.variables());
        groups = new ArrayList<>();
        groups.add(new ArrayList<>(table.variables()));
        if (withParts) groups.add(parts(sequent));
        groups.add(sequent.premises());
        groups.add(List.of(sequent.conclusion()));
        groups.removeIf(List::isEmpty);
    }

    /** @param withParts whether formulas that the others are made of have columns, too */
    public static List<String> lines(Sequent sequent, boolean withParts) {
        return new TruthTableText(sequent, withParts).lines();
    }

    private static List<Formula> parts(Sequent sequent) {
        List<Formula> parts = new ArrayList<>();
        for (Formula each : sequent.formulas()) {
            for (Formula part : each.subformulas()) {
                boolean isColumn = sequent.formulas().contains(part) || parts.contains(part);
                if (!isColumn && !part.parts().isEmpty()) parts.add(part);
            }
        }
        return parts;
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(line(Formula::toString, " │"));
        lines.add(line(each -> "─".repeat(each.toString().length() + 2), "┼").stripTrailing());
        for (int row = 0; row < table.rows(); row++) {
            int at = row;
            lines.add(line(
                            each -> centred(
                                    table.value(each, at), each.toString().length()),
                            " │")
                    + mark(row));
        }
        lines.replaceAll(String::stripTrailing);
        return lines;
    }

    private String line(Function<Formula, String> cell, String between) {
        StringBuilder line = new StringBuilder();
        boolean rule = between.equals("┼");
        for (int i = 0; i < groups.size(); i++) {
            if (i > 0) line.append(between);
            for (Formula each : groups.get(i)) line.append(rule ? "" : "  ").append(cell.apply(each));
            if (rule) line.append("─");
        }
        return line.toString();
    }

    private static String centred(boolean value, int width) {
        int left = (width - 1) / 2;
        return " ".repeat(left) + (value ? "T" : "F") + " ".repeat(width - 1 - left);
    }

    private String mark(int row) {
        for (Formula premise : sequent.premises()) if (!table.value(premise, row)) return "";
        return table.value(sequent.conclusion(), row) ? "   ✓" : "   ✗ counter-model";
    }
}
