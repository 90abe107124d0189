package org.outwit.web.person;

import org.outwit.web.people.PersonEntry;

/**
 * The study of a person as the database has it.
 *
 * @param visitor whose job makes it or made it
 * @param job the last one; it may be going on
 * @param version of what the sections were made from, see {@link #version}
 * @param effort how closely was looked
 * @param sections each with its id, as JSON
 * @param figures for comparisons, as JSON
 * @param made when the sections were written, in milliseconds; 0 where there are none
 */
record KeptStudy(
        String person,
        String visitor,
        String job,
        String version,
        Stage stage,
        String effort,
        String sections,
        String figures,
        String footer,
        long made) {

    /** How much of a study there is. */
    enum Stage {
        NOTHING,
        /** What needs no search; the rest is being found. */
        FACTS,
        WHOLE
    }

    static final String QUICK = "quick";
    static final String CLOSE = "close";

    /** Goes up when sections are written otherwise, so that older ones are made again. */
    private static final int FORM = 1;

    /** Changes with the games, the model and the way sections are written. */
    static String version(PersonEntry person) {
        return FORM + "/" + person.games() + "/" + person.modelGames() + "/"
                + Integer.toHexString(person.lesson().hashCode());
    }

    boolean isOf(PersonEntry entry) {
        return version.equals(version(entry));
    }

    /** How many games it was made from. */
    int games() {
        return version.isEmpty() ? 0 : Integer.parseInt(version.split("/")[1]);
    }
}
