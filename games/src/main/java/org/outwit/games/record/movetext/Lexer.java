package org.outwit.games.record.movetext;

import java.io.IOException;
import org.outwit.games.record.Place;

/**
 * Cuts text into tokens. What a token says is kept until the next one is asked for; nothing is allocated but the strings
 * that become part of the game.
 */
final class Lexer {

    enum Kind {
        END,
        TAG,
        COMMENT,
        OPEN,
        CLOSE,
        NAG,
        MARK,
        NUMBER,
        ELLIPSIS,
        SETUP,
        WORD
    }

    /** More text than this belongs to no game that was ever played and annotated; it is refused, not held. */
    static final int MOST_BYTES = 4 << 20;

    private static final int LONGEST_WORD = 100;
    private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";
    private static final boolean[] ENDS_WORD = new boolean[256];

    static {
        for (int b = 0; b <= ' '; b++) ENDS_WORD[b] = true;
        for (char c : "{}()[];$!?*\"".toCharArray()) ENDS_WORD[c] = true;
    }

    private final TextInput input;
    private final Dialect dialect;
    private final Text text = new Text();
    private Kind kind = Kind.END;
    private Place place;
    private String name;
    private String string;
    private int number;
    private int dots;
    private Dialect.Word word;
    private long held;

    Lexer(TextInput input, Dialect dialect) {
        this.input = input;
        this.dialect = dialect;
        this.place = input.place();
    }

    /** A new game begins: what was read before no longer counts against {@link #MOST_BYTES}. */
    void release() {
        held = 0;
    }

    Kind kind() {
        return kind;
    }

    /** Where the token begins. */
    Place place() {
        return place;
    }

    /** The name of a tag. */
    String name() {
        return name;
    }

    /** The value of a tag, or the text of a comment, a set-up or a word. */
    String string() {
        return string;
    }

    /** The number of a glyph or of a move. */
    int number() {
        return number;
    }

    /** Whether a move number announces the second mover, as {@code 1...} does. */
    boolean isSecond() {
        return dots > 1;
    }

    /** What a word is. */
    Dialect.Word word() {
        return word;
    }

    Kind next() throws IOException, MovetextException {
        skipBlanks();
        place = input.place();
        int b = input.peek();
        switch (b) {
            case TextInput.END -> kind = Kind.END;
            case '[' -> tag();
            case '{' -> comment();
            case ';' -> lineComment();
            case '(' -> open();
            case ')' -> single(Kind.CLOSE);
            case '$' -> nag();
            case '!', '?' -> mark();
            case '.' -> {
                dots();
                kind = Kind.ELLIPSIS;
            }
            case '}' -> throw trouble("This } closes nothing; expected a { before it.");
            case ']', '"' ->
                throw trouble("Found " + (char) b + " outside a tag; expected a tag such as [Event \"?\"].");
            default -> {
                if (b == '/' && dialect.hasSetups()) setup();
                else wordOrNumber();
            }
        }
        return kind;
    }

    /** Blanks, and lines that begin with a percent sign, which belong to other programs. */
    private void skipBlanks() throws IOException {
        for (int b = input.peek(); ; b = input.peek()) {
            if (TextInput.isBlank(b)) {
                input.take();
            } else if (b == '%') {
                while (!TextInput.endsLine(input.peek())) input.take();
            } else if (b == BYTE_ORDER_MARK.charAt(0) && input.startsWith(BYTE_ORDER_MARK)) {
                for (int i = 0; i < BYTE_ORDER_MARK.length(); i++) input.take();
            } else {
                return;
            }
        }
    }

    private void single(Kind found) throws IOException {
        input.take();
        kind = found;
    }

    private void tag() throws IOException, MovetextException {
        single(Kind.TAG);
        skipInLine();
        text.clear();
        while (isNameByte(input.peek())) append(input.take());
        if (text.length() == 0) throw trouble("Expected a tag name of letters and digits after [.");
        name = text.toString();
        skipInLine();
        if (input.peek() != '"') throw trouble("Expected the value of the tag " + name + " in double quotes.");
        input.take();
        text.clear();
        for (int b = input.peek(); b != '"'; b = input.peek()) {
            if (TextInput.endsLine(b)) {
                throw trouble("The value of the tag " + name + " is not closed; expected \" before the line ends.");
            }
            input.take();
            boolean escapes = b == '\\' && (input.peek() == '"' || input.peek() == '\\');
            append(Math.max(' ', escapes ? input.take() : b));
        }
        input.take();
        string = text.toString();
        skipInLine();
        if (input.peek() != ']') {
            throw trouble(
                    "Expected ] after the value of the tag " + name + "; a quote within a value is written \\\".");
        }
        input.take();
    }

