package org.outwit.web;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;

/** Files that nobody but their owner may read, from the moment they are there. Where the system knows no owners, plain files. */
final class PrivateFile {

    private static final Set<PosixFilePermission> OWNER = PosixFilePermissions.fromString("rw-------");

    private PrivateFile() {}

    /** Makes an empty file where there is none, and one that is there private. */
    static Path make(Path file) {
        boolean owners = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        try {
            if (owners) Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER));
            else Files.createFile(file, new FileAttribute<?>[0]);
        } catch (FileAlreadyExistsException e) {
            if (owners) protect(file);
        } catch (IOException e) {
            throw new InputException(file + " cannot be made: " + FileReason.writing(e) + ".");
        }
        return file;
    }

    /** Makes a file private if it is there. */
    static void protect(Path file) {
        try {
            if (Files.exists(file) && !Files.getPosixFilePermissions(file).equals(OWNER)) {
                Files.setPosixFilePermissions(file, OWNER);
            }
        } catch (UnsupportedOperationException e) {
            // such as Windows, where the folders of users are private anyway
        } catch (IOException e) {
            throw new InputException(file + " cannot be made private: " + FileReason.writing(e) + ".");
        }
    }
}
