package org.outwit.core.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Who may read and write a file: what replaces a file is as private as that was. */
final class FileMode {

    private static final FileAttribute<?> PRIVATE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private FileMode() {}

    /** Makes a new file that never follows a link. It is private where it shall replace another, until it is as that one. */
    static FileChannel create(Path file, Path replaced) throws IOException {
        FileAttribute<?>[] mode = Files.exists(replaced) && isPosix(replaced)
                ? new FileAttribute<?>[] {PRIVATE}
                : new FileAttribute<?>[0];
        return FileChannel.open(file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), mode);
    }

    private static boolean isPosix(Path file) {
        return Files.getFileAttributeView(file, PosixFileAttributeView.class) != null;
    }

    /** Gives a file the mode of another, and its owner and group where we may. */
    static void copy(Path from, Path to) throws IOException {
        if (!Files.exists(from) || !isPosix(from)) return;
        PosixFileAttributes old = Files.readAttributes(from, PosixFileAttributes.class);
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        PosixFileAttributes now = view.readAttributes();
        try {
            if (!now.group().equals(old.group())) view.setGroup(old.group());
            if (!now.owner().equals(old.owner())) view.setOwner(old.owner());
        } catch (IOException e) {
            view.setPermissions(old.permissions()); // only an administrator gives files away
            return;
        }
        view.setPermissions(old.permissions()); // last, because a new owner takes some of them away
    }
}
