package org.outwit.games.record;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Where records are read from: a stream, its name, and the files that lie next to it. */
public interface RecordSource {

    /** What people call it; a file name where there is one. */
    String name();

    /** A new buffered stream from the beginning; the caller closes it. */
    InputStream open() throws IOException;

    /** A file next to this one whose name has this ending in any case: some formats keep players' names apart. */
    Optional<RecordSource> neighbour(String ending) throws IOException;

    static RecordSource of(Path file) {
        return new RecordSource() {
            @Override
            public String name() {
                return file.toString();
            }

            @Override
            public InputStream open() throws IOException {
                return new BufferedInputStream(Files.newInputStream(file), 1 << 16);
            }

            @Override
            public Optional<RecordSource> neighbour(String ending) throws IOException {
                Path folder = file.toAbsolutePath().getParent();
                if (folder == null) return Optional.empty();
                try (Stream<Path> files = Files.list(folder)) {
                    return files.filter(Files::isRegularFile)
                            .filter(path -> endsWith(path, ending))
                            .sorted()
                            .findFirst()
                            .map(RecordSource::of);
                }
            }
        };
    }

    /** Records that are already in memory, such as games that somebody pasted. */
    static RecordSource of(String name, String text) {
        return of(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The bytes of a file that are already in memory. */
    static RecordSource of(String name, byte[] bytes) {
        return new RecordSource() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public InputStream open() {
                return new ByteArrayInputStream(bytes);
            }

            @Override
            public Optional<RecordSource> neighbour(String ending) {
                return Optional.empty();
            }
        };
    }

    private static boolean endsWith(Path path, String ending) {
        String name = String.valueOf(path.getFileName());
        return name.regionMatches(true, name.length() - ending.length(), ending, 0, ending.length());
    }
}
