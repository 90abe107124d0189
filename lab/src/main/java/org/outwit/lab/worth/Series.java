package org.outwit.lab.worth;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.BalancedOpening;
import org.outwit.lab.worth.WorthScore.Pair;
import org.outwit.lab.worth.WorthScore.Sight;

/**
 * Pairs of games against one opponent. A pair begins with the same eight random moves, after which nobody is half a man ahead
 * by a search of five plies, and each side has each colour. A game is drawn after 100 moves of each, as in the papers.
 *
 * @param pairs how many
 * @param seed of the first opening; the next pair has the next seed
 * @param opponent who is played against
 * @param limits what they may spend on a move
 * @param parallel the threads that pairs are divided among
 */
record Series(int pairs, long seed, Supplier<Search<DraughtsPosition>> opponent, Limits limits, Parallel parallel) {

    static final Checkers GAME = new Checkers();

    private static final int MOST_PLIES = 200;

    /** What a player scores who may spend so much on a move; made anew, with an empty table, for each game. */
    WorthScore play(Supplier<Search<DraughtsPosition>> player, Limits own) {
        List<Integer> numbers = IntStream.range(0, pairs).boxed().toList();
        return new WorthScore(parallel.map(numbers, ProgressMonitor.NONE, i -> {
                    Game one = new Game(opening(seed + i), 0);
                    Game other = new Game(opening(seed + i), 1);
                    one.play(player.get(), own);
                    other.play(player.get(), own);
                    return new Pair(one.result(), other.result(), one.sight.and(other.sight));
                })
                .toArray(Pair[]::new));
    }

    static DraughtsPosition opening(long seed) {
        return BalancedOpening.of(seed);
    }

    private final class Game {

        private final DraughtsPosition position;
        private final int side;
        private Sight sight = Sight.NONE;

        Game(DraughtsPosition position, int side) {
            this.position = position;
            this.side = side;
        }

        void play(Search<DraughtsPosition> player, Limits own) {
            Search<DraughtsPosition> other = opponent.get();
            Result last = null;
            for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
                if (position.mover() == side) {
                    last = player.search(position, own);
                    sight = sight.and(new Sight(1, last.depth(), 0, 0));
                    position.play(last.move());
                } else {
                    int move = other.search(position, limits).move();
                    if (last != null && last.line().size() > 1) {
                        sight = sight.and(new Sight(0, 0, 1, last.line().get(1) == move ? 1 : 0));
                    }
                    position.play(move);
                }
            }
        }

        int result() {
            return position.isOver() ? Integer.signum(position.payoff(side)) : 0;
        }
    }
}
