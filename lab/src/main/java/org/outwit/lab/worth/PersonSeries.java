package org.outwit.lab.worth;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * Games of a player against a person, who is a predictor whose moves are drawn. The same seed gives the same openings, and the
 * person the same draws, whoever plays against them.
 *
 * @param most a game of so many plies is drawn
 */
record PersonSeries<P extends Position>(
        WorthOpenings<P> openings, Supplier<MovePredictor<P>> person, long seed, int most) {

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    /** Who plays: told the person's seat it makes a search for one game, whose forecasts the listener hears. */
    interface Entrant<P extends Position> {
        Search<P> search(ForecastListener listener);
    }

    /** Hears what a search expects, if it tells. */
    interface ForecastListener {
        void hear(ReplyForecast forecast);
    }

    /** Two games from one opening. */
    PersonPair play(int pair, Entrant<P> entrant, Limits limits) {
        Function<Integer, PersonPair> one = seat -> new Play(pair, seat).against(entrant, limits);
        return one.apply(0).and(one.apply(1));
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

        PersonPair against(Entrant<P> entrant, Limits limits) {
            MovePredictor<P> theirs = person.get();
            Search<P> search = entrant.search(told -> forecast = told);
            PersonPair score = PersonPair.NONE;
            for (int ply = 0; ply < most && !position.isOver(); ply++) {
                score = score.and(position.mover() == seat ? ours(search, limits) : theirs(theirs));
            }
            int result = position.isOver() ? Integer.signum(position.payoff(seat)) : 0;
            return score.and(new PersonPair(0.5 + result / 2.0, 0, 0, 0, 0, 0, 0, 0));
        }

        private PersonPair ours(Search<P> search, Limits limits) {
            forecast = null;
            long start = PROCESSOR.getCurrentThreadCpuTime();
            Result result = search.search(position, seat, limits);
            long nanos = PROCESSOR.getCurrentThreadCpuTime() - start;
            boolean departs = forecast != null && forecast.departsFromPlain();
            int[] moves = new int[position.mostMoves()];
            position.moves(moves, 0);
            position.play(result.move() == Position.NO_MOVE ? moves[0] : result.move());
            return new PersonPair(0, 1, nanos, result.depth(), departs ? 1 : 0, 0, 0, 0);
        }

        private PersonPair theirs(MovePredictor<P> theirs) {
            int[] moves = new int[position.mostMoves()];
            position.moves(moves, 0);
            double[] chances = theirs.probabilities(position);
            double left = random.nextDouble();
            int at = 0;
            while (at < chances.length - 1 && left >= chances[at]) left -= chances[at++];
            ReplyForecast told = forecast;
            forecast = null; // it is about this reply and no other
            position.make(moves[at]);
            if (told == null || told.replies().isEmpty()) return PersonPair.NONE;
            ReplyForecast.Reply likeliest = told.replies().get(0);
            int came = likeliest.move() == moves[at] ? 1 : 0;
            return new PersonPair(0, 0, 0, 0, 0, likeliest.probability(), 1, came);
        }
    }
}
