package org.outwit.core.file;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;

/**
 * A file that is being written. It lies beside its place under a name that nobody can guess, and gets its own name when it is
 * {@link #finish}ed and safe on the disk. Closed before that, it leaves nothing behind and a file in its place stays.
 * A pipe or a device, which cannot be replaced, is written to as it is.
 */
public final class UnfinishedFile implements Closeable {

    private static final SecureRandom NAMES = new SecureRandom();

    private final Path file;
    private final Path target;
    private final ReplaceRule rule;
    private final Path beside;
    private final FileChannel channel;
    private final OutputStream stream;
    private boolean finished;

    /** Begins a file. Throws before anything is written where the rule does not let it be replaced. */
    public UnfinishedFile(Path file, ReplaceRule rule) throws IOException {
        this.file = file;
        this.rule = rule;
        if (Files.isDirectory(file)) throw new IOException("it is a folder");
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            this.target = file;
            this.beside = null;
            this.channel = FileChannel.open(file, StandardOpenOption.WRITE);
        } else {
            this.target = FilePlace.behindLinks(file);
            rule.check(file);
            if (Files.exists(target) && !Files.isWritable(target)) throw new IOException("it may only be read");
            this.beside = target.resolveSibling(".outwit-" + Long.toHexString(NAMES.nextLong()) + ".tmp");
            this.channel = FileMode.create(beside, target);
        }
        this.stream = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
    }

    /** Where the contents go. Need not be closed. */
    public OutputStream stream() {
        return stream;
    }

    /** Puts the file in its place in one step, when it is safe on the disk. */
    public void finish() throws IOException {
        stream.flush();
        if (beside != null) {
            channel.force(true);
            rule.check(file); // somebody may have made it in the meantime
            FileMode.copy(target, beside);
        }
        channel.close();
        if (beside != null) {
            putInPlace();
            FilePlace.forceFolder(target);
        }
        finished = true;
    }

    private void putInPlace() throws IOException {
        if (!rule.force() && !Files.exists(target) && linked()) {
            Files.delete(beside);
            return;
        }
        try {
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** A link, unlike a move, fails where somebody made the file just now. False where the disk knows no links. */
    private boolean linked() throws IOException {
        try {
            Files.createLink(target, beside);
            return true;
        } catch (FileAlreadyExistsException e) {
            rule.check(file);
            return false;
        } catch (UnsupportedOperationException | FileSystemException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        if (finished) return;
        channel.close();
        if (beside != null) Files.deleteIfExists(beside);
    }
}
