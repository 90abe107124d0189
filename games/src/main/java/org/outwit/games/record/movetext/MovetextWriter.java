package org.outwit.games.record.movetext;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes annotated games in the export style of PGN: one tag a line, an empty line, numbered moves in lines of less than
 * 80 columns, another empty line; in UTF-8.
 */
public final class MovetextWriter {

    private static final int COLUMNS = 79;

    private final OutputStream stream;
    private final StringBuilder out = new StringBuilder();
    private int lineStart;
    /** Whether the next word follows without a space. */
    private boolean glued;

    /** Does not close the stream. */
    public MovetextWriter(OutputStream stream) {
        this.stream = stream;
    }

    public void write(AnnotatedGame game) throws IOException {
        out.setLength(0);
        game.tags()
                .forEach((name, value) -> out.append('[')
                        .append(name)
                        .append(" \"")
                        .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                        .append("\"]\n"));
        if (!game.tags().isEmpty()) out.append('\n');
        lineStart = out.length();
        line(game.line(), game.firstPly());
        word(game.result());
        out.append("\n\n");
        stream.write(out.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Recursion is safe here: lines are never nested deeper than {@link MoveLine#MOST_DEPTH}. */
    private void line(MoveLine line, int firstPly) {
        int ply = firstPly;
        int last = firstPly;
        boolean interrupted = true;
        for (Item item : line.items()) {
            if (item instanceof Item.Move move) {
                if (interrupted || ply % 2 == 0) word(ply / 2 + 1 + (ply % 2 == 0 ? "." : "..."));
                word(move.text());
                last = ply++;
                interrupted = false;
            } else if (item instanceof Item.Nag nag) {
                word("$" + nag.number());
            } else {
                if (item instanceof Item.Comment comment) comment(comment.text());
                else if (item instanceof Item.Setup setup) word("/" + setup.text() + "/");
                else if (item instanceof Item.Variation variation) variation(variation.line(), last);
                interrupted = true;
            }
        }
    }

    private void variation(MoveLine line, int firstPly) {
        word("(");
        glued = true;
        line(line, firstPly);
        glued = true;
        word(")");
    }

    private void comment(String text) {
        if (text.indexOf('}') >= 0) {
            // Only a comment to the end of its line can hold a closing brace.
            word(";" + text);
            out.append('\n');
            lineStart = out.length();
            return;
        }
        for (String word : ('{' + text + '}').split(" ")) {
            // At the start of a line these would no longer be part of a comment.
            if (word.startsWith("%") || word.startsWith("[")) out.append(' ').append(word);
            else word(word);
        }
    }

    private void word(String word) {
        boolean first = out.length() == lineStart;
        int space = first || glued ? 0 : 1;
        glued = false;
        if (!first && out.length() - lineStart + space + word.length() > COLUMNS) {
            out.append('\n');
            lineStart = out.length();
        } else if (space > 0) {
            out.append(' ');
        }
        out.append(word);
    }
}
