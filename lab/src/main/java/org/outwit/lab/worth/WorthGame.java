package org.outwit.lab.worth;

import java.util.List;
import java.util.stream.Stream;

/**
 * A game in which people are played, and what was found out about them before: none of it on the people that are played here.
 *
 * @param ranks whom, by number of games
 * @param sharpness how much sharper than their predictors people choose, see {@code clone-sharpness}
 * @param temperature by which a search of two plies predicts people best, in units
 * @param strength the depth at which the plain engine is about as strong as people are; 0 where that was not found out
 * @param lost by how many units one is slightly lost
 * @param most the number of plies after which a game is drawn
 */
record WorthGame(
        String game, List<Integer> ranks, double sharpness, double temperature, int strength, double lost, int most) {

    /** The ranks left out in between are those of people that were used for tuning, in WTHOR of 1977 to 2004. */
    static final WorthGame OTHELLO =
            new WorthGame("othello", List.of(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15), 1.1617, 4.0, 3, 12, 200);

    /** As in the archive of the Open Checkers Archive. */
    static final WorthGame CHECKERS =
            new WorthGame("checkers", List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), 2.6881, 0.5, 0, 1, 120);

    /** Tournament games. How sharp clones have to be was not measured here. */
    static final WorthGame CHESS = new WorthGame("chess", List.of(0, 1, 2, 3), 1, 0.8, 0, 1.5, 200);

    /** Those in which the worth of a person was asked. */
    static final List<WorthGame> ALL = List.of(OTHELLO, CHECKERS);

    static WorthGame named(String game) {
        return Stream.of(OTHELLO, CHECKERS, CHESS)
                .filter(each -> each.game.equals(game))
                .findFirst()
                .orElseThrow();
    }

    /** Whose model is somebody else's. */
    int other(int rank) {
        return ranks.get((ranks.indexOf(rank) + 1) % ranks.size());
    }
}
