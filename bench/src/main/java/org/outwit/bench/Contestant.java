package org.outwit.bench;

import java.util.function.Supplier;

/** One side of a comparison: searches the same position from scratch each time it is asked. */
public record Contestant(String name, Supplier<RaceAnswer> search) {

    public RaceAnswer answer() {
        return search.get();
    }
}
