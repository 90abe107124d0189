package org.outwit.lab.models;

import java.util.Random;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * Games of checkers between two players of the paper. A game ends after 100 moves of each side, and nothing else makes it a draw, as in
 * the paper. How its games come to differ from each other it does not say; here eight random moves are made first, and either player has either
 * side once.
 *
 * @param seed of the openings
 * @param games how many, an even number
 */
record CheckersTournament(long seed, int games) {

    private static final int MOST_PLIES = 200;
    private static final int OPENING = 8;

    GamePoints play(FixedDepthPlayer player, FixedDepthPlayer opponent) {
        GamePoints points = new GamePoints(0, 0, 0);
        for (int game = 0; game < games; game++) points = points.plus(result(player, opponent, game));
        return points;
    }

    private int result(FixedDepthPlayer player, FixedDepthPlayer opponent, int game) {
        DraughtsPosition position = opening(game / 2);
        int side = game % 2;
        for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
            position.play((position.mover() == side ? player : opponent).move(position));
        }
        return position.isOver() ? Integer.signum(position.payoff(side)) : 0;
    }

    /** Where the two games of a pair begin. */
    DraughtsPosition opening(int pair) {
        Random random = new Random((seed * games + pair) * SplitMix64.GOLDEN_GAMMA);
        DraughtsPosition position = SamuelTerms.GAME.withoutDrawRules(SamuelTerms.GAME.start());
        int[] moves = new int[position.mostMoves()];
        for (int ply = 0; ply < OPENING; ply++) {
            position.play(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return position;
    }
}
