package org.outwit.lab.pruning;

import java.util.function.Function;
import java.util.function.Supplier;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Deepening;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measurement;

/**
 * A player with a model against one without, both with the same limits; made anew for each game, with empty tables.
 *
 * @param ours the one with a model
 */
record ModelDuel(Supplier<Search<DraughtsPosition>> ours, Supplier<Search<DraughtsPosition>> theirs, Limits limits) {

    static final String OUR_DEPTH = "depth, alpha-beta*";
    static final String THEIR_DEPTH = "depth, alpha-beta";

    private static final Checkers GAME = new Checkers();
    private static final long TABLE = 1 << 16;

    static ModelDuel ofListings(ExchangeFunction function, Limits limits) {
        return new ModelDuel(
                () -> new Deepening<>(function.alphaBetaStar()),
                () -> new Deepening<>(new AlphaBeta<>(function.evaluator())),
                limits);
    }

    /** Engines without techniques. */
    static ModelDuel ofEngines(ExchangeFunction function, Limits limits) {
        return new ModelDuel(
                () -> new ModelEngine<>(GAME, function.player(), new TranspositionTable(TABLE)),
                () -> new Engine<>(GAME, function.evaluator(), new TranspositionTable(TABLE)).with(Technique.NONE),
                limits);
    }

    /** Two games from the same opening with colours reversed; points a game are 2 for a win and 1 for a draw. */
    Measurement pair(long seed, LabContext context) {
        Depths ourDepths = new Depths();
        Depths theirDepths = new Depths();
        int[] results = new int[3];
        int points = 0;
        for (int seat = 0; seat <= 1; seat++) {
            int result = new CheckersGame(seed, seat)
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
    private final class Depths {

        private long moves;
        private long sum;

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
