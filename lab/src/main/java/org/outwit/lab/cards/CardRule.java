package org.outwit.lab.cards;

/** How likely a defender plays each card, by what they see. It may say nothing: then nothing is known about the choice. */
@FunctionalInterface
interface CardRule {

    /** Never says anything. */
    CardRule NOTHING = (sight, chances) -> false;

    /**
     * Writes the chance of each card of {@link DefenderSight#cards}, in that order, to the beginning of a row with room for 13. The same sight has
     * the same chances at all times.
     *
     * @return whether it says something; if not, the row holds nothing
     */
    boolean says(DefenderSight sight, double[] chances);
}
