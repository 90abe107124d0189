package org.outwit.web.people;

import java.util.List;

/**
 * What to read, as a job keeps it.
 *
 * @param bundle of the files
 * @param name what they are called together
 */
record ImportPlan(String bundle, String name, List<PlannedFile> files) {

    /**
     * @param stored where the folder has it
     * @param as the name by whose ending it is read
     */
    record PlannedFile(String name, String stored, String as, String game) {}
}
