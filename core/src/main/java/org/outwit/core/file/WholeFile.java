package org.outwit.core.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a file so that it is there whole or not at all: beside its place first, then moved there in one step. */
public final class WholeFile {

    private WholeFile() {}

    /** Writes text in UTF-8. What stood there before stays until the new file is complete. */
    public static void write(Path file, String text) throws IOException {
        boolean special = Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
        if (special) { // a pipe or a device, which cannot be replaced
            Files.writeString(file, text, StandardOpenOption.WRITE);
            return;
        }
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        if (Files.isDirectory(target)) throw new IOException("it is a folder");
        Path beside = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            Files.writeString(beside, text, StandardCharsets.UTF_8);
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
