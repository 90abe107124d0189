package org.outwit.learn.review;

import java.util.List;

/**
 * One game, move by move.
 *
 * @param number which game of its file it is
 * @param year 0 where it is unknown
 * @param players names in the order of movers; empty where unknown
 * @param reviewed which sides the review is about
 * @param score as score sheets have it
 * @param endPoints what the first player expects after the last move
 */
public record ReviewedGame(
        long number,
        int year,
        List<String> players,
        List<Integer> reviewed,
        String score,
        List<ReviewedMove> moves,
        double endPoints,
        List<SideAccuracy> sides) {

    public ReviewedGame {
        players = List.copyOf(players);
        reviewed = List.copyOf(reviewed);
        moves = List.copyOf(moves);
        sides = List.copyOf(sides);
    }
}
