package org.outwit.core.chance;

import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;

/**
 * Reads trees with chance nodes from a line: {@code A(}…{@code )} and {@code I(}…{@code )} are nodes of players 0 and 1,
 * {@code *(}…{@code )} is a chance node, whose children begin with their probability and a colon, and a number is a leaf.
 */
final class WrittenChance {

    private final String[] words;
    private final TreeBuilder builder = new TreeBuilder();
    private int at;

    private WrittenChance(String text) {
        words = text.replace("(", " ( ").replace(")", " ) ").strip().split("\\s+");
    }

    static Tree tree(String text) {
        WrittenChance reader = new WrittenChance(text);
        reader.node();
        return reader.builder.build();
    }

    private void node() {
        String word = words[at++];
        builder.open();
        int colon = word.indexOf(':');
        if (colon >= 0) builder.probability(Exact.parse(word.substring(0, colon)));
        String what = word.substring(colon + 1);
        switch (what) {
            case "A" -> builder.mover(0);
            case "I" -> builder.mover(1);
            case "*" -> builder.mover(Position.CHANCE);
            default -> builder.value("f", Exact.parse(what));
        }
        if (at < words.length && words[at].equals("(")) {
            at++;
            while (!words[at].equals(")")) node();
            at++;
        }
        builder.close();
    }
}