    private void skipInLine() throws IOException {
        while (TextInput.isBlank(input.peek()) && !TextInput.endsLine(input.peek())) input.take();
    }

    static boolean isNameByte(int b) {
        return b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z' || b >= '0' && b <= '9' || b == '_';
    }

    private void comment() throws IOException, MovetextException {
        single(Kind.COMMENT);
        text.clear();
        for (int b = input.peek(); b != '}'; b = input.peek()) {
            if (b == TextInput.END) throw trouble("This comment is not closed; expected a } before the end.");
            // A lost brace would swallow the games that follow.
            if (input.atLineStart() && b == '[' && input.startsWith("[Event \"")) {
                throw trouble(
                        "This comment is not closed; expected a } before the next game at " + input.place() + ".");
            }
            appendSpaced(input.take());
        }
        input.take();
        finishComment();
    }

    private void lineComment() throws IOException, MovetextException {
        single(Kind.COMMENT);
        text.clear();
        while (!TextInput.endsLine(input.peek())) appendSpaced(input.take());
        finishComment();
    }

    private void finishComment() {
        text.dropTrailingSpace();
        string = text.toString();
    }

    private void setup() throws IOException, MovetextException {
        single(Kind.SETUP);
        text.clear();
        for (int b = input.peek(); b != '/'; b = input.peek()) {
            if (TextInput.endsLine(b)) throw trouble("This set-up is not closed; expected a / before the line ends.");
            appendSpaced(input.take());
        }
        input.take();
        finishComment();
    }

    /** A variation opens, unless the parentheses hold a mark such as {@code (!?)}. */
    private void open() throws IOException, MovetextException {
        single(Kind.OPEN);
        if (input.peek() != '!' && input.peek() != '?') return;
        mark();
        if (input.peek() != ')') throw trouble("Expected ) after the mark (" + string + ".");
        input.take();
    }

    private void mark() throws IOException, MovetextException {
        kind = Kind.MARK;
        text.clear();
        while (input.peek() == '!' || input.peek() == '?') append(input.take());
        string = text.toString();
    }

    private void nag() throws IOException, MovetextException {
        single(Kind.NAG);
        if (!isDigit(input.peek())) throw trouble("Expected the number of a glyph after $.");
        number = 0;
        while (isDigit(input.peek())) number = Math.min(Item.Nag.MOST + 1, 10 * number + input.take() - '0');
        if (number > Item.Nag.MOST) throw trouble("Expected a glyph from $0 to $" + Item.Nag.MOST + ".");
    }

    private void dots() throws IOException {
        for (dots = 0; input.peek() == '.'; dots = Math.min(3, dots + 1)) input.take();
    }

    private void wordOrNumber() throws IOException, MovetextException {
        kind = Kind.WORD;
        text.clear();
        number = 0;
        while (isDigit(input.peek())) {
            number = Math.min(AnnotatedGame.MOST_NUMBER, 10 * number + input.peek() - '0');
            append(input.take());
        }
        dots = 0;
        if (text.length() > 0 && input.peek() == '.') {
            dots();
            kind = Kind.NUMBER;
            return;
        }
        if (input.peek() == '*') append(input.take());
        else restOfWord();
        classify();
        while ((word == Dialect.Word.MOVE || word == Dialect.Word.UNFINISHED) && goesOn()) {
            restOfWord();
            classify();
        }
        if (word == Dialect.Word.NUMBER) kind = Kind.NUMBER;
    }

    private boolean goesOn() throws IOException {
        while (TextInput.isBlank(input.peek())) input.take();
        int b = input.peek();
        return b != TextInput.END && !ENDS_WORD[b] && dialect.continues(string, b);
    }

    private void restOfWord() throws IOException, MovetextException {
        for (int b = input.peek(); b != TextInput.END && !ENDS_WORD[b]; b = input.peek()) {
            if (text.length() == LONGEST_WORD) {
                throw trouble("The word '" + text + "...' is too long; expected " + dialect.example() + ".");
            }
            append(input.take());
        }
    }

    private void classify() {
        string = text.toString();
        word = string.equals(AnnotatedGame.NO_RESULT) ? Dialect.Word.RESULT : dialect.kind(string);
    }

    private static boolean isDigit(int b) {
        return b >= '0' && b <= '9';
    }

    private void append(int b) throws MovetextException {
        count();
        text.append(b);
    }

    private void appendSpaced(int b) throws MovetextException {
        count();
        text.appendSpaced(b);
    }

    private void count() throws MovetextException {
        if (++held > MOST_BYTES) {
            throw new MovetextException(
                    input.place(), "The game is longer than " + (MOST_BYTES >> 20) + " MB; it is skipped.");
        }
    }

    private MovetextException trouble(String reason) {
        return new MovetextException(place, reason);
    }
}
