package org.outwit.games.bridge.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.outwit.games.record.Place;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.reading.TextLines;

/**
 * Portable Bridge Notation 2.1: tags such as {@code [Dealer "N"]}, after two of them the calls and the cards as tables, and an empty line
 * after each board. Comments, notes, and the tables of other tags are skipped.
 */
public final class Pbn {

    private static final String HEADER = "% PBN 2.1\n% EXPORT\n";

    private final PbnBoards boards;
    private Place comment; // where one in braces begins that is not closed yet; or null

    private Pbn(BoardSink sink) {
        boards = new PbnBoards(sink);
    }

    /** Reads a whole source; what is wrong with the contents goes to the sink. */
    public static void read(RecordSource source, BoardSink sink) throws IOException {
        try (InputStream stream = source.open()) {
            new Pbn(sink).read(new TextLines(stream));
        }
    }

    /** A whole file with these boards. */
    public static String text(Iterable<BridgeBoard> boards) {
        StringBuilder text = new StringBuilder(HEADER);
        for (BridgeBoard board : boards) text.append(PbnWriter.text(board)).append('\n');
        return text.toString();
    }

    private void read(TextLines lines) throws IOException {
        for (String line = lines.next(); line != null; line = lines.next()) {
            if (line.startsWith("%")) continue;
            if (line.isBlank() && comment == null) {
                boards.end();
                continue;
            }
            long number = lines.number();
            String plain = uncommented(line, number);
            if (lines.wasCut()) boards.refuse(number, 1, "The line is too long to be of a board.");
            else if (plain.stripLeading().startsWith("[")) tags(plain, number);
            else boards.words(words(plain, number));
        }
        if (comment != null) {
            boards.refuse(comment.line(), comment.column(), "The comment that begins here is not closed by '}'.");
        }
        boards.end();
    }

    /** The line with spaces in the place of comments, so that columns stay. */
    private String uncommented(String line, long number) {
        StringBuilder plain = new StringBuilder(line);
        boolean quoted = false;
        for (int at = 0; at < line.length(); at++) {
            char c = line.charAt(at);
            if (comment != null) {
                plain.setCharAt(at, ' ');
                if (c == '}') comment = null;
            } else if (quoted) {
                if (c == '\\') at++;
                else quoted = c != '"';
            } else if (c == '"') {
                quoted = true;
            } else if (c == '{') {
                comment = new Place(number, at + 1);
                plain.setCharAt(at, ' ');
            } else if (c == ';') {
                plain.setLength(at);
                break;
            }
        }
        return plain.toString();
    }

    private void tags(String line, long number) {
        int at = 0;
        while (at < line.length()) {
            if (Character.isWhitespace(line.charAt(at))) {
                at++;
                continue;
            }
            int quote = line.indexOf('"', at);
            int end = quote < 0 ? -1 : closing(line, quote);
            int bracket = end < 0 ? -1 : line.indexOf(']', end);
            String name = quote < 0 || line.charAt(at) != '['
                    ? ""
                    : line.substring(at + 1, quote).strip();
            boolean whole = bracket >= 0 && line.substring(end + 1, bracket).isBlank() && name.matches("\\w+");
            if (!whole) {
                boards.refuse(
                        number,
                        at + 1,
                        "Expected a whole tag such as [Dealer \"N\"], found '" + line.substring(at) + "'.");
                return;
            }
            String value = line.substring(quote + 1, end).replaceAll("\\\\(.)", "$1");
            boards.tag(name, new PlacedText(value, number, quote + 2), new PlacedText(name, number, at + 1));
            at = bracket + 1;
        }
    }

    private static int closing(String line, int quote) {
        for (int at = quote + 1; at < line.length(); at++) {
            if (line.charAt(at) == '"') return at;
            if (line.charAt(at) == '\\') at++;
        }
        return -1;
    }

    private static List<PlacedText> words(String line, long number) {
        List<PlacedText> words = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            int from = at;
            while (at < line.length() && !Character.isWhitespace(line.charAt(at))) at++;
            if (at > from) words.add(new PlacedText(line.substring(from, at), number, from + 1));
            at++;
        }
        return words;
    }
}
