package org.outwit.lab.worth;

import java.util.Random;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.play.match.MatchOpenings;

/** Where a game begins in which the player has a seat. */
@FunctionalInterface
interface WorthOpenings<P extends Position> {

    /** So many random lines are looked at for one that is bad enough. */
    int TRIES = 60;

    int QUICK_DEPTH = 6;

    long QUICK_TABLE = 1 << 20;

    /** For one of the two games of a pair. */
    P start(int pair, int seat);

    /** Even positions, the same for both games of a pair. */
    static <P extends Position> WorthOpenings<P> even(Game<P> game, int pairs, int plies, long seed) {
        MatchOpenings<P> openings = new MatchOpenings<>(game, pairs, plies, seed);
        return (pair, seat) -> {
            P position = game.start();
            for (int move : openings.opening(pair)) position.make(move);
            return position;
        };
    }

    /**
     * Positions that are lost by about so much: of some random lines the one that a quick search finds nearest to that. Whoever has
     * to come from behind needs what the other will overlook.
     */
    static <P extends Position> WorthOpenings<P> behind(Game<P> game, int plies, long seed, int lost) {
        return (pair, seat) -> {
            Random random = new Random((seed * 31 + pair) * 2 + seat);
            random.nextInt(); // the first draw of neighbouring seeds is much the same
            Engine<P> engine = new Engine<>(game, game.defaultEvaluator(), new TranspositionTable(QUICK_TABLE));
            P best = null;
            long nearest = Long.MAX_VALUE;
            for (int i = 0; i < TRIES; i++) {
                P position = game.start();
                int[] moves = new int[position.mostMoves()];
                for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                    position.make(moves[random.nextInt(position.moves(moves, 0))]);
                }
                if (position.isOver()) continue;
                int value =
                        engine.search(position, seat, Limits.depth(QUICK_DEPTH)).value();
                long distance = Math.abs((long) value + lost);
                if (distance >= nearest) continue;
                nearest = distance;
                best = position;
            }
            return best;
        };
    }
}
