package org.outwit.web.people;

import java.util.Locale;
import java.util.Set;

/**
 * A file that a visitor brought.
 *
 * @param name as they call it
 * @param stored what it is called in the folder of its import
 */
record ImportFile(String name, String stored) {

    /** Files that belong to others: the names of players and tournaments in WTHOR. */
    private static final Set<String> COMPANIONS = Set.of("jou", "trn");

    boolean isCompanion() {
        return COMPANIONS.contains(ending());
    }

    String ending() {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
