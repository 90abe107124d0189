package org.outwit.lab.worth;

import java.util.function.Supplier;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.BalancedOpening;
import org.outwit.lab.experiment.Measurement;

/**
 * Two games of checkers against one opponent. Both begin with the same eight random moves, after which nobody is half a man ahead by a
 * search of five plies, and each side has each colour. A game is drawn after 100 moves of each, as in the papers.
 *
 * @param opponent who is played against
 * @param theirs what they may spend on their moves
 */
record CheckersPair(Supplier<Search<DraughtsPosition>> opponent, Supplier<MoveBudget<DraughtsPosition>> theirs) {

    static final Checkers GAME = new Checkers();

    private static final int MOST_PLIES = 200;

    /**
     * What a pair came to.
     *
     * @param first the result of the first game: 1 for a win, 0 for a draw, -1 for a loss
     * @param second that of the other one
     * @param moves that the player made in both
     * @param depths how deep they were searched, summed
     * @param answers how often an answer was expected
     * @param foreseen how often it came
     * @param nanos of processor time that the moves took
     */
    record Score(int first, int second, long moves, long depths, long answers, long foreseen, long nanos) {

        /** Points are those of the papers, 2 for a win and 1 for a draw, a game. */
        Measurement measurement() {
            int wins = (first > 0 ? 1 : 0) + (second > 0 ? 1 : 0);
            int losses = (first < 0 ? 1 : 0) + (second < 0 ? 1 : 0);
            return Measurement.of(
                    "points", 1 + (first + second) / 2.0,
                    "wins", wins,
                    "draws", 2 - wins - losses,
                    "losses", losses,
                    "moves", moves,
                    "depths", depths,
                    "answers", answers,
                    "foreseen", foreseen);
        }
    }

    /** The player is made anew, with an empty table, for each game. */
    Score play(long seed, Supplier<Search<DraughtsPosition>> player, Supplier<MoveBudget<DraughtsPosition>> budget) {
        Play one = new Play(BalancedOpening.of(seed), 0);
        Play other = new Play(BalancedOpening.of(seed), 1);
        one.play(player.get(), budget.get());
        other.play(player.get(), budget.get());
        return new Score(
                one.result(),
                other.result(),
                one.moves + other.moves,
                one.depths + other.depths,
                one.answers + other.answers,
                one.foreseen + other.foreseen,
                one.nanos + other.nanos);
    }

    /** One game, in which the player has this seat. */
    private final class Play {

        private final DraughtsPosition position;
        private final int seat;
        private long moves;
        private long depths;
        private long answers;
        private long foreseen;
        private long nanos;

        Play(DraughtsPosition position, int seat) {
            this.position = position;
            this.seat = seat;
        }

        void play(Search<DraughtsPosition> player, MoveBudget<DraughtsPosition> budget) {
            Search<DraughtsPosition> other = opponent.get();
            MoveBudget<DraughtsPosition> others = theirs.get();
            Result last = null;
            for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
                if (position.mover() == seat) {
                    last = budget.search(player, position);
                    moves++;
                    depths += last.depth();
                    position.play(MoveBudget.move(position, last));
                } else {
                    int move = MoveBudget.move(position, others.search(other, position));
                    if (last != null && last.line().size() > 1) {
                        answers++;
                        if (last.line().get(1) == move) foreseen++;
                    }
                    position.play(move);
                }
            }
            nanos = budget.nanos();
        }

        int result() {
            return position.isOver() ? Integer.signum(position.payoff(seat)) : 0;
        }
    }
}
