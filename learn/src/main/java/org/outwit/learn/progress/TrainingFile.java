package org.outwit.learn.progress;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;

/**
 * Keeps what a training has done in a file, so that it goes on where it stopped: about once a minute, and whenever somebody stops it. The first line says which training it is; the progress of another one is left alone. The file stays until what was
 * trained is safe.
 */
public final class TrainingFile {

    private static final long MINUTE = 60_000_000_000L;

    private final Path file; // null where nothing is kept
    private final boolean force;
    private final long everyNanos;
    private Resumable progress;
    private byte[] firstLine;
    private long kept;
    private boolean resumed;

    private TrainingFile(Path file, boolean force, long everyNanos) {
        this.file = file;
        this.force = force;
        this.everyNanos = everyNanos;
    }

    /**
     * Keeps it in this file, which need not be there.
     *
     * @param force whether the progress of another training, or any other file there, may be thrown away
     */
    public static TrainingFile at(Path file, boolean force) {
        return new TrainingFile(file, force, MINUTE);
    }

    /** Keeps nothing. */
    public static TrainingFile nowhere() {
        return new TrainingFile(null, false, MINUTE);
    }

    /** Keeps it so often. */
    public TrainingFile every(long nanos) {
        return new TrainingFile(file, force, nanos);
    }

    /**
     * Goes on from what the file has, or begins one.
     *
     * @param title which training this is, one line; the progress of any other is left alone
     * @throws InputException if there is something else and nobody said that it may be thrown away
     */
    public void open(String title, Resumable into) throws IOException {
        if (file == null) return;
        progress = into;
        firstLine = (title + "\n").getBytes(StandardCharsets.UTF_8);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new InputException(file + " is a folder, a pipe or a device; expected room for a file of progress.");
        }
        resumed = isOurs(file);
        if (!resumed && !force && Files.exists(file) && Files.size(file) > 0) {
            throw new InputException(
                    file + " is the progress of an interrupted training with other games or options, or something else."
                            + " Take the same games and options, another --out, or --force to throw it away.");
        }
        if (resumed) read();
        else write();
    }

    /** Whether there was progress to go on from. */
    public boolean isResumed() {
        return resumed;
    }

    private boolean isOurs(Path there) throws IOException {
        if (!Files.isRegularFile(there)) return false;
        try (InputStream stream = Files.newInputStream(there)) {
            return Arrays.equals(stream.readNBytes(firstLine.length), firstLine);
        }
    }

    private void read() throws IOException {
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            stream.skipNBytes(firstLine.length);
            progress.read(new DataInputStream(new BufferedInputStream(new InflaterInputStream(stream), 1 << 16)));
        } catch (IOException | IllegalArgumentException e) {
            throw new InputException(
                    file + " is the progress of this training, but it is damaged. Delete it to begin anew.");
        }
        kept = System.nanoTime();
    }

    /** Writes it if that was a minute ago. */
    public void keep() {
        if (file != null && System.nanoTime() - kept >= everyNanos) keepNow();
    }

    /** Writes it. */
    public void keepNow() {
        if (file == null) return;
        try {
            write();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write() throws IOException {
        ReplaceRule rule =
                ReplaceRule.only("the progress of this training", this::isOurs).unless(force);
        WholeFile.write(file, this::write, rule);
        kept = System.nanoTime();
    }

    private void write(OutputStream stream) throws IOException {
        stream.write(firstLine);
        Deflater quick = new Deflater(Deflater.BEST_SPEED);
        try {
            DeflaterOutputStream packed = new DeflaterOutputStream(stream, quick, 1 << 16);
            DataOutputStream to = new DataOutputStream(new BufferedOutputStream(packed, 1 << 16));
            progress.write(to);
            to.flush();
            packed.finish();
        } finally {
            quick.end();
        }
    }

    /** All is done and safe. */
    public void delete() throws IOException {
        if (file != null) Files.deleteIfExists(file);
    }
}
