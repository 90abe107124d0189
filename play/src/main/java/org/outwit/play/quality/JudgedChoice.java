package org.outwit.play.quality;

/**
 * A decision, and what a judge thinks of it.
 *
 * @param position as people write it
 * @param chosen the move that was chosen, as people write it
 * @param best the one that the judge would choose
 * @param loss what the choice lost against it, in points; 0 where it was as good
 */
public record JudgedChoice(String position, String chosen, String best, double loss) {}
