package org.outwit.logic.formula;

import java.util.LinkedHashMap;
import java.util.Map;

/** Cuts text into the symbols of formulas, one after the other. */
final class FormulaTokens {

    enum Kind {
        NAME,
        TRUE,
        FALSE,
        NOT,
        AND,
        OR,
        IMPLIES,
        EQUIVALENT,
        OPEN,
        CLOSE,
        COMMA,
        TURNSTILE,
        END
    }

    /** What stands somewhere: the text itself, and where it begins. */
    record Token(Kind kind, String text, int at) {}

    /** Longer spellings before those that they begin with. */
    private static final Map<String, Kind> SPELLINGS = new LinkedHashMap<>();

    static {
        spell(Kind.EQUIVALENT, "<=>", "<->", "⇔", "↔");
        spell(Kind.IMPLIES, "=>", "->", "⇒", "→");
        spell(Kind.TURNSTILE, "|=", "|-", "⊨", "⊢");
        spell(Kind.OR, "||", "|", "\\/", "∨");
        spell(Kind.AND, "&&", "&", "/\\", "∧");
        spell(Kind.NOT, "~", "!", "¬");
        spell(Kind.OPEN, "(");
        spell(Kind.CLOSE, ")");
        spell(Kind.COMMA, ",");
        spell(Kind.TRUE, "⊤");
        spell(Kind.FALSE, "⊥");
    }

    private static void spell(Kind kind, String... spellings) {
        for (String each : spellings) SPELLINGS.put(each, kind);
    }

    private final String text;
    private int at;
    private Token current;

    FormulaTokens(String text) {
        this.text = text;
        next();
    }

    Token current() {
        return current;
    }

    /** Goes on to the next symbol and returns the one before it. */
    Token next() {
        Token before = current;
        while (at < text.length() && Character.isWhitespace(text.codePointAt(at))) at++;
        current = at == text.length() ? new Token(Kind.END, "", at) : read();
        at += current.text().length();
        return before;
    }

    boolean take(Kind kind) {
        if (current.kind() != kind) return false;
        next();
        return true;
    }

    private Token read() {
        for (Map.Entry<String, Kind> each : SPELLINGS.entrySet()) {
            if (text.startsWith(each.getKey(), at)) return new Token(each.getValue(), each.getKey(), at);
        }
        int end = nameEnd();
        if (end == at) {
            String found = Character.toString(text.codePointAt(at));
            throw new FormulaException("'" + found + "' is not part of any formula.", text, at);
        }
        String name = text.substring(at, end);
        return new Token(kind(name), name, at);
    }

    private static Kind kind(String name) {
        return switch (name) {
            case "True", "true" -> Kind.TRUE;
            case "False", "false" -> Kind.FALSE;
            default -> Kind.NAME;
        };
    }

    /** Names are letters, digits, _ and ', and hyphens between them: Sky-is-blue. So A->B is no name. */
    private int nameEnd() {
        int end = at;
        while (end < text.length()) {
            int c = text.codePointAt(end);
            boolean hyphen = c == '-'
                    && end > at
                    && end + 1 < text.length()
                    && Character.isLetterOrDigit(text.codePointAt(end + 1));
            boolean inside = end > at && (c == '\'' || Character.isDigit(c));
            if (!Character.isLetter(c) && c != '_' && !hyphen && !inside) break;
            end += Character.charCount(c);
        }
        return end;
    }

    /** The refusal that something else was expected here. */
    FormulaException expected(String what) {
        String found = current.kind() == Kind.END ? "the end" : "'" + current.text() + "'";
        return new FormulaException("expected " + what + ", found " + found + "." + hint(), text, current.at());
    }

    /** For people who write connectives as words. */
    private String hint() {
        String symbol = switch (current.text()) {
            case "and", "AND" -> "&";
            case "or", "OR" -> "|";
            case "not", "NOT" -> "~";
            case "implies", "IMPLIES" -> "=>";
            case "iff", "IFF" -> "<=>";
            default -> null;
        };
        return symbol == null ? "" : " Maybe '" + symbol + "' is meant.";
    }

    FormulaException tooDeep(int most) {
        return new FormulaException("formulas are nested at most " + most + " deep.", text, current.at());
    }
}
