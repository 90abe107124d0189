package org.outwit.learn.review;

import java.util.List;
import java.util.OptionalDouble;

/**
 * One error, judged twice.
 *
 * @param game which of the games of the review, from 0
 * @param ply how many moves had been played
 * @param moveNumber as score sheets count, from 1
 * @param who the name of the person who erred; empty where the record has none
 * @param position in the notation of the game
 * @param points how many expected points it lost, between 0 and 1
 * @param loss in units of the game, bent where the game was won or lost
 * @param bestValue what the better move is worth to them, for people
 * @param playedValue what the move is worth that was played
 * @param depth how far was looked ahead to say so
 * @param exact whether looking deeper cannot change it
 * @param seenFrom the error shows from this many plies on
 * @param reasons what the better line has at its end that the other has not, the weightiest first
 * @param overAfter whether the game is over where one of the two lines ends, which then is the reason
 * @param peersErr how likely people of their strength lose as much here as would be an error; empty where nobody knows
 */
public record Mistake(
        int game,
        int ply,
        int moveNumber,
        int side,
        String who,
        String phase,
        String position,
        String played,
        String better,
        List<String> playedLine,
        List<String> betterLine,
        double points,
        double loss,
        String bestValue,
        String playedValue,
        int depth,
        boolean exact,
        int seenFrom,
        List<FeatureReason> reasons,
        boolean overAfter,
        OptionalDouble peersErr) {

    public Mistake {
        playedLine = List.copyOf(playedLine);
        betterLine = List.copyOf(betterLine);
        reasons = List.copyOf(reasons);
    }
}
