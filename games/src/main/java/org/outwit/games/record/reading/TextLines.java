package org.outwit.games.record.reading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * The lines of a stream, with their numbers, in memory that does not grow with it: of a line longer than
 * {@link #MOST_BYTES} only the beginning is kept. Ends of lines may be LF, CR or both.
 */
public final class TextLines {

    /** No game of text is this long. */
    public static final int MOST_BYTES = 1 << 16;

    /** What some editors put in front of a text. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream stream;
    private final byte[] bytes = new byte[MOST_BYTES];
    private int length;
    private long number;
    private boolean cut;
    private boolean afterReturn;

    public TextLines(InputStream stream) {
        this.stream = stream;
    }

    /** The next line without its end, or null after the last. */
    public String next() throws IOException {
        length = 0;
        cut = false;
        int found = stream.read();
        if (found == '\n' && afterReturn) found = stream.read();
        afterReturn = false;
        if (found < 0) return null;
        number++;
        while (found >= 0 && found != '\n' && found != '\r') {
            if (length < bytes.length) bytes[length++] = (byte) found;
            else cut = true;
            found = stream.read();
        }
        afterReturn = found == '\r';
        String line = text(bytes, length);
        return number == 1 && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
    }

    /** The number of the line that {@link #next} gave last, from 1. */
    public long number() {
        return number;
    }

    /** Whether that line was longer than {@link #MOST_BYTES}. */
    public boolean wasCut() {
        return cut;
    }

    /** Bytes as UTF-8, or as Latin-1 where they are none: old files have accents in one byte. */
    public static String text(byte[] bytes, int length) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, length))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
        }
    }
}
