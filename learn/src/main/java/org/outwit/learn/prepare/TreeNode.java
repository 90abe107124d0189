package org.outwit.learn.prepare;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;

/** A position of a {@link RepertoireTree} while it grows. Values are ours. */
final class TreeNode<P extends Position> {

    /**
     * A move.
     *
     * @param likely the probability that they play it; 1 for a move of ours
     * @param anybody that of anybody of their strength
     * @param loss what it gives away, in units, by the search of the position it is made in
     */
    record Branch<P extends Position>(int move, double likely, double anybody, double loss, TreeNode<P> next) {}

    final P position;
    final int ply;
    final boolean ours;
    final List<Branch<P>> branches = new ArrayList<>();

    /** Those of their branches that stayed errors at a second look. */
    final List<Branch<P>> errors = new ArrayList<>();

    /** Its value by the search of the position before, or its own where there was one, in units. */
    double searched;

    /** Against best play, in units, with all that was found behind it. */
    double value;

    /** Whether the best move by the search is among the branches. */
    boolean hasBest;

    boolean expanded;

    /** Its value in expected points: against them, and against anybody of their strength if we play the same. */
    double expected;

    double anybody;

    /** The probability that a game comes here if we play by the tree, and the same if we tried our other moves now and then. */
    double reach;

    double interest;

    /** The one of our moves to play. */
    Branch<P> chosen;

    TreeNode(P position, int ply, boolean ours, double value) {
        this.position = position;
        this.ply = ply;
        this.ours = ours;
        this.searched = value;
        this.value = value;
    }
}
