package org.outwit.trees;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import tools.jackson.core.JsonToken;

/**
 * The questions of a tree file, one after the other. A file is JSON Lines if its first line is complete JSON, or if a
 * later line is a question by itself: then every line stands alone, and a bad one costs nothing but itself. Otherwise
 * the file is one question, or several, written over many lines.
 */
public final class QuestionFile implements Closeable {

    private final String name;
    private final InputStream in;
    private final Lines lines;
    private final Deque<Lines.Line> ahead = new ArrayDeque<>(); // looked at, but not yet read as questions
    private boolean begun;
    private Tokens whole; // of a file that is not JSON Lines

    public QuestionFile(String name, InputStream in) {
        this.name = name;
        this.in = in;
        this.lines = new Lines(in);
    }

    /**
     * The next question, or null at the end. A {@link QuestionException} tells of a bad one; call again for those after
     * it. An {@link IOException} means that the rest cannot be read.
     */
    public Question next() throws IOException {
        if (!begun) begin();
        begun = true;
        return whole == null ? nextLine() : nextObject();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private Question nextLine() throws IOException {
        Lines.Line line = ahead.isEmpty() ? lines.next() : ahead.poll();
        if (line == null) return null;
        Tokens tokens = new Tokens(name, line);
        tokens.next();
        Question question = QuestionReader.read(tokens);
        if (tokens.next() == null) return question;
        throw new QuestionException(
                question,
                "there is more after the question; expected one JSON object a line, found " + tokens.found() + ".");
    }

    private Question nextObject() {
        if (whole.isBroken() || whole.next() == null) return null;
        return QuestionReader.read(whole);
    }

    /** Finds out what kind of file this is. */
    private void begin() throws IOException {
        Lines.Line line = lines.next();
        if (line == null) return;
        ahead.add(line);
        if (isComplete(line)) return;
        while ((line = lines.next()) != null) {
            ahead.add(line);
            if (isQuestion(line)) return;
        }
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        int number = 1;
        for (Lines.Line each : ahead) {
            for (; number < each.number(); number++) text.write('\n');
            text.writeBytes(each.text());
        }
        ahead.clear();
        whole = new Tokens(name, new Lines.Line(text.toByteArray(), 1));
    }

    private boolean isComplete(Lines.Line line) {
        Tokens tokens = new Tokens(name, line);
        try {
            while (tokens.next() != null) continue;
            return true;
        } catch (QuestionException e) {
            return false;
        }
    }

    /** Whether a line can be nothing but a question: nodes, which may fill a line too, have no tree, examples a move. */
    private boolean isQuestion(Lines.Line line) {
        byte[] text = line.text();
        if (text[0] != '{') return false; // spares most lines of a long question the closer look
        Tokens tokens = new Tokens(name, line);
        boolean asks = false;
        try {
            for (JsonToken token = tokens.next(); token != null; token = tokens.next()) {
                if (token != JsonToken.PROPERTY_NAME || tokens.depth() != 1) continue;
                asks |= tokens.key().equals("tree") || tokens.key().equals("examples");
                if (tokens.key().equals("move")) return false;
            }
            return asks;
        } catch (QuestionException e) {
            return false;
        }
    }
}
