package org.outwit.core.multi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;

/**
 * All minds that one search can come across, numbered: 0 is the viewer's own, and minds who know each other, though they
 * nest without end, have finitely many numbers. A mind counts once for each player whose mind it is taken for.
 */
final class NumberedPlayers<P extends Position> {

    static final int NONE = -1;

    private final List<MultiPlayer<P>> minds = new ArrayList<>();
    private final List<Integer> owners = new ArrayList<>();
    private final int[][] models; // by mind and player

    NumberedPlayers(MultiPlayer<P> own, int viewer) {
        List<int[]> rows = new ArrayList<>();
        number(own, viewer);
        for (int i = 0; i < minds.size(); i++) rows.add(models(minds.get(i), owners.get(i)));
        models = rows.toArray(new int[0][]);
    }

    private int[] models(MultiPlayer<P> mind, int owner) {
        Map<Integer, MultiPlayer<P>> known = mind.models();
        if (known.containsKey(owner)) {
            throw new IllegalArgumentException(
                    "Player " + owner + " has a model of player " + owner + ", but nobody needs one of himself.");
        }
        int[] row = new int[known.keySet().stream().mapToInt(j -> j + 1).max().orElse(0)];
        Arrays.fill(row, NONE);
        known.keySet().stream().sorted().forEach(j -> row[j] = number(known.get(j), j));
        return row;
    }

    private int number(MultiPlayer<P> mind, int owner) {
        for (int i = 0; i < minds.size(); i++) if (minds.get(i) == mind && owners.get(i) == owner) return i;
        minds.add(mind);
        owners.add(owner);
        return minds.size() - 1;
    }

    int size() {
        return minds.size();
    }

    int owner(int mind) {
        return owners.get(mind);
    }

    Evaluator<P> function(int mind) {
        return minds.get(mind).function();
    }

    int depth(int mind) {
        return minds.get(mind).depth();
    }

    /** The mind's model of a player, or {@link #NONE}. */
    int model(int mind, int player) {
        return player < models[mind].length ? models[mind][player] : NONE;
    }
}
