package org.outwit.games.record.movetext;

import java.io.IOException;
import java.io.InputStream;
import org.outwit.games.record.Place;

/**
 * Bytes with the place of the next one. A line ends with a line feed, a carriage return, or both. Columns count
 * characters: the bytes that continue a character of UTF-8 do not count, and Latin-1 letters are none of those.
 */
public final class TextInput {

    public static final int END = -1;

    private final InputStream stream;
    private final byte[] buffer = new byte[1 << 13];
    private int at;
    private int end;
    private long line = 1;
    private long column = 1;
    private boolean afterReturn;

    public TextInput(InputStream stream) {
        this.stream = stream;
    }

    public Place place() {
        return new Place(line, column);
    }

    boolean atLineStart() {
        return column == 1;
    }

    /** The next byte from 0 to 255, or {@link #END}, without taking it. */
    public int peek() throws IOException {
        return at < end || fill(1) ? buffer[at] & 0xff : END;
    }

    /** Whether the next bytes are these characters. */
    boolean startsWith(String ascii) throws IOException {
        if (end - at < ascii.length() && !fill(ascii.length())) return false;
        for (int i = 0; i < ascii.length(); i++) {
            if ((buffer[at + i] & 0xff) != ascii.charAt(i)) return false;
        }
        return true;
    }

    /** Whether a tag may begin here: a bracket and a letter, which excludes the commands that comments hold. */
    boolean startsTag() throws IOException {
        if (peek() != '[' || end - at < 2 && !fill(2)) return false;
        return Character.isLetter(buffer[at + 1]);
    }

    /** Takes the next byte, or answers {@link #END}. */
    public int take() throws IOException {
        int b = peek();
        if (b == END) return END;
        at++;
        if (b == '\n') {
            if (!afterReturn) line++;
            column = 1;
        } else if (b == '\r') {
            line++;
            column = 1;
        } else if ((b & 0xc0) != 0x80) {
            column++;
        }
        afterReturn = b == '\r';
        return b;
    }

    /** Takes the rest of the line and what ends it. */
    void skipLine() throws IOException {
        for (int b = take(); b != END && b != '\n'; b = take()) {
            if (b == '\r' && peek() != '\n') return;
        }
    }

    /** Takes a whole line without what ends it; a line of more bytes than allowed is taken as well, and answered by null. */
    public String line(int mostBytes) throws IOException {
        Text text = new Text();
        while (!endsLine(peek())) {
            int b = take();
            if (text.length() <= mostBytes) text.append(b);
        }
        skipLine();
        return text.length() > mostBytes ? null : text.toString();
    }

    static boolean isBlank(int b) {
        return b <= ' ' && b != END;
    }

    static boolean endsLine(int b) {
        return b == '\n' || b == '\r' || b == END;
    }

    private boolean fill(int wanted) throws IOException {
        System.arraycopy(buffer, at, buffer, 0, end - at);
        end -= at;
        at = 0;
        while (end < wanted) {
            int count = stream.read(buffer, end, buffer.length - end);
            if (count < 0) return false;
            end += count;
        }
        return true;
    }
}
