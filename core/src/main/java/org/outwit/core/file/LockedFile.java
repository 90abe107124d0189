package org.outwit.core.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import org.outwit.core.game.InputException;

/**
 * A file that this process alone may change as long as it is open. The lock is the system's and ends with the process. It lies
 * on a byte far behind the end, so that others can read the file even where locks forbid that. While it is open, this process
 * must not open the file in another way: closing that would give up the lock on some systems.
 */
public final class LockedFile implements Closeable {

    private static final long BEHIND_ALL = Long.MAX_VALUE - 1;
    private static final long MOST_BYTES = 1 << 30;

    private final Path path;
    private final FileChannel channel;

    private LockedFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /**
     * Opens or makes a file.
     *
     * @throws InputException if somebody else has it, or it is a pipe or a device, which nothing can be read back from
     */
    public static LockedFile open(Path path) throws IOException {
        return openIfFree(path)
                .orElseThrow(() -> new InputException(
                        path + " is in use by another outwit. Wait until that has ended, or take another name."));
    }

    /** Opens or makes a file, unless somebody else has it. */
    public static Optional<LockedFile> openIfFree(Path path) throws IOException {
        if (Files.isDirectory(path)) throw new IOException("it is a folder");
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new InputException(path + " is a pipe or a device. Take a file, which can be read again.");
        }
        while (true) {
            Object before = made(path);
            FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
            boolean kept = false;
            try {
                if (!locked(channel)) return Optional.empty();
                // Who had the file may have removed it before we had the lock: then what we opened is not the file any
                // more.
                kept = Objects.equals(before, key(path));
                if (kept) return Optional.of(new LockedFile(path, channel));
            } finally {
                if (!kept) channel.close();
            }
        }
    }

    /** The key of a file that is there now, made where it was not. */
    private static Object made(Path path) throws IOException {
        Object key = key(path);
        if (key != null) return key;
        try {
            Files.createFile(FilePlace.behindLinks(path));
        } catch (FileAlreadyExistsException e) {
            return key(path); // somebody was quicker
        }
        return key(path);
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(BEHIND_ALL, 1, false) != null;
        } catch (OverlappingFileLockException e) {
            return false; // somebody in this process
        }
    }

    /** What tells this file from others of its name; the name itself where the system does not say; null where it is gone. */
    private static Object key(Path path) throws IOException {
        try {
            Object key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
            return key == null ? path : key;
        } catch (NoSuchFileException e) {
            return null;
        }
    }

    public Path path() {
        return path;
    }

    public long size() throws IOException {
        return channel.size();
    }

    /** All that is in it. */
    public byte[] read() throws IOException {
        if (channel.size() > MOST_BYTES)
            throw new InputException(path + " is too large: it has " + channel.size() + " bytes.");
        ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
        while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) continue;
        return bytes.array();
    }

    public void truncate(long size) throws IOException {
        channel.truncate(size);
        channel.force(true);
    }

    /** Writes at the end. It is on the disk on return; where it fails, the file ends where it did. */
    public void append(long end, byte[] bytes) throws IOException {
        try {
            put(end, bytes);
        } catch (IOException e) {
            if (channel.isOpen()) channel.truncate(end);
            throw e;
        }
    }

    /** Writes in the place of all that stands from an offset on. It is on the disk on return. */
    public void write(long offset, byte[] bytes) throws IOException {
        if (offset == channel.size()) {
            append(offset, bytes);
            return;
        }
        put(offset, bytes);
        truncate(offset + bytes.length);
    }

    private void put(long offset, byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) channel.write(buffer, offset + buffer.position());
        channel.force(true);
    }

    /** Removes the file while nobody else can have it, and closes. */
    public void delete() throws IOException {
        Files.deleteIfExists(path);
        close();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
