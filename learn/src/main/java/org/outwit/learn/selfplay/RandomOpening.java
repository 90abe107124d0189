package org.outwit.learn.selfplay;

import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/** Begins games at random, since games of the same players that begin alike are alike, and little would be learned from the second. */
final class RandomOpening {

    private static final int TRIES = 100;

    private RandomOpening() {}

    /** A position after random moves, at most {@code mostPlies} and at least half as many; the game is not over there if that can be helped. */
    static <P extends Position> P of(Game<P> game, int mostPlies, Random random) {
        for (int tries = 0; tries < TRIES; tries++) {
            P position = game.start();
            int plies = mostPlies - random.nextInt(mostPlies / 2 + 1);
            for (int ply = 0; ply < plies && !position.isOver(); ply++) makeRandomMove(position, random);
            if (!position.isOver()) return position;
        }
        return game.start();
    }

    /** A move of chance by its probability, any of a player's. */
    static <P extends Position> void makeRandomMove(P position, Random random) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        if (position.mover() != Position.CHANCE) {
            position.make(moves[random.nextInt(count)]);
            return;
        }
        double left = random.nextDouble();
        int drawn = 0;
        while (drawn < count - 1 && (left -= position.probability(moves[drawn])) >= 0) drawn++;
        position.make(moves[drawn]);
    }
}
