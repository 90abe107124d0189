package org.outwit.games.record.epd;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.NotationException;

/**
 * One line: the first four fields of a position, and operations that end with semicolons. Lines with the two counters of
 * FEN, as test suites have them, are read as if operations said the same.
 *
 * @param fen the position with its counters
 * @param operations operands by operation, in the order of the line
 */
record EpdLine(String fen, Map<String, String> operations) {

    private static final int FIELDS = 4;
    private static final String HALFMOVES = "hmvc";
    private static final String NUMBER = "fmvn";

    /** A {@link NotationException} tells the column of what is wrong. */
    static EpdLine parse(String line) {
        List<String> fields = new ArrayList<>();
        int at = blanksEnd(line, 0);
        while (fields.size() < FIELDS + 2 && at < line.length() && line.charAt(at) != ';') {
            int end = at;
            while (end < line.length() && line.charAt(end) > ' ' && line.charAt(end) != ';') end++;
            String field = line.substring(at, end);
            if (fields.size() >= FIELDS && !field.matches("[0-9]{1,4}")) break;
            if (fields.size() == FIELDS - 1 && field.matches("-[0-9]{1,4}")) {
                // A blank is often forgotten between the en passant square and the first counter.
                end = at + 1;
                field = "-";
            }
            fields.add(field);
            at = blanksEnd(line, end);
        }
        if (fields.size() < FIELDS) {
            throw new NotationException(
                    "Found " + fields.size() + " fields; expected four: pieces, side to move, castling, en passant.",
                    at);
        }
        Map<String, String> operations = new LinkedHashMap<>();
        operations(line, at, operations);
        return of(fields, operations);
    }

    private static EpdLine of(List<String> fields, Map<String, String> operations) {
        boolean counted = fields.size() == FIELDS + 2;
        if (counted && !fields.subList(FIELDS, FIELDS + 2).equals(List.of("0", "1"))) {
            operations.putIfAbsent(HALFMOVES, fields.get(FIELDS));
            operations.putIfAbsent(NUMBER, fields.get(FIELDS + 1));
        }
        String fen = String.join(" ", fields.subList(0, FIELDS)) + " " + counter(operations.get(HALFMOVES), "0") + " "
                + counter(operations.get(NUMBER), "1");
        return new EpdLine(fen, operations);
    }

    private static String counter(String operand, String otherwise) {
        return operand != null && operand.matches("[0-9]{1,4}") ? operand : otherwise;
    }

    private static void operations(String line, int from, Map<String, String> operations) {
        int at = operationStart(line, from);
        while (at < line.length()) {
            int end = at;
            while (end < line.length() && line.charAt(end) > ' ' && line.charAt(end) != ';') end++;
            String operation = line.substring(at, end);
            if (!operation.matches("[A-Za-z][A-Za-z0-9_]*")) {
                throw new NotationException("Found '" + operation + "'; expected an operation such as bm or id.", at);
            }
            int stop = operandEnd(line, end);
            operations.putIfAbsent(operation, unquoted(line.substring(end, stop).trim()));
            at = operationStart(line, stop);
        }
    }

    private static int operandEnd(String line, int from) {
        boolean quoted = false;
        int opened = from;
        for (int at = from; at < line.length(); at++) {
            if (line.charAt(at) == '"') {
                quoted = !quoted;
                opened = at;
            } else if (line.charAt(at) == ';' && !quoted) {
                return at;
            }
        }
        if (quoted) throw new NotationException("This quote is not closed; expected \" before the line ends.", opened);
        return line.length();
    }

    private static String unquoted(String operand) {
        boolean whole = operand.length() > 1 && operand.indexOf('"', 1) == operand.length() - 1;
        return whole && operand.charAt(0) == '"' ? operand.substring(1, operand.length() - 1) : operand;
    }

    private static int blanksEnd(String line, int from) {
        int at = from;
        while (at < line.length() && line.charAt(at) <= ' ') at++;
        return at;
    }

    private static int operationStart(String line, int from) {
        int at = from;
        while (at < line.length() && (line.charAt(at) <= ' ' || line.charAt(at) == ';')) at++;
        return at;
    }

    /** The line in its published form. */
    String text() {
        String[] fields = fen.split(" ");
        StringBuilder text = new StringBuilder(String.join(" ", List.of(fields).subList(0, FIELDS)));
        Map<String, String> all = new LinkedHashMap<>(operations);
        if (fields.length == FIELDS + 2 && !(fields[FIELDS] + fields[FIELDS + 1]).equals("01")) {
            all.put(HALFMOVES, fields[FIELDS]);
            all.put(NUMBER, fields[FIELDS + 1]);
        }
        all.forEach((operation, operand) -> {
            text.append(' ').append(operation);
            if (!operand.isEmpty() || isString(operation)) text.append(' ').append(quoted(operation, operand));
            text.append(';');
        });
        return text.toString();
    }

    private static String quoted(String operation, String operand) {
        String clean = operand.replaceAll("[\\x00-\\x1f]+", " ");
        boolean plain = clean.indexOf(';') < 0 && clean.equals(clean.strip()) && clean.indexOf('"') < 0;
        if (plain && !isString(operation)) return clean;
        boolean severalStrings = clean.indexOf('"') >= 0 && !isString(operation);
        return severalStrings ? clean : '"' + clean.replace('"', '\'') + '"';
    }

    /** Identification and comments are strings; everything else is moves and numbers. */
    private static boolean isString(String operation) {
        return operation.equals("id") || operation.matches("c[0-9]");
    }
}
