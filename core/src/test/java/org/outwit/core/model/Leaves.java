package org.outwit.core.model;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.search.SearchListener;
import org.outwit.core.tree.TreePosition;

/** The leaves of a written tree that a search entered, in order. */
final class Leaves implements SearchListener<TreePosition> {

    private final List<Integer> nodes = new ArrayList<>();

    @Override
    public void enter(TreePosition position, int alpha, int beta) {
        if (position.isOver()) nodes.add(position.node());
    }

    List<Integer> nodes() {
        return nodes;
    }
}
