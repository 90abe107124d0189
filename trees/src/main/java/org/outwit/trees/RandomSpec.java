package org.outwit.trees;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.TreeException;

/**
 * A random tree as the command line writes it: {@code b=4,d=10,seed=7,range=100,leaf=20,functions=2,bound=50}. Children
 * are {@code b=4}, or from two to five with {@code b=2-5}; {@code leaf} is the percentage of early leaves.
 */
public final class RandomSpec {

    private static final List<String> KEYS = List.of("b", "d", "seed", "range", "leaf", "functions", "bound");
    private static final String FORM = "expected something like b=4,d=10,seed=7,range=100,leaf=20,functions=2,bound=50";

    private final Map<String, String> said = new LinkedHashMap<>();

    private RandomSpec(String text) {
        for (String part : text.split(",", -1)) {
            int equals = part.indexOf('=');
            String key = equals < 0 ? part : part.substring(0, equals).strip();
            if (equals < 0 || !KEYS.contains(key)) throw bad("'" + part + "' is not understood");
            if (said.put(key, part.substring(equals + 1).strip()) != null)
                throw bad("'" + key + "' stands there twice");
        }
        for (String key : Arrays.asList("b", "d")) if (!said.containsKey(key)) throw bad("'" + key + "' is missing");
    }

    /** Reads the text; a {@link TreeException} says what is wrong with it. */
    public static RandomTree parse(String text) {
        return new RandomSpec(text).tree();
    }

    private RandomTree tree() {
        String children = said.get("b");
        int dash = children.indexOf('-', 1);
        int least = whole("b", dash < 0 ? children : children.substring(0, dash));
        int most = whole("b", dash < 0 ? children : children.substring(dash + 1));
        try {
            return new RandomTree(
                    seed(),
                    least,
                    most,
                    whole("d", said.get("d")),
                    whole("leaf", said.getOrDefault("leaf", "0")),
                    whole("functions", said.getOrDefault("functions", "1")),
                    whole("range", said.getOrDefault("range", "100")),
                    said.containsKey("bound") ? whole("bound", said.get("bound")) : RandomTree.UNBOUNDED);
        } catch (InputException e) {
            throw e instanceof TreeException ? e : new TreeException(e.getMessage());
        }
    }

    private long seed() {
        try {
            return Long.parseLong(said.getOrDefault("seed", "1"));
        } catch (NumberFormatException e) {
            throw bad("the seed '" + said.get("seed") + "' is not a whole number");
        }
    }

    private static int whole(String key, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw bad("'" + key + "=" + text + "' is not a whole number that fits");
        }
    }

    private static TreeException bad(String what) {
        return new TreeException(what + "; " + FORM + ".");
    }
}
