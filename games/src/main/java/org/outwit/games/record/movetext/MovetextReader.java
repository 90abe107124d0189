package org.outwit.games.record.movetext;

import java.io.IOException;
import java.io.InputStream;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/**
 * Reads games one after the other and holds one at a time. It asks whether text is well formed, not whether moves are
 * legal. A game that is not is rejected as a whole, and reading goes on at the next tags.
 */
public final class MovetextReader {

    private final TextInput input;
    private final Lexer lexer;
    private final Dialect dialect;
    private final MovetextSink sink;
    private Draft draft = new Draft(1);

    private MovetextReader(InputStream stream, Dialect dialect, MovetextSink sink) {
        this.input = new TextInput(stream);
        this.lexer = new Lexer(input, dialect);
        this.dialect = dialect;
        this.sink = sink;
    }

    /** Reads a source from beginning to end. */
    public static void read(RecordSource source, Dialect dialect, MovetextSink sink) throws IOException {
        try (InputStream stream = source.open()) {
            new MovetextReader(stream, dialect, sink).read();
        }
    }

    private void read() throws IOException {
        if (input.startsWith("\u00ff\u00fe") || input.startsWith("\u00fe\u00ff")) {
            sink.rejected(new Rejection(0, input.place(), "The text is in UTF-16; expected UTF-8 or Latin-1."));
            return;
        }
        boolean more = true;
        while (more) {
            try {
                more = token();
            } catch (MovetextException trouble) {
                boolean inTags = lexer.kind() == Lexer.Kind.TAG && !draft.hasMovetext();
                boolean outside = !draft.begun() && !inTags;
                sink.rejected(trouble.rejection(outside ? 0 : draft.number));
                startGame(outside ? draft.number : draft.number + 1);
                skipToTags(inTags);
            }
        }
    }

    /** Takes one token, and answers whether there may be another. */
    private boolean token() throws IOException, MovetextException {
        switch (lexer.next()) {
            case END -> {
                if (draft.begun()) end();
                return false;
            }
            case TAG -> tag();
            case COMMENT -> draft.comment(lexer.place(), lexer.string());
            case OPEN -> draft.open(lexer.place());
            case CLOSE -> close();
            case NAG -> draft.item(lexer.place(), new Item.Nag(lexer.number()));
            case MARK -> mark();
            case NUMBER -> {
                checkNumbered();
                draft.number(lexer.place(), lexer.number(), lexer.isSecond());
            }
            case ELLIPSIS -> draft.ellipsis(lexer.place());
            case SETUP -> draft.item(lexer.place(), new Item.Setup(lexer.string()));
            case WORD -> word();
        }
        return true;
    }

    private void tag() throws MovetextException {
        if (draft.hasMovetext() || draft.isRepeated(lexer.name())) {
            try {
                end();
            } catch (MovetextException trouble) {
                // The tag begins the next game, so nothing needs to be skipped.
                sink.rejected(trouble.rejection(draft.number));
                startGame(draft.number + 1);
            }
        }
        draft.tag(lexer.place(), lexer.name(), lexer.string());
    }

    private void close() throws MovetextException {
        if (draft.depth() == 0) throw trouble("This ) closes nothing; expected a ( before it.");
        checkNumbered();
        if (!draft.close() && dialect.strict()) throw trouble("This variation is empty; expected a move before ).");
    }

    private void mark() throws MovetextException {
        if (dialect.strict() && !draft.canBeMarked()) {
            throw trouble("Expected a move before the mark " + lexer.string() + ".");
        }
        draft.item(lexer.place(), Item.Nag.ofMark(lexer.string()));
    }

    private void word() throws MovetextException {
        switch (lexer.word()) {
            case MOVE -> draft.move(lexer.place(), lexer.string());
            case RESULT -> result();
            case IDLE -> {}
            default ->
                throw trouble("Found '" + lexer.string() + "'; expected " + dialect.example() + " or a result: "
                        + results() + ".");
        }
    }

    private void result() throws MovetextException {
        if (draft.depth() > 0) {
            if (dialect.strict()) {
                throw trouble("The result " + lexer.string() + " stands in a variation; expected ) before it.");
            }
        } else if (draft.begun()) {
            checkNumbered();
            finish(lexer.string());
        } else if (dialect.strict()) {
            throw trouble("The result " + lexer.string() + " belongs to no game; expected tags or moves before it.");
        }
    }

    /** The game ends without a result, at the end of the text or at the tags of the next game. */
    private void end() throws MovetextException {
        if (draft.depth() > 0) {
            throw new MovetextException(
                    draft.openPlace(), "This variation is not closed; expected a ) before the game ends.");
        }
        checkNumbered();
        if (dialect.strict() && lexer.kind() == Lexer.Kind.TAG) {
            String tag = draft.resultTag();
            boolean odd = tag != null && dialect.kind(tag) != Dialect.Word.RESULT;
            throw trouble("The game that begins at " + draft.place() + " has no result; expected " + results()
                    + " before the tags of the next game"
                    + (odd ? " (the result in its tags, \"" + tag + "\", is none of these)." : "."));
        }
        finish(AnnotatedGame.NO_RESULT);
    }

    private void finish(String result) {
        sink.game(draft.finished(result));
        startGame(draft.number + 1);
    }

    private void startGame(long number) {
        draft = new Draft(number);
        lexer.release();
    }

    private void checkNumbered() throws MovetextException {
        if (dialect.strict() && draft.pendingNumber() != null) {
            throw new MovetextException(
                    draft.pendingNumber(), "No move follows this move number; expected " + dialect.example() + ".");
        }
    }

    private String results() {
        return String.join(", ", dialect.results()) + " or " + AnnotatedGame.NO_RESULT;
    }

    private MovetextException trouble(String reason) {
        return new MovetextException(lexer.place(), reason);
    }

    /** Skips the rest of a game that was rejected: its other tags where the trouble was in one, and its moves. */
    private void skipToTags(boolean fromTags) throws IOException {
        boolean inTags = fromTags;
        if (!input.atLineStart()) input.skipLine();
        for (; input.peek() != TextInput.END; input.skipLine()) {
            while (TextInput.isBlank(input.peek()) && !TextInput.endsLine(input.peek())) input.take();
            if (input.startsTag()) {
                if (!inTags || input.startsWith("[Event ")) return;
            } else if (!TextInput.endsLine(input.peek())) {
                inTags = false;
            }
        }
    }
}
