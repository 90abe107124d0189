package org.outwit.games.record;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The collection of real records that is handed around beside the repository. It is looked for below the folder that
 * OUTWIT_SHARED names, or else in the folder {@code shared} next to the repository; tests that need it are skipped where
 * there is none.
 */
public final class SharedFolder {

    private SharedFolder() {}

    /** A file or folder below {@code data}. */
    public static Path path(String name) {
        String shared = System.getProperty("outwit.shared", System.getenv("OUTWIT_SHARED"));
        Stream<Path> folders =
                shared == null ? Stream.of(Path.of("../shared"), Path.of("../../shared")) : Stream.of(Path.of(shared));
        Path found = folders.map(folder -> folder.resolve("data").resolve(name))
                .filter(Files::exists)
                .findFirst()
                .orElse(null);
        assumeTrue(found != null, "no data/" + name + "; set OUTWIT_SHARED to the folder that has it");
        return found;
    }

    /** The files of a folder below {@code data}, by name. */
    public static List<Path> files(String folder) {
        try (Stream<Path> files = Files.list(path(folder))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
