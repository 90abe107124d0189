package org.outwit.lab.worth;

import java.util.Random;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * Games of a player against an opponent. The same seed gives the same openings, and a person the same draws, against every
 * player.
 *
 * @param most the number of plies after which a game is drawn
 */
record PersonSeries<P extends Position>(
        GameStarts<P> openings, Supplier<WorthOpponent<P>> opponent, long seed, int most) {

    /** Who plays: makes a search for one game, whose forecasts the listener hears. */
    interface Entrant<P extends Position> {
        Search<P> search(ForecastListener listener);
    }

    /** Hears what a search expects, if it tells. */
    interface ForecastListener {
        void hear(ReplyForecast forecast);
    }

    /** Two games from one opening. */
    PersonPair play(int pair, Entrant<P> entrant, Supplier<MoveBudget<P>> budget) {
        PersonPair first = new Play(pair, 0).against(entrant, budget.get());
        return first.and(new Play(pair, 1).against(entrant, budget.get()));
    }

    /** One game, in which the player has this seat. */
    private final class Play {

        private final P position;
        private final int seat;
        private final Random random;
        private ReplyForecast forecast;

        Play(int pair, int seat) {
            this.seat = seat;
            this.random = new Random((seed * 31 + pair) * 2 + seat);
            random.nextInt(); // the first draw of neighbouring seeds is much the same
            this.position = openings.start(pair, seat);
        }

        PersonPair against(Entrant<P> entrant, MoveBudget<P> budget) {
            WorthOpponent<P> theirs = opponent.get();
            Search<P> search = entrant.search(told -> forecast = told);
            PersonPair score = PersonPair.NONE;
            for (int ply = 0; ply < most && !position.isOver(); ply++) {
                score = score.and(position.mover() == seat ? ours(search, budget) : theirs(theirs));
            }
            int result = position.isOver() ? Integer.signum(position.payoff(seat)) : 0;
            return score.and(PersonPair.result(0.5 + result / 2.0, budget.nanos()));
        }

        private PersonPair ours(Search<P> search, MoveBudget<P> budget) {
            forecast = null;
            Result result = budget.search(search, position);
            boolean departs = forecast != null && forecast.departsFromPlain();
            position.play(MoveBudget.move(position, result));
            return new PersonPair(0, 1, 0, result.depth(), departs ? 1 : 0, 0, 0, 0);
        }

        private PersonPair theirs(WorthOpponent<P> theirs) {
            int move = theirs.move(position, random);
            ReplyForecast told = forecast;
            forecast = null; // it is about this reply and no other
            position.play(move);
            if (told == null || told.replies().isEmpty()) return PersonPair.NONE;
            ReplyForecast.Reply likeliest = told.replies().get(0);
            return new PersonPair(0, 0, 0, 0, 0, likeliest.probability(), 1, likeliest.move() == move ? 1 : 0);
        }
    }
}
