package org.outwit.core.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Position;

/** Records which nodes a search evaluates or develops, by their keys, in order. */
public final class Visits<P extends Position> implements SearchListener<P> {

    private final List<Long> all = new ArrayList<>();
    private final List<Long> leaves = new ArrayList<>();

    @Override
    public void enter(P position, int alpha, int beta) {
        all.add(position.key());
        if (position.isOver()) leaves.add(position.key());
    }

    public List<Long> sequence() {
        return all;
    }

    public Set<Long> set() {
        return new HashSet<>(all);
    }

    public Set<Long> leaves() {
        return new HashSet<>(leaves);
    }
}
