package org.outwit.trees;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * The lines of a stream, as bytes: what is wrong with one of them, be it the encoding, must not keep the next from being
 * read. Blank lines are counted and left out.
 */
final class Lines {

    /**
     * One line without its end.
     *
     * @param number counted from 1
     */
    record Line(byte[] text, int number) {}

    private final InputStream in;
    private final byte[] chunk = new byte[1 << 16];
    private int at;
    private int end;
    private byte[] row = new byte[1 << 12];
    private int length;
    private int number;

    Lines(InputStream in) {
        this.in = in;
    }

    /** The next line that is not blank, or null at the end of the stream. */
    Line next() throws IOException {
        while (read()) {
            int from = number == 1 ? mark() : 0;
            for (int i = from; i < length; i++) {
                boolean blank = row[i] == ' ' || row[i] == '\t' || row[i] == '\r';
                if (!blank) return new Line(Arrays.copyOfRange(row, from, length), number);
            }
        }
        return null;
    }

    private boolean read() throws IOException {
        length = 0;
        boolean any = false;
        while (fill()) {
            any = true;
            int stop = at;
            while (stop < end && chunk[stop] != '\n') stop++;
            append(stop - at);
            at = stop + 1;
            if (stop < end) break;
        }
        if (any) number++;
        return any;
    }

    private boolean fill() throws IOException {
        if (at < end) return true;
        end = in.read(chunk);
        at = 0;
        return end > 0;
    }

    private void append(int count) throws IOException {
        long needed = (long) length + count;
        if (needed > row.length) {
            long room = Math.min(2 * needed, Integer.MAX_VALUE - 16);
            if (room < needed) throw new IOException("line " + (number + 1) + " is longer than 2 GB");
            row = Arrays.copyOf(row, (int) room);
        }
        System.arraycopy(chunk, at, row, length, count);
        length += count;
    }

    /** The length of the byte order mark with which some editors begin a file. */
    private int mark() throws IOException {
        if (length >= 2 && ((row[0] & 0xFF) == 0xFE || (row[0] & 0xFF) == 0xFF)) {
            throw new IOException("it is written in UTF-16; expected UTF-8");
        }
        boolean marked = length >= 3 && row[0] == (byte) 0xEF && row[1] == (byte) 0xBB && row[2] == (byte) 0xBF;
        return marked ? 3 : 0;
    }
}
