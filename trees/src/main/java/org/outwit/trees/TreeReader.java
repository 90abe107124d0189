package org.outwit.trees;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreeException;
import tools.jackson.core.JsonToken;

/** Reads a tree of a question. It keeps its own stack, so that a tree may be as deep as memory allows. */
final class TreeReader {

    private static final List<String> KEYS =
            List.of("children", "mover", "name", "values", "lower", "upper", "pseudo", "p", "reply");

    /** More players than any game has; the limit keeps searches from laying out rows for billions. */
    static final int LAST_PLAYER = 99;

    private final Tokens tokens;
    private final TreeBuilder builder = new TreeBuilder();
    private int ply = -1;
    private int[] seen = new int[64]; // by ply: which keys the open node had so far, as bits
    private int[] children = new int[64]; // by ply: how many children were begun
    private String[] names = new String[64]; // by ply: the name that was given
    private boolean among; // whether the next token belongs to an array of children, not to a node

    private TreeReader(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Reads the tree whose root begins at the current token; leaves the end of the root as the current token. */
    static Tree read(Tokens tokens) {
        tokens.expect(JsonToken.START_OBJECT, "tree", "an object, the root");
        return new TreeReader(tokens).tree();
    }

    private Tree tree() {
        Supplier<String> whole = tokens.inside(() -> "");
        tokens.inside(() -> whole.get() + "node '" + label() + "': ");
        open();
        while (ply >= 0) {
            JsonToken token = tokens.next();
            if (among) {
                if (token == JsonToken.START_OBJECT) open();
                else if (token == JsonToken.END_ARRAY) among = false;
                else
                    throw tokens.refusal(
                            "'children' must hold nodes, which are objects; found " + tokens.found() + ".");
            } else if (token == JsonToken.END_OBJECT) {
                close();
            } else {
                say(key());
            }
        }
        tokens.inside(whole);
        try {
            return builder.build();
        } catch (TreeException e) { // it names the node itself
            throw tokens.refusal(QuestionException.continued(e.getMessage()));
        }
    }

    private void open() {
        if (ply >= 0) children[ply]++;
        builder.open();
        if (++ply == seen.length) {
            seen = Arrays.copyOf(seen, 2 * ply);
            children = Arrays.copyOf(children, 2 * ply);
            names = Arrays.copyOf(names, 2 * ply);
        }
        seen[ply] = 0;
        children[ply] = 0;
        names[ply] = null;
        among = false;
    }

    private void close() {
        builder.close();
        ply--;
        among = ply >= 0;
    }

    private String key() {
        String key = tokens.key();
        int index = KEYS.indexOf(key);
        if (index < 0)
            throw tokens.refusal("unknown key '" + key + "'; expected one of " + String.join(", ", KEYS) + ".");
        if ((seen[ply] & 1 << index) != 0) throw tokens.refusal("the key '" + key + "' stands here twice.");
        seen[ply] |= 1 << index;
        return key;
    }

    private void say(String key) {
        tokens.next();
        switch (key) {
            case "children" -> {
                tokens.expect(JsonToken.START_ARRAY, key, "an array of nodes");
                among = true;
            }
            case "mover" -> builder.mover(mover());
            case "name" -> builder.name(names[ply] = tokens.text(key));
            case "values" -> values();
            case "lower" -> builder.lower(tokens.number(key));
            case "upper" -> builder.upper(tokens.number(key));
            case "pseudo" -> builder.pseudo(tokens.truth(key));
            case "p" -> builder.probability(tokens.number(key));
            default -> builder.reply(tokens.whole(key, 0, Integer.MAX_VALUE));
        }
    }

    private int mover() {
        if (tokens.current() == JsonToken.VALUE_STRING && tokens.text("mover").equals("chance")) return Position.CHANCE;
        return tokens.whole("mover", 0, LAST_PLAYER, "a player's index from 0 to " + LAST_PLAYER + ", or \"chance\"");
    }

    private void values() {
        tokens.expect(JsonToken.START_OBJECT, "values", "an object of numbers by function name");
        Set<String> functions = new HashSet<>();
        while (tokens.next() != JsonToken.END_OBJECT) {
            String function = tokens.key();
            if (!functions.add(function)) throw tokens.refusal("'values' names the function '" + function + "' twice.");
            tokens.next();
            builder.value(function, tokens.number("values." + function));
        }
    }

    /** The name of the open node, as an answer would write it; its path where it was given none so far. */
    private String label() {
        if (names[ply] != null) return names[ply];
        StringBuilder path = new StringBuilder();
        for (int at = 0; at < ply; at++) {
            if (at > 0) path.append('.');
            path.append(children[at] - 1);
        }
        return path.toString();
    }
}
