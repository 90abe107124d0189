package org.outwit.games.record;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Records that a test wrote down. */
public record TextSource(byte[] bytes) implements RecordSource {

    public static TextSource of(String text) {
        return new TextSource(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String name() {
        return "a test";
    }

    @Override
    public InputStream open() {
        return new ByteArrayInputStream(bytes);
    }

    @Override
    public Optional<RecordSource> neighbour(String ending) {
        return Optional.empty();
    }
}
