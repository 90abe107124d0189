package org.outwit.core.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Where a file really is, and the folder that has to know of it. */
public final class FilePlace {

    /** As many links as Linux follows. */
    private static final int MOST_LINKS = 40;

    private FilePlace() {}

    /** The file that a name leads to, also where that file is not there yet. */
    static Path behindLinks(Path file) throws IOException {
        Path place = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(place); links++) {
            if (links == MOST_LINKS) throw new IOException("its links lead in a circle");
            place = place.resolveSibling(Files.readSymbolicLink(place)).toAbsolutePath();
        }
        return place;
    }

    /** A new name is on the disk only when its folder is. Not every system lets a folder be opened. */
    public static void forceFolder(Path file) {
        try (FileChannel folder = FileChannel.open(file.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            return; // the file itself is safe; its name will follow with the next write of the system
        }
    }
}
