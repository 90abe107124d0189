package org.outwit.games.record.movetext;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Bytes on their way to becoming a string. Files say nowhere how they are encoded, so each piece is taken for UTF-8 where
 * it can be and for Latin-1 otherwise: accented Latin-1 text is practically never well-formed UTF-8.
 */
final class Text {

    private byte[] bytes = new byte[64];
    private int length;

    void clear() {
        // A single large comment must not keep its room for the rest of the file.
        if (bytes.length > 1 << 16) bytes = new byte[64];
        length = 0;
    }

    void append(int b) {
        if (length == bytes.length) bytes = Arrays.copyOf(bytes, 2 * length);
        bytes[length++] = (byte) b;
    }

    /** Appends a byte, or for a blank one space where the last byte is not a space already. */
    void appendSpaced(int b) {
        if (b > ' ') append(b);
        else if (length > 0 && bytes[length - 1] != ' ') append(' ');
    }

    void dropTrailingSpace() {
        if (length > 0 && bytes[length - 1] == ' ') length--;
    }

    int length() {
        return length;
    }

    @Override
    public String toString() {
        for (int i = 0; i < length; i++) {
            if (bytes[i] < 0) return decoded();
        }
        return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    }

    private String decoded() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, length))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
        }
    }

    static String singleSpaced(String text) {
        StringBuilder spaced = new StringBuilder(text.length());
        boolean blank = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c > ' ') {
                if (blank && spaced.length() > 0) spaced.append(' ');
                spaced.append(c);
            }
            blank = c <= ' ';
        }
        return text.contentEquals(spaced) ? text : spaced.toString();
    }
}
