package org.outwit.core.endgame;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * The beginning of a table file. A file is this header, the verdicts in the order of their numbers in a {@link Packing}, and
 * a CRC-32C of all bytes before it. Numbers are big-endian; a text is its length in UTF-8 as two bytes, and then the text.
 *
 * @param game the name of the game
 * @param slice the name of the slice
 * @param size how many positions it has
 */
record TableHeader(String game, String slice, int size, Packing packing, Totals totals) {

    static final int CHECKSUM_BYTES = Integer.BYTES;

    private static final int MAGIC = 0x4F57_4554; // OWET
    private static final int VERSION = 1;
    private static final int NUMBERS = 8;

    static TableHeader of(String game, String slice, short[] verdicts) {
        Totals totals = Totals.of(verdicts);
        return new TableHeader(game, slice, verdicts.length, Packing.of(verdicts), totals);
    }

    ByteBuffer bytes() {
        byte[] gameText = game.getBytes(StandardCharsets.UTF_8);
        byte[] sliceText = slice.getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(length());
        bytes.putInt(MAGIC).putInt(VERSION);
        bytes.putShort((short) gameText.length).put(gameText);
        bytes.putShort((short) sliceText.length).put(sliceText);
        bytes.putInt(size).putInt(packing.ordinal());
        bytes.putInt(totals.wins()).putInt(totals.losses()).putInt(totals.draws());
        return bytes.putInt(totals.longest()).flip();
    }

    int length() {
        return NUMBERS * Integer.BYTES + 2 * Short.BYTES + bytes(game) + bytes(slice);
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    long fileLength() {
        return length() + (long) size * packing.width + CHECKSUM_BYTES;
    }

    /** Reads the header of a file whose checksum is right or not; what is wrong is said without the name of the file. */
    static TableHeader read(ByteBuffer file) throws EndgameTableException {
        ByteBuffer bytes = file.duplicate();
        try {
            if (bytes.getInt() != MAGIC) throw new EndgameTableException("it is not an endgame table");
            int version = bytes.getInt();
            if (version != VERSION) {
                throw new EndgameTableException("it is of version " + version + ", but this program reads " + VERSION);
            }
            String game = text(bytes);
            String slice = text(bytes);
            int size = bytes.getInt();
            Packing packing = packing(bytes.getInt());
            Totals totals = new Totals(bytes.getInt(), bytes.getInt(), bytes.getInt(), bytes.getInt());
            return new TableHeader(game, slice, size, packing, totals);
        } catch (BufferUnderflowException e) {
            throw new EndgameTableException("it is cut short, it has only " + file.limit() + " bytes");
        }
    }

    private static Packing packing(int number) throws EndgameTableException {
        Packing[] all = Packing.values();
        if (number >= 0 && number < all.length) return all[number];
        throw new EndgameTableException("it is damaged, its packing is " + number + " where 0, 1 or 2 was expected");
    }

    private static String text(ByteBuffer bytes) {
        int length = Short.toUnsignedInt(bytes.getShort());
        if (length > bytes.remaining()) throw new BufferUnderflowException();
        byte[] text = new byte[length];
        bytes.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }
}
