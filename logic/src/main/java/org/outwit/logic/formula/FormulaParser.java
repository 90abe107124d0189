package org.outwit.logic.formula;

import java.util.ArrayList;
import java.util.List;
import org.outwit.logic.formula.FormulaTokens.Kind;

/**
 * Reads formulas and sequents.
 *
 * <pre>
 * sequent = [ formula { "," formula } ] ( "|=" | "|-" | "⊨" | "⊢" ) formula
 * formula = formula connective formula | ( "¬" | "~" | "!" ) formula | "(" formula ")" | name | "True" | "False"
 * connective, from tight to loose = ( "∧" | "&" ) ( "∨" | "|" ) ( "⇒" | "=>" ) ( "⇔" | "<=>" )
 * </pre>
 *
 * ⇒ groups from the right and the others from the left. A {@link FormulaException} marks the place where something else was
 * expected.
 */
public final class FormulaParser {

    /** Deep enough for what people write, and shallow enough for every stack. */
    static final int DEEPEST = 1000;

    private final FormulaTokens tokens;
    private final int highest;
    private int height; // of the formula that was read last

    private FormulaParser(String text, int highest) {
        this.tokens = new FormulaTokens(text);
        this.highest = highest;
    }

    public static Formula formula(String text) {
        FormulaParser parser = new FormulaParser(text, DEEPEST);
        Formula formula = parser.binary(1, 0);
        if (parser.tokens.current().kind() != Kind.END) throw parser.tokens.expected("a connective or the end");
        return formula;
    }

    public static Sequent sequent(String text) {
        return sequent(text, DEEPEST);
    }

    /**
     * The same with formulas that may be higher than every stack allows, such as a disjunction of thousands.
     *
     * @param highest how many formulas may be inside each other, of which each needs a few hundred bytes of the stack of whoever works with it
     */
    public static Sequent sequent(String text, int highest) {
        FormulaParser parser = new FormulaParser(text, highest);
        List<Formula> premises = new ArrayList<>();
        if (parser.tokens.current().kind() != Kind.TURNSTILE) {
            do premises.add(parser.binary(1, 0));
            while (parser.tokens.take(Kind.COMMA));
        }
        if (!parser.tokens.take(Kind.TURNSTILE)) throw parser.tokens.expected("a connective, ',' or '|='");
        Formula conclusion = parser.binary(1, 0);
        if (parser.tokens.current().kind() != Kind.END) throw parser.tokens.expected("a connective or the end");
        return new Sequent(premises, conclusion);
    }

    /** Reads as long as connectives bind at least so tight. */
    private Formula binary(int least, int depth) {
        Formula left = unary(depth);
        int leftHeight = height;
        for (Connective connective = connective(); connective != null; connective = connective()) {
            int binding = connective.binding();
            if (binding < least) break;
            tokens.next();
            left = connective.join(left, binary(connective.groupsFromTheRight() ? binding : binding + 1, depth + 1));
            leftHeight = Math.max(leftHeight, height) + 1;
            if (leftHeight > highest) throw tokens.tooDeep(highest);
        }
        height = leftHeight;
        return left;
    }

    private Connective connective() {
        return switch (tokens.current().kind()) {
            case AND -> Connective.AND;
            case OR -> Connective.OR;
            case IMPLIES -> Connective.IMPLIES;
            case EQUIVALENT -> Connective.EQUIVALENT;
            default -> null;
        };
    }

    private Formula unary(int depth) {
        if (depth > DEEPEST) throw tokens.tooDeep(DEEPEST);
        return switch (tokens.current().kind()) {
            case NAME -> atom(new Formula.Variable(tokens.current().text()));
            case TRUE -> atom(Formula.TRUE);
            case FALSE -> atom(Formula.FALSE);
            case NOT -> {
                tokens.next();
                Formula inner = unary(depth + 1);
                height++;
                yield new Formula.Not(inner);
            }
            case OPEN -> {
                tokens.next();
                Formula inside = binary(1, depth + 1);
                if (!tokens.take(Kind.CLOSE)) throw tokens.expected("a connective or ')'");
                yield inside;
            }
            default -> throw tokens.expected("a formula");
        };
    }

    private Formula atom(Formula formula) {
        height = 0;
        tokens.next();
        return formula;
    }
}
