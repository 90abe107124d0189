package org.outwit.web.person;

import java.util.Optional;
import org.outwit.learn.study.RecordFacts;
import org.outwit.learn.study.Study;
import org.outwit.learn.study.StudyText;
import org.outwit.web.people.PersonEntry;

/**
 * The study of a person as the database has it.
 *
 * @param visitor whose job makes it or made it
 * @param job the last one; it may be going on
 * @param version of what was looked at, see {@link #version}
 * @param effort how closely was looked
 * @param findings as {@link StudyText} has them; empty where an earlier program kept a page instead
 * @param made when they were written, in milliseconds; 0 where there are none
 */
record KeptStudy(
        String person,
        String visitor,
        String job,
        String version,
        Stage stage,
        String effort,
        String findings,
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

    /** Goes up when findings are written otherwise, so that older ones are made again; the first form was a page. */
    private static final int FORM = 2;

    /** Changes with the games, the model and the way findings are written. */
    static String version(PersonEntry person) {
        return FORM + "/" + person.games() + "/" + person.modelGames() + "/"
                + Integer.toHexString(person.lesson().hashCode());
    }

    /** What was found; empty where it is not whole, or an earlier program wrote it. */
    Optional<Study> study() {
        return stage == Stage.WHOLE && isReadable() ? Optional.of(StudyText.read(findings)) : Optional.empty();
    }

    /** What was found without a search; empty where there is more, or an earlier program wrote it. */
    Optional<RecordFacts> facts() {
        return stage == Stage.FACTS && isReadable() ? Optional.of(StudyText.readFacts(findings)) : Optional.empty();
    }

    private boolean isReadable() {
        return version.startsWith(FORM + "/");
    }

    boolean isOf(PersonEntry entry) {
        return version.equals(version(entry));
    }

    /** How many games it was made from. */
    int games() {
        return version.isEmpty() ? 0 : Integer.parseInt(version.split("/")[1]);
    }
}
