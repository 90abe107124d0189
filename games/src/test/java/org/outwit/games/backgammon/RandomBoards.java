package org.outwit.games.backgammon;

import java.util.Random;

/** Boards by chance, of the kinds that matter: crowded and empty ones, with checkers on the bar, blocked points, and in the bear-off. */
final class RandomBoards {

    private final Random random;

    RandomBoards(long seed) {
        this.random = new Random(seed);
    }

    /** A player about to roll. */
    BackgammonPosition next() {
        int[][] places = new int[2][Board.BAR + 1];
        int highest = random.nextInt(3) == 0 ? Board.HOME + random.nextInt(3) : Board.POINTS;
        for (int player = 0; player < 2; player++) {
            int left = random.nextInt(4) == 0 ? 1 + random.nextInt(Board.CHECKERS) : Board.CHECKERS;
            if (random.nextInt(4) == 0) {
                int bar = Math.min(left, 1 + random.nextInt(4));
                places[player][Board.BAR] += bar;
                left -= bar;
            }
            int most = 1 + random.nextInt(4);
            for (int tries = 0; left > 0 && tries < 1000; tries++) {
                int point = 1 + random.nextInt(highest);
                if (places[1 - player][Board.BAR - point] > 0) continue;
                int more = Math.min(left, 1 + random.nextInt(most));
                places[player][point] += more;
                left -= more;
            }
            if (left == Board.CHECKERS) places[player][Board.BAR]++;
        }
        return BackgammonPosition.before(Board.of(places[0], places[1]), MatchTerms.PLAIN, random.nextInt(2));
    }
}
