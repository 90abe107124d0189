package org.outwit.trees;

import java.util.List;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.tree.TreeException;

/**
 * A player who models nobody: a function and how deep it is searched.
 *
 * @param negated whether it is the function with the other sign
 * @param depth plies; {@link Integer#MAX_VALUE} where nothing was said
 */
record PlainStrategy(String function, boolean negated, int depth) {

    /** Reads {@code f}, {@code -f} or {@code f@3}; what a question leaves out is taken from the tree or from the ask. */
    static PlainStrategy of(SolveRequest ask, List<String> functions) {
        String text =
                ask.player() == null ? usual(ask, functions) : ask.player().strip();
        PlayerSpec.Strategy strategy = QuestionPlayers.parse(text).strategy(); // the catalogue has refused models
        int depth = ask.depth() == null ? Integer.MAX_VALUE : ask.depth();
        return new PlainStrategy(
                strategy.function(),
                strategy.negated(),
                Math.min(depth, strategy.depth().orElse(Integer.MAX_VALUE)));
    }

    private static String usual(SolveRequest ask, List<String> functions) {
        if (functions.size() > 1) {
            throw new TreeException("solve: 'player' is missing, and " + ask.algorithm()
                    + " cannot guess which function is meant; the tree has " + String.join(", ", functions) + ".");
        }
        return functions.isEmpty() ? "f" : functions.get(0);
    }
}
