package org.outwit.play.quality;

/**
 * A decision, and what a referee thinks of it.
 *
 * @param position as people write it
 * @param chosen the move that was chosen, as people write it
 * @param best the one that the referee would choose
 * @param loss what the choice lost against it, in points; 0 where it was as good
 */
public record RefereedDecision(String position, String chosen, String best, double loss) {}
