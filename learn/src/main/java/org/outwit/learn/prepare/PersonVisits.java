package org.outwit.learn.prepare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.prediction.SymmetricBook;
import org.outwit.learn.study.PersonGames;
import org.outwit.learn.study.PersonResults;

/**
 * Where somebody's games with one side have been, and how they ended for them. Images of a position are one, and so are all ways
 * that lead to it. A game that comes back to a position counts once.
 */
public final class PersonVisits<P extends Position> {

    /** Further on, positions hardly ever come back. */
    private static final int MOST_PLIES = 60;

    private record Step(long from, long to) {}

    private final SymmetricBook<P> keys;
    private final Map<Step, PersonResults> steps = new HashMap<>();

    /** {@code side} is theirs. */
    public PersonVisits(Game<P> game, PersonGames<P> games, int side) {
        this.keys = new SymmetricBook<>(game.symmetries());
        for (PersonGames.Theirs<P> each : games.games()) if (each.side() == side) add(each);
    }

    private void add(PersonGames.Theirs<P> theirs) {
        Map<Step, PersonResults> met = new HashMap<>();
        P position = Position.copyOf(theirs.game().start());
        long before = keys.key(position);
        met.put(at(before), theirs.results());
        int plies = Math.min(MOST_PLIES, theirs.game().moves().length);
        for (int ply = 0; ply < plies; ply++) {
            position.make(theirs.game().moves()[ply]);
            long key = keys.key(position);
            met.put(at(key), theirs.results());
            met.put(new Step(before, key), theirs.results());
            before = key;
        }
        met.forEach((step, results) -> steps.merge(step, results, PersonResults::plus));
    }

    /** Being somewhere is a step that goes nowhere; no move leads from a position to itself. */
    private static Step at(long key) {
        return new Step(key, key);
    }

    /** The games that came to this position. */
    public PersonResults at(P position) {
        return steps.getOrDefault(at(keys.key(position)), PersonResults.NONE);
    }

    /** The games in which this move was made here, or its image in an image. */
    public PersonResults after(P position, int move) {
        long from = keys.key(position);
        position.make(move);
        long to = keys.key(position);
        position.undo();
        return steps.getOrDefault(new Step(from, to), PersonResults.NONE);
    }

    /**
     * Moves predictions into what their games allow: each to the nearer end of the 95 % interval of how often the move was played here,
     * where it is outside. A person who played a move in all of thirty games will not play another in four of ten. Images of a move
     * are one move, and share what it is allowed as they shared what was predicted.
     */
    void allow(P position, int[] moves, double[] likely, int count) {
        int games = at(position).games();
        if (games == 0) return;
        Map<Long, List<Integer>> together = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            together.computeIfAbsent(keys.key(position), key -> new ArrayList<>())
                    .add(i);
            position.undo();
        }
        double all = 0;
        for (List<Integer> images : together.values()) {
            double sum = 0;
            for (int i : images) sum += likely[i];
            int played = after(position, moves[images.get(0)]).games();
            ConfidenceInterval share = ConfidenceInterval.ofShare(played, Math.max(games, played));
            double allowed = Math.max(share.low(), Math.min(share.high(), sum));
            for (int i : images) likely[i] = sum > 0 ? likely[i] * allowed / sum : allowed / images.size();
            all += allowed;
        }
        for (int i = 0; i < count; i++) likely[i] /= all;
    }
}
