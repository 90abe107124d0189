package org.outwit.lab.cards;

/**
 * A player against the same defenders as others, who differs in nothing but what they believe.
 *
 * @param belief what people would call it
 * @param model what the declarer takes both defenders for
 * @param replies whether the declarer takes the next reply from it, too, and not only what cards tell
 */
record Declarer(String belief, CardRule model, boolean replies) {

    /** Believes nothing: plain averaging over clairvoyance. */
    static final Declarer PLAIN = new Declarer("nothing", CardRule.NOTHING, false);
}
