package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;

/**
 * What the players of a model search think of every node, by definition: the searching player first, then the opponent
 * as they are modelled, and so on down. Each looks from the node as deep as they would if they were asked there.
 */
public final class Opinions {

    private static final long INFINITE = 1L << 39; // beyond all values and their sums, below what searches use for it

    private final Horizon horizon;
    private final Scaling scaling;
    private final List<String> names;
    private final List<IntFunction<Opinion>> voices;

    Opinions(Horizon horizon, Scaling scaling, List<String> names, List<IntFunction<Opinion>> voices) {
        this.horizon = horizon;
        this.scaling = scaling;
        this.names = List.copyOf(names);
        this.voices = List.copyOf(voices);
        for (int node = horizon.tree().size() - 1; node >= 0; node--) { // so that nobody has to recurse deeply
            for (int level = 0; reaches(node) && level < voices.size(); level++) of(node, level);
        }
    }

    /** How many players have a say. */
    public int size() {
        return voices.size();
    }

    /** Whether the search can come to a node at all: it is not beyond the horizon. */
    public boolean reaches(int node) {
        return horizon.depth(node) >= 0;
    }

    /** What the player on a level, counted from the searching one, thinks of a node that the search can reach. */
    public Opinion of(int node, int level) {
        return voices.get(level).apply(node);
    }

    /** How a level is called: by its function. Below the last, everybody is the exact opposite of the one above. */
    public String name(int level) {
        int last = names.size() - 1;
        if (level <= last) return names.get(level);
        String name = names.get(last);
        if ((level - last) % 2 == 0) return name;
        return name.startsWith("−") ? name.substring(1) : "−" + name;
    }

    /** The number that a scaled value of the search stands for. */
    public Exact number(long scaled) {
        return number(scaling, scaled);
    }

    static Exact number(Scaling scaling, long scaled) {
        if (Math.abs(scaled) >= INFINITE) return scaled > 0 ? Exact.INFINITY : Exact.MINUS_INFINITY;
        return scaling.number(scaled);
    }

    /** What a judge thinks who looks so deep from a node. */
    static Opinion opinion(LevelJudge judge, int node, int depth, Horizon horizon, Scaling scaling) {
        double value = judge.value(node, depth);
        if (Double.isNaN(value)) return Opinion.NONE;
        boolean whole = value == Math.rint(value);
        Object shown = whole ? (Object) scaling.number((long) value) : (Object) scaling.real(value);
        boolean nobodyChooses = horizon.tree().mover(node) == Position.CHANCE;
        if (depth == 0 || horizon.isEnd(node) || nobodyChooses) return new Opinion(shown, List.of(), List.of(), false);
        double[] chances = judge.chances(node, depth);
        List<Integer> children = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        for (int place = 0; place < chances.length; place++) {
            if (chances[place] == 0) continue;
            children.add(place);
            shares.add(chances[place]);
        }
        return new Opinion(shown, children, children.size() > 1 ? shares : List.of(), judge.moves(node));
    }
}
