package org.outwit.app.walks;

import java.nio.file.Path;
import java.util.List;

/**
 * A walk that is really gone.
 *
 * @param name as the document has it
 * @param legs what the document must tell of it at least: one for each thread
 */
record Walk(String name, List<Leg> legs, Run run) {

    /** What a thread does, from the class where it begins to the one where the way ends. */
    record Leg(String from, String to) {}

    @FunctionalInterface
    interface Run {

        /** The folder is empty but for the list of games. */
        void in(Path folder, Installed game) throws Exception;
    }

    /** Whether all was seen on stacks. */
    boolean isGone() {
        return legs.stream().allMatch(leg -> Steps.lead(leg.from(), leg.to()));
    }

    @Override
    public String toString() {
        return name;
    }
}
