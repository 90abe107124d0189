package org.outwit.web.job;

/** How long a kind of work takes. Each weight has a thread of its own, so what is light never waits behind what is heavy. */
public enum JobWeight {
    /** Seconds, and somebody sits and waits for it, as for the review of a game. */
    LIGHT,

    /** Up to a minute or two. */
    MIDDLING,

    /** Minutes, as for a study. */
    HEAVY
}
