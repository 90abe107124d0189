package org.outwit.core.model;

/** Which of several moves that are equally good somebody plays. Programs have their habit, and who predicts them must share it. */
public enum Ties {
    /** The first in the order of {@link org.outwit.core.game.Position#moves}, as all searches here do. */
    FIRST,
    /** The last one: programs that keep what is at least as good as the best so far. */
    LAST;

    /** Whether a move at this place is preferred to one at the other place that is equally good. */
    public boolean prefers(int place, int other) {
        return this == FIRST ? place < other : place > other;
    }
}
