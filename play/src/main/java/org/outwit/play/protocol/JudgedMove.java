package org.outwit.play.protocol;

/**
 * A legal move, and what another program thinks of it.
 *
 * @param equity what it expects the mover to win on average after this move, in points
 */
public record JudgedMove(int move, double equity) {}
