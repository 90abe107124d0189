package org.outwit.games.backgammon;

import java.util.Base64;
import org.outwit.core.game.NotationException;

/** Bits that are read or written one after the other, the lowest of each byte first, and their text in base 64 without padding. */
final class BitField {

    private final byte[] bytes;
    private int at;

    BitField(int bytes) {
        this(new byte[bytes]);
    }

    private BitField(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The bits of a text of exactly this many bytes; {@code column} is where it begins in what the user wrote. */
    static BitField read(String text, int bytes, String what, int column) {
        int length = (bytes * 8 + 5) / 6;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            boolean fits = sign < 128 && (Character.isLetterOrDigit(sign) || sign == '+' || sign == '/');
            if (!fits) {
                throw new NotationException(
                        "Expected " + what + " of " + length + " letters, digits, '+' and '/'; found '" + sign
                                + "' at column " + (column + i) + ".",
                        column + i);
            }
        }
        if (text.length() != length) {
            throw new NotationException(
                    "Expected " + what + " of " + length + " characters at column " + column + ", found "
                            + text.length() + ".",
                    column);
        }
        return new BitField(decoded(text, bytes));
    }

    /** Bits behind the last byte are of no meaning, but Java's decoder wants none. */
    private static byte[] decoded(String text, int bytes) {
        byte[] all = new byte[bytes + 1];
        String digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        for (int i = 0; i < text.length(); i++) {
            int digit = digits.indexOf(text.charAt(i)) << 10 - 6 * i % 8;
            all[6 * i / 8] |= (byte) (digit >> 8);
            if (6 * i / 8 + 1 < all.length) all[6 * i / 8 + 1] |= (byte) digit;
        }
        byte[] kept = new byte[bytes];
        System.arraycopy(all, 0, kept, 0, bytes);
        return kept;
    }

    String text() {
        return Base64.getEncoder().withoutPadding().encodeToString(bytes);
    }

    boolean isAtEnd() {
        return at >= 8 * bytes.length;
    }

    void write(int value, int bits) {
        for (int i = 0; i < bits; i++, at++) bytes[at >> 3] |= (byte) ((value >> i & 1) << (at & 7));
    }

    int read(int bits) {
        int value = 0;
        for (int i = 0; i < bits; i++, at++) value |= (bytes[at >> 3] >> (at & 7) & 1) << i;
        return value;
    }
}
