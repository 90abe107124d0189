package org.outwit.games.record;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A file that a test makes up, with others next to it. */
public final class MemorySource implements RecordSource {

    private final String name;
    private final byte[] bytes;
    private final Map<String, byte[]> neighbours = new TreeMap<>();

    public MemorySource(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    public MemorySource(String text) {
        this("text", text.getBytes(StandardCharsets.UTF_8));
    }

    public MemorySource nextTo(String file, byte[] contents) {
        neighbours.put(file, contents);
        return this;
    }

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
        return neighbours.entrySet().stream()
                .filter(file -> file.getKey().toLowerCase(Locale.ROOT).endsWith(ending))
                .findFirst()
                .map(file -> new MemorySource(file.getKey(), file.getValue()));
    }
}
