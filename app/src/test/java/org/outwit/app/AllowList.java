package org.outwit.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.outwit.app.docs.Repository;

/**
 * The exceptions to a rule that are still allowed: one a line in a resource file, with a sentence after {@code #} why it stays
 * where it is meant to stay. The list may only shrink, so an exception that is gone has to leave it.
 */
final class AllowList {

    private static final Path FOLDER = Repository.ROOT.resolve("app/src/test/resources/org/outwit/app/ratchets");

    private final String file;
    private final List<String> allowed = new ArrayList<>();

    private AllowList(Path path) {
        this.file = Repository.name(path);
        for (String line : Repository.read(path).lines().toList()) {
            String entry = line.split("#", 2)[0].strip();
            if (!entry.isEmpty()) allowed.add(entry);
        }
    }

    static AllowList named(String name) {
        return new AllowList(FOLDER.resolve(name + ".txt"));
    }

    /** Fails where something is found that is not on the list, or listed that is not found; {@code found} says where. */
    void check(String rule, Map<String, ?> found) {
        List<String> wrong = new ArrayList<>();
        found.forEach((entry, places) -> {
            if (!allowed.contains(entry)) wrong.add(entry + ": " + places);
        });
        assertThat(wrong).as(rule).isEmpty();
        TreeSet<String> gone = new TreeSet<>(allowed);
        gone.removeAll(found.keySet());
        assertThat(gone)
                .as("no longer needed, and the list may only shrink: remove from " + file)
                .isEmpty();
        assertThat(allowed).as(file).isSorted().doesNotHaveDuplicates();
    }
}
