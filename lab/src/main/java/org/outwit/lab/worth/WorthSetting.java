package org.outwit.lab.worth;

import java.util.Locale;

/** What is played, by whom, and from where. */
enum WorthSetting {
    /** Against people, from even positions, with equal processor time. */
    EVEN("against people, equal time"),

    /** The same from positions that are slightly lost: a player who knows the other may know what they overlook. */
    BEHIND("slightly lost at first, equal time"),

    /** Against people, with a search that is as strong as they are: equal depth, however long it takes. */
    SPARRING("a search as strong as they are, equal depth"),

    /** Against the plain engine, which is nobody: what is gained there has nothing to do with knowing somebody. */
    ENGINE("against the plain engine, equal time"),

    /** Against people, from positions that are solved and lost: only their errors can help. */
    LOST("solved and lost at first, equal time");

    private final String meaning;

    WorthSetting(String meaning) {
        this.meaning = meaning;
    }

    /** As cells write it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static WorthSetting of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    String meaning() {
        return meaning;
    }

    /** Whether a row is played: the plain engine against itself comes to one point a pair, as both games are the same. */
    boolean has(WorthRow row) {
        return switch (this) {
            case EVEN, SPARRING, LOST -> true;
            case BEHIND -> !row.equals(WorthRow.DEEPER);
            case ENGINE -> row.expects();
        };
    }
}
