package org.outwit.core.game;

/** Tells who wins and loses together. */
@FunctionalInterface
public interface Partners {

    /** Everybody plays for themselves. */
    Partners NONE = (player, other) -> player == other;

    /** Whether both win and lose together; everybody does with themselves. */
    boolean arePartners(int player, int other);
}
