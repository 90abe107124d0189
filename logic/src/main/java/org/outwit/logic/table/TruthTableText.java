package org.outwit.logic.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.outwit.core.game.InputException;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.FormulaPrinter;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.formula.Spelling;

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
    private final Spelling spelling;
    private final String bar;

    private TruthTableText(Sequent sequent, boolean withParts, Spelling spelling) {
        this.spelling = spelling;
        this.bar = spelling == Spelling.UNICODE ? "│" : "|";
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
        return lines(sequent, withParts, Spelling.UNICODE);
    }

    /** The same in this spelling, lines and marks included. */
    public static List<String> lines(Sequent sequent, boolean withParts, Spelling spelling) {
        return new TruthTableText(sequent, withParts, spelling).lines();
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
        boolean books = spelling == Spelling.UNICODE;
        String dash = books ? "─" : "-";
        List<String> lines = new ArrayList<>();
        lines.add(row(this::text));
        lines.add(rule(dash, books ? "┼" : "+"));
        for (int row = 0; row < table.rows(); row++) {
            int at = row;
            lines.add(row(each -> centred(table.value(each, at), text(each).length())) + mark(row));
        }
        lines.replaceAll(String::stripTrailing);
        return lines;
    }

    private String text(Formula formula) {
        return FormulaPrinter.text(formula, spelling);
    }

    private String row(Function<Formula, String> cell) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < groups.size(); i++) {
            if (i > 0) line.append(' ').append(bar);
            for (Formula each : groups.get(i)) line.append("  ").append(cell.apply(each));
        }
        return line.toString();
    }

    /** The line below the heads. */
    private String rule(String dash, String crossing) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < groups.size(); i++) {
            if (i > 0) line.append(crossing);
            for (Formula each : groups.get(i))
                line.append(dash.repeat(text(each).length() + 2));
            line.append(dash);
        }
        return line.toString();
    }

    private static String centred(boolean value, int width) {
        int left = (width - 1) / 2;
        return " ".repeat(left) + (value ? "T" : "F") + " ".repeat(width - 1 - left);
    }

    private String mark(int row) {
        for (Formula premise : sequent.premises()) if (!table.value(premise, row)) return "";
        boolean books = spelling == Spelling.UNICODE;
        if (table.value(sequent.conclusion(), row)) return books ? "   ✓" : "   *";
        return (books ? "   ✗" : "   x") + " counter-model";
    }
}
