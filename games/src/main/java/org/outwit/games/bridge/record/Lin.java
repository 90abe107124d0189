package org.outwit.games.bridge.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.reading.TextLines;

/**
 * LIN, the records of Bridge Base Online and its vugraph: {@code key|value|} again and again. There is no standard; this reads what boards
 * need and skips every other key.
 */
public final class Lin {

    /** Values of these keys end with their line, so that a line that was cut short spoils no other. */
    private static final Set<String> ONE_LINE = Set.of("qx", "md", "sv", "mb", "pc", "mc");

    private final LinBoards boards;
    private String key; // null between two values
    private PlacedText value;

    private Lin(BoardSink sink) {
        boards = new LinBoards(sink);
    }

    /** Reads a whole source; what is wrong with the contents goes to the sink. */
    public static void read(RecordSource source, BoardSink sink) throws IOException {
        try (InputStream stream = source.open()) {
            new Lin(sink).read(new TextLines(stream));
        }
    }

    private void read(TextLines lines) throws IOException {
        for (String line = lines.next(); line != null; line = lines.next()) {
            line(line, lines.number());
            if (lines.wasCut())
                boards.refuse(new PlacedText("", lines.number(), 1), "The line is too long to be of a board.");
        }
        if (key != null) unclosed();
        boards.end();
    }

    private void line(String line, long number) {
        int from = 0;
        for (int bar = line.indexOf('|'); bar >= 0; bar = line.indexOf('|', from)) {
            String piece = line.substring(from, bar);
            if (key == null) {
                key = piece.strip();
                value = new PlacedText("", number, bar + 2);
            } else {
                boards.pair(key, new PlacedText(value.text() + piece, value.place()));
                key = null;
            }
            from = bar + 1;
        }
        String rest = line.substring(from);
        if (key == null) {
            if (!rest.isBlank())
                boards.refuse(new PlacedText(rest, number, from + 1), "Expected '|' after '" + rest + "'.");
        } else if (ONE_LINE.contains(key)) {
            unclosed();
        } else {
            value = new PlacedText(value.text() + rest + " ", value.place());
        }
    }

    private void unclosed() {
        boards.refuse(value, "The value of '" + key + "' is not closed by '|'.");
        key = null;
    }
}
