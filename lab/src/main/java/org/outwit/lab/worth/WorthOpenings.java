package org.outwit.lab.worth;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;

/**
 * Where the games of a pair begin: of some positions that are drawn the one whose value, by a quick search, is nearest to what is wanted.
 * Equal seeds give equal openings to all players.
 */
final class WorthOpenings<P extends Position> implements GameStarts<P> {

    private static final int EVEN_TRIES = 4;
    private static final int LOST_TRIES = 24;

    /** A position that is to be lost may come some plies later than an even game begins. */
    private static final int LATER = 8;

    private static final int QUICK_DEPTH = 5;
    private static final long QUICK_TABLE = 1 << 20;

    private final Game<P> game;
    private final OpeningLines<P> lines;
    private final long seed;
    private final int lost;
    private final Map<Integer, P> found = new HashMap<>();

    private WorthOpenings(Game<P> game, OpeningLines<P> lines, long seed, int lost) {
        this.game = game;
        this.lines = lines;
        this.seed = seed;
        this.lost = lost;
    }

    /** Even positions, the same for both games of a pair. */
    static <P extends Position> WorthOpenings<P> even(Game<P> game, OpeningLines<P> lines, long seed) {
        return new WorthOpenings<>(game, lines, seed, 0);
    }

    /**
     * Positions that are lost by about this for the player, in ints of the scale. A player who comes from behind needs what the other
     * will overlook.
     */
    static <P extends Position> WorthOpenings<P> behind(Game<P> game, OpeningLines<P> lines, long seed, int lost) {
        return new WorthOpenings<>(game, lines, seed, lost);
    }

    /** For the game of a pair in which the player has this seat. */
    @Override
    public P start(int pair, int seat) {
        int number = lost == 0 ? pair : 2 * pair + seat;
        return Position.copyOf(found.computeIfAbsent(number, at -> nearest(at, lost == 0 ? 0 : seat)));
    }

    private P nearest(int number, int seat) {
        Random random = new Random(seed * 31 + number);
        random.nextInt(); // the first draw of neighbouring seeds is much the same
        Engine<P> engine = new Engine<>(game, game.defaultEvaluator(), new TranspositionTable(QUICK_TABLE));
        P best = null;
        long nearest = Long.MAX_VALUE;
        for (int i = 0; i < (lost == 0 ? EVEN_TRIES : LOST_TRIES); i++) {
            List<P> positions = lines.positions(random);
            P position = positions.get(lost == 0 ? 0 : random.nextInt(Math.min(LATER, positions.size())));
            int value = engine.search(position, seat, Limits.depth(QUICK_DEPTH)).value();
            long distance = Math.abs((long) value + lost);
            if (distance >= nearest) continue;
            nearest = distance;
            best = position;
        }
        return best;
    }
}
