package org.outwit.logic.formula;

import org.outwit.logic.formula.Formula.Binary;
import org.outwit.logic.formula.Formula.Not;

/** Writes formulas with parentheses only where reading would otherwise give another formula. */
public final class FormulaPrinter {

    private static final int TIGHTEST = Connective.AND.binding() + 1;

    private FormulaPrinter() {}

    /** As in books. */
    public static String text(Formula formula) {
        return text(formula, Spelling.UNICODE);
    }

    public static String text(Formula formula, Spelling spelling) {
        StringBuilder text = new StringBuilder();
        write(formula, 0, spelling, text);
        return text.toString();
    }

    /** @param least how tight the formula must bind to need no parentheses where it stands */
    private static void write(Formula formula, int least, Spelling spelling, StringBuilder text) {
        if (formula instanceof Not not) {
            text.append(spelling == Spelling.UNICODE ? '¬' : '~');
            write(not.inner(), TIGHTEST, spelling, text);
        } else if (formula instanceof Binary binary) {
            Connective connective = binary.connective();
            int binding = connective.binding();
            boolean right = connective.groupsFromTheRight();
            boolean parentheses = binding < least;
            if (parentheses) text.append('(');
            write(binary.left(), right ? binding + 1 : binding, spelling, text);
            text.append(' ').append(connective.symbol(spelling)).append(' ');
            write(binary.right(), right ? binding : binding + 1, spelling, text);
            if (parentheses) text.append(')');
        } else {
            text.append(formula);
        }
    }
}
