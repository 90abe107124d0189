package org.outwit.games.othello;

import java.util.Random;
import java.util.function.Consumer;

/** Positions to compare on: those of seeded random games. */
final class RandomOthello {

    private RandomOthello() {}

    /** Shows every position of {@code games} games, the last included. */
    static void forEachPosition(int games, Consumer<OthelloPosition> check) {
        for (int seed = 0; seed < games; seed++) {
            OthelloPosition position = new OthelloPosition();
            Random random = new Random(seed);
            check.accept(position);
            while (!position.isOver()) {
                play(position, random);
                check.accept(position);
            }
        }
    }

    static void play(OthelloPosition position, Random random) {
        int[] moves = new int[position.mostMoves()];
        position.make(moves[random.nextInt(position.moves(moves, 0))]);
    }

    /** A board filled at random, which is seldom one that a game leads to: rules must hold there too. */
    static OthelloPosition filled(Random random) {
        long taken = Board.MIDDLE;
        for (int more = 1 + random.nextInt(5); more > 0; more--) taken |= random.nextLong();
        long black = random.nextLong();
        if (random.nextInt(3) == 0) black |= random.nextLong();
        if (random.nextInt(3) == 0) black &= random.nextLong();
        return new OthelloPosition(taken & black, taken & ~black, random.nextInt(2));
    }
}
