package org.outwit.learn.review;

/**
 * One move of a game.
 *
 * @param number as score sheets count, from 1
 * @param choice whether there was another move and lots were not drawn
 * @param points what the first player expects before the move, between 0 and 1
 * @param value the same in units of the game, for people
 * @param lost expected points that the mover lost by it
 */
public record ReviewedMove(
        int number, int side, String move, boolean choice, double points, String value, double lost, boolean error) {}
