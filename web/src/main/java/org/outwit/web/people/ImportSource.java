package org.outwit.web.people;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.outwit.games.record.RecordSource;

/** A file that was brought, under the name that its owner knows; tells how many bytes of it were read. */
record ImportSource(String name, Path path, LongConsumer read) implements RecordSource {

    @Override
    public InputStream open() throws IOException {
        return new BufferedInputStream(new Counting(Files.newInputStream(path)), 1 << 16);
    }

    @Override
    public Optional<RecordSource> neighbour(String ending) throws IOException {
        return RecordSource.of(path).neighbour(ending);
    }

    private final class Counting extends FilterInputStream {

        Counting(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int found = in.read();
            if (found >= 0) read.accept(1);
            return found;
        }

        @Override
        public int read(byte[] bytes, int from, int count) throws IOException {
            int found = in.read(bytes, from, count);
            if (found > 0) read.accept(found);
            return found;
        }
    }
}
