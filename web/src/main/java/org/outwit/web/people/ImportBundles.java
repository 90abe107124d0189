package org.outwit.web.people;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.outwit.web.http.Refusal;

/**
 * Which files of whom are kept for an import, or are on their way. Files that are brought together are a bundle. Everything counts
 * towards what a visitor may have here until it is deleted: what was never begun, what waits, and what is being read.
 */
final class ImportBundles {

    private static final int MOST_FILES = 100;
    private static final int MOST_OPEN_OF_EACH = 5;

    private static final class Bundle {
        private final String visitor;
        private final List<ImportFile> files = new ArrayList<>();
        private long bytes;
        private long coming;
        private int onTheirWay;
        private boolean begun;

        Bundle(String visitor) {
            this.visitor = visitor;
        }
    }

    private final long mostBytesOfEach;
    private final Map<String, Bundle> bundles = new LinkedHashMap<>(); // the oldest first

    ImportBundles(long mostBytesOfEach) {
        this.mostBytesOfEach = mostBytesOfEach;
    }

    /** A new one, by its id. */
    synchronized String open(String visitor) {
        String id = UUID.randomUUID().toString();
        bundles.put(id, new Bundle(visitor));
        return id;
    }

    /** The bundle to drop, if any: a visitor who brings files again and again without beginning their import loses the oldest. */
    synchronized Optional<String> superfluous(String visitor) {
        List<String> open = bundles.entrySet().stream()
                .filter(each -> each.getValue().visitor.equals(visitor) && !each.getValue().begun)
                .map(Map.Entry::getKey)
                .toList();
        return open.size() < MOST_OPEN_OF_EACH ? Optional.empty() : Optional.of(open.get(0));
    }

    /** Reserves room for a file, which either {@link #arrived} or {@link #failed}. */
    synchronized void expect(String visitor, String id, long bytes) {
        Bundle bundle = find(visitor, id);
        if (bundle.files.size() + bundle.onTheirWay >= MOST_FILES) {
            throw Refusal.tooMany("At most " + MOST_FILES + " files can be imported together.");
        }
        long before = bundles.values().stream()
                .filter(each -> each.visitor.equals(visitor))
                .mapToLong(each -> each.bytes + each.coming)
                .sum();
        if (before + bytes > mostBytesOfEach) {
            throw Refusal.tooLarge("Files of more than " + (mostBytesOfEach >> 20)
                    + " MB would wait for their import. Begin what is there, or let it be read first.");
        }
        bundle.onTheirWay++;
        bundle.coming += bytes;
    }

    /** @param expected as it was reserved */
    synchronized void arrived(String visitor, String id, ImportFile file, long expected, long bytes) {
        Bundle bundle = find(visitor, id);
        bundle.onTheirWay--;
        bundle.coming -= expected;
        bundle.bytes += bytes;
        bundle.files.add(file);
    }

    /** Whether nothing is left in the bundle, and nothing is on its way. */
    synchronized boolean failed(String id, long expected) {
        Bundle bundle = bundles.get(id);
        if (bundle == null) return true;
        bundle.onTheirWay--;
        bundle.coming -= expected;
        return bundle.files.isEmpty() && bundle.onTheirWay == 0;
    }

    /** The files of a bundle that was not begun, in the order in which they came. */
    synchronized List<ImportFile> files(String visitor, String id) {
        return List.copyOf(find(visitor, id).files);
    }

    private Bundle find(String visitor, String id) {
        Bundle found = bundles.get(id);
        if (found == null || found.begun || !found.visitor.equals(visitor)) {
            throw Refusal.notFound("These files are not here any more. Drop them again.");
        }
        return found;
    }

    /** Hands the bundle to a job; from now on nobody else can begin it. */
    synchronized void begin(String visitor, String id) {
        find(visitor, id).begun = true;
    }

    /** The job was refused, so the visitor may try again. */
    synchronized void giveBack(String id) {
        Bundle bundle = bundles.get(id);
        if (bundle != null) bundle.begun = false;
    }

    /** Takes in a bundle that the job of an earlier server takes care of. */
    synchronized void adopt(String visitor, String id, long bytes) {
        Bundle bundle = new Bundle(visitor);
        bundle.begun = true;
        bundle.bytes = bytes;
        bundles.put(id, bundle);
    }

    synchronized boolean has(String id) {
        return bundles.containsKey(id);
    }

    synchronized void remove(String id) {
        bundles.remove(id);
    }
}
