package org.outwit.lab.pruning;

import java.util.function.Function;
import java.util.function.Supplier;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measurement;

/**
 * A player with a model against one without; made anew for each game, with empty tables.
 *
 * @param ours the one with a model
 * @param games the game from an opening, with the one with a model in a seat
 */
record ModelDuel(
        Supplier<Search<DraughtsPosition>> ours,
        Supplier<Search<DraughtsPosition>> theirs,
        Limits ourLimits,
        Limits theirLimits,
        Games games) {

    static final String OUR_DEPTH = "depth, alpha-beta*";
    static final String THEIR_DEPTH = "depth, alpha-beta";

    private static final Checkers GAME = new Checkers();
    private static final long TABLE = 1 << 16;

    /** Where games begin, and when they end. */
    interface Games {
        CheckersGame of(long seed, int seat);
    }

    /** Engines without techniques, from balanced openings. */
    static ModelDuel ofEngines(ExchangeFunction function, Limits limits) {
        return new ModelDuel(
                () -> new ModelEngine<>(GAME, function.player(), new TranspositionTable(TABLE)),
                () -> new Engine<>(GAME, function.evaluator(), new TranspositionTable(TABLE)).with(Technique.NONE),
                limits,
                limits,
                CheckersGame::balanced);
    }

    /** Two games from the same opening with colours reversed; points a game are 2 for a win and 1 for a draw. */
    Measurement pair(long seed, LabContext context) {
        Depths ourDepths = new Depths(ourLimits);
        Depths theirDepths = new Depths(theirLimits);
        int[] results = new int[3];
        int points = 0;
        for (int seat = 0; seat <= 1; seat++) {
            int result = games.of(seed, seat)
                    .play(ourDepths.watched(ours.get()), theirDepths.watched(theirs.get()), context);
            results[1 + result]++;
            points += 1 + result;
        }
        return Measurement.of(
                "points",
                points / 2.0,
                "wins",
                results[2],
                "draws",
                results[1],
                "losses",
                results[0],
                OUR_DEPTH,
                ourDepths.mean(),
                THEIR_DEPTH,
                theirDepths.mean());
    }

    /** How deep somebody looked. */
    private static final class Depths {

        private final Limits limits;
        private long moves;
        private long sum;

        Depths(Limits limits) {
            this.limits = limits;
        }

        Function<DraughtsPosition, Result> watched(Search<DraughtsPosition> search) {
            return position -> {
                Result result = search.search(position, limits);
                moves++;
                sum += result.depth();
                return result;
            };
        }

        double mean() {
            return (double) sum / Math.max(1, moves);
        }
    }
}
