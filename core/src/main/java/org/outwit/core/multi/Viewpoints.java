package org.outwit.core.multi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;

/**
 * All viewpoints that one search can come across, numbered: 0 is the viewer's own, and viewpoints who know each other, though they
 * nest without end, have finitely many numbers. A viewpoint counts once for each player whose viewpoint it is taken for.
 */
public final class Viewpoints<P extends Position> {

    /** The index of no viewpoint. */
    public static final int NONE = -1;

    private final List<MultiPlayer<P>> viewpoints = new ArrayList<>();
    private final List<Integer> owners = new ArrayList<>();
    private final int[][] models; // by viewpoint and player

    public Viewpoints(MultiPlayer<P> own, int viewer) {
        List<int[]> rows = new ArrayList<>();
        number(own, viewer);
        for (int i = 0; i < viewpoints.size(); i++) rows.add(models(viewpoints.get(i), owners.get(i)));
        models = rows.toArray(new int[0][]);
    }

    private int[] models(MultiPlayer<P> viewpoint, int owner) {
        Map<Integer, MultiPlayer<P>> known = viewpoint.models();
        if (known.containsKey(owner)) {
            throw new IllegalArgumentException(
                    "Player " + owner + " has a model of player " + owner + ", but nobody needs one of themselves.");
        }
        int[] row = new int[known.keySet().stream().mapToInt(j -> j + 1).max().orElse(0)];
        Arrays.fill(row, NONE);
        known.keySet().stream().sorted().forEach(j -> row[j] = number(known.get(j), j));
        return row;
    }

    private int number(MultiPlayer<P> viewpoint, int owner) {
        for (int i = 0; i < viewpoints.size(); i++)
            if (viewpoints.get(i) == viewpoint && owners.get(i) == owner) return i;
        viewpoints.add(viewpoint);
        owners.add(owner);
        return viewpoints.size() - 1;
    }

    public int size() {
        return viewpoints.size();
    }

    public int owner(int viewpoint) {
        return owners.get(viewpoint);
    }

    public Evaluator<P> function(int viewpoint) {
        return viewpoints.get(viewpoint).function();
    }

    public int depth(int viewpoint) {
        return viewpoints.get(viewpoint).depth();
    }

    /** The viewpoint's model of a player, or {@link #NONE}. */
    public int model(int viewpoint, int player) {
        return player < models[viewpoint].length ? models[viewpoint][player] : NONE;
    }
}
