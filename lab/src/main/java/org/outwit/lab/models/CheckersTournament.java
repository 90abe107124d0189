package org.outwit.lab.models;

import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.UnbalancedOpening;

/**
 * Games of checkers between two players of the paper. A game ends after 100 moves, as we read it of each side, and nothing else makes it a draw, as in
 * the paper. How its games come to differ from each other it does not say; here eight random moves are made first, and either player has either
 * side once.
 *
 * @param seed of the openings
 * @param games how many, an even number
 * @param mostPlies moves of both sides together after which a game is a draw
 */
record CheckersTournament(long seed, int games, int mostPlies) {

    /** A hundred moves of each side. */
    static final int LONG = 200;

    /** A hundred moves of both sides together, which "100 moves per game" may mean, too. */
    static final int SHORT = 100;

    CheckersTournament(long seed, int games) {
        this(seed, games, LONG);
    }

    GamePoints play(FixedDepthPlayer player, FixedDepthPlayer opponent) {
        GamePoints points = new GamePoints(0, 0, 0);
        for (int game = 0; game < games; game++) points = points.plus(result(player, opponent, game));
        return points;
    }

    private int result(FixedDepthPlayer player, FixedDepthPlayer opponent, int game) {
        DraughtsPosition position = opening(game / 2);
        int side = game % 2;
        for (int ply = 0; ply < mostPlies && !position.isOver(); ply++) {
            position.play((position.mover() == side ? player : opponent).move(position));
        }
        return position.isOver() ? Integer.signum(position.payoff(side)) : 0;
    }

    /** Where the two games of a pair begin. */
    DraughtsPosition opening(int pair) {
        return UnbalancedOpening.of(seed * games + pair);
    }
}
