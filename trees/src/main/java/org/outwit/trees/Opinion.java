package org.outwit.trees;

import java.util.List;

/**
 * What one player thinks of a node: what it is worth to them, and where it goes on from there.
 *
 * @param value an {@link org.outwit.core.tree.Exact}, a Double for an average, an {@link NumberRange} where it is known
 *     within an error only; null where the tree does not say enough
 * @param children the places of those that they may choose or, where the other moves, that they expect; none at a leaf
 * @param shares how likely each of these is; empty where there is nothing to weigh
 * @param chooses whether it is their turn
 */
public record Opinion(Object value, List<Integer> children, List<Double> shares, boolean chooses) {

    /** Where the tree does not say enough. */
    static final Opinion NONE = new Opinion(null, List.of(), List.of(), false);

    /** Whether this place is among the likeliest. */
    public boolean favours(int place) {
        int index = children.indexOf(place);
        if (index < 0 || shares.isEmpty()) return index >= 0;
        for (double share : shares) if (share > shares.get(index)) return false;
        return true;
    }
}
