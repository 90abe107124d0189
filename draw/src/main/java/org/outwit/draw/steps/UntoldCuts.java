package org.outwit.draw.steps;

import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.game.Position;
import org.outwit.core.search.SearchListener.Cut;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.draw.tree.CutWords;
import org.outwit.draw.tree.PictureNumbers;

/** Why a search has left children of a node alone that does not tell: it follows from what it is and what it has found. */
final class UntoldCuts {

    private final Tree tree;
    private final Algorithm algorithm;
    private final CutWords words;

    /** {@code algorithm} is null for a listing that is not in the catalogue. */
    UntoldCuts(Tree tree, Algorithm algorithm, CutWords words) {
        this.tree = tree;
        this.algorithm = algorithm;
        this.words = words;
    }

    /**
     * Of a search that leaves the node with a value, having entered it with a window.
     *
     * @param begun whether it has come to any child
     */
    String left(int node, int value, int alpha, int beta, boolean begun) {
        if (!begun && (tree.lower(node) != null || tree.upper(node) != null)) return knownBefore(node);
        boolean max = tree.mover(node) == 0;
        if (algorithm == Algorithm.BEST_REPLY && !(max ? value >= beta : value <= alpha)) {
            return "only one of the opponents replies, and the others stand still";
        }
        if (!words.areKnown()) return outside("the window with which it was entered");
        Cut cut = closed(max, value, alpha, beta);
        return cut == null
                ? "an earlier pass has already found out what it needs to know of them"
                : words.told(node, cut);
    }

    /** The same briefly; empty where no window has closed. */
    String brief(int node, int value, int alpha, int beta, boolean begun) {
        Cut cut = begun && words.areKnown() ? closed(tree.mover(node) == 0, value, alpha, beta) : null;
        return cut == null ? "" : words.brief(node, cut);
    }

    private static Cut closed(boolean max, int value, int alpha, int beta) {
        if (max) return value >= beta ? Cut.plain(0, value, beta) : null;
        return value <= alpha ? Cut.plain(0, alpha, value) : null;
    }

    /** What to say of a search that has left the node without a word. */
    String left(int node, String window) {
        if (tree.mover(node) == Position.CHANCE && algorithm == Algorithm.DICE_SAMPLING) {
            return "the dice that were drawn by lot do not lead there";
        }
        if (algorithm == Algorithm.IMMEDIATE_PRUNING) {
            return "player " + tree.mover(node) + " has all that the sum of the values allows";
        }
        if (algorithm == Algorithm.SHALLOW_PRUNING) {
            return "what player " + tree.mover(node)
                    + " has here leaves no more of the sum than the player above already has";
        }
        if (algorithm != null && algorithm.family() == Family.CHANCE) {
            return outside(window.isEmpty() ? "the range of all values" : "the window " + window);
        }
        if (tree.mover(node) != tree.mover(0)) return "it is not what the model plays";
        return "nobody above can be interested in what is left";
    }

    private static String outside(String window) {
        return "whatever is left, the value stays outside " + window;
    }

    private String knownBefore(int node) {
        Exact lower = tree.lower(node);
        Exact upper = tree.upper(node);
        if (lower != null && lower.equals(upper)) return "it was known to be worth " + PictureNumbers.show(lower);
        String least = lower == null ? "" : "at least " + PictureNumbers.show(lower);
        String most = upper == null ? "" : "at most " + PictureNumbers.show(upper);
        String and = least.isEmpty() || most.isEmpty() ? "" : " and ";
        return "it was known to be worth " + least + and + most + ", which is all that matters above";
    }

    /** At the end of a search that may come back to any node, of one below which it never came to something. */
    String never() {
        return switch (algorithm.family()) {
            case PROOF -> "the question is settled without that";
            case MONTE_CARLO -> "no playout came there";
            case SELECTIVE -> "it would not have changed the decision";
            default -> "the value of the root is settled without that";
        };
    }
}
