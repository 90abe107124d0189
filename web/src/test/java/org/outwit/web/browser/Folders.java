package org.outwit.web.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders that tests made. */
final class Folders {

    private Folders() {}

    static void remove(Path folder) throws IOException {
        if (folder == null) return;
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : files) Files.deleteIfExists(each);
    }
}
