package org.outwit.trees;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.tree.TreeException;

/**
 * A player who models nobody: a function and how deep it is searched.
 *
 * @param negated whether it is the function with the other sign
 * @param depth plies; {@link Integer#MAX_VALUE} where nothing was said
 */
record PlainStrategy(String function, boolean negated, int depth) {

    private static final Pattern FORM = Pattern.compile("(-?)([^-@~%(),*+\\s][^@~%(),*+\\s]*)(@[0-9]{1,9})?");

    /** Reads {@code f}, {@code -f} or {@code f@3}; what a question leaves out is taken from the tree or from the ask. */
    static PlainStrategy of(SolveRequest ask, List<String> functions) {
        String text =
                ask.player() == null ? usual(ask, functions) : ask.player().strip();
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new TreeException("solve: " + ask.algorithm()
                    + " takes one function as 'player', such as f, -f or f@3; found '" + text + "'.");
        }
        int depth = ask.depth() == null ? Integer.MAX_VALUE : ask.depth();
        String limit = matcher.group(3);
        if (limit != null) depth = Math.min(depth, Integer.parseInt(limit.substring(1)));
        return new PlainStrategy(matcher.group(2), !matcher.group(1).isEmpty(), depth);
    }

    private static String usual(SolveRequest ask, List<String> functions) {
        if (functions.size() > 1) {
            throw new TreeException("solve: 'player' is missing, and " + ask.algorithm()
                    + " cannot guess which function is meant; the tree has " + String.join(", ", functions) + ".");
        }
        return functions.isEmpty() ? "f" : functions.get(0);
    }
}
