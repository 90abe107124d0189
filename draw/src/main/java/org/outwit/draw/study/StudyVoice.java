package org.outwit.draw.study;

/**
 * Whom a study speaks to: a reader who wants to know about the person, or the person. What depends on it is written twice, since a
 * "they" in a sentence may be plies or opponents.
 */
public enum StudyVoice {

    /** They play. */
    ABOUT_THEM,

    /** You play. */
    TO_THEM;

    /** The same, said about the person and said to the person. */
    String say(String aboutThem, String toThem) {
        return this == ABOUT_THEM ? aboutThem : toThem;
    }
}
