package org.outwit.app.walks;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;

/** Types a move, takes it back and plays it again until the others have done what is waited for, and leaves. */
final class PatientPerson extends InputStream {

    /** Who waits for more waits for what never comes. */
    private static final int MOST = 5_000;

    private final BooleanSupplier done;
    private int lines;
    private byte[] line = {};
    private int at;

    PatientPerson(BooleanSupplier done) {
        this.done = done;
    }

    private String next() {
        if (lines++ > 0 && (done.getAsBoolean() || lines > MOST)) return "quit\n";
        return lines % 2 == 1 ? "f5\n" : "undo\n";
    }

    @Override
    public int read() {
        if (at == line.length) {
            line = next().getBytes(StandardCharsets.US_ASCII);
            at = 0;
        }
        return line[at++];
    }

    /** No more than a line, or what comes next would be typed too early. */
    @Override
    public int read(byte[] bytes, int offset, int length) {
        int count = 0;
        do bytes[offset + count++] = (byte) read();
        while (count < length && at < line.length);
        return count;
    }
}
