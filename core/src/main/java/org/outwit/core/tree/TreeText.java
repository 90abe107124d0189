package org.outwit.core.tree;

import org.outwit.core.game.InputException;

/**
 * Trees in one line, as papers and bug reports write them: {@code ((3 12 8) (2 4 6))}.
 *
 * <pre>
 * node    = [mover] ["!"] [value] [bounds] [ "(" { node } ")" ]
 * mover   = "A" (player 0, max) | "I" (player 1, min); default: alternating from A at the root
 * "!"     marks a pseudo-terminal
 * value   = number                      the function f
 *         | "[" number { "," number } "]"   functions f_n … f_0, in this order; among many players f_0 … f_n
 * bounds  = "{" number ".." number "}"  known bounds on the minimax value; equal ones make the value of a leaf
 * number  = 8 | -0.25 | 1/3 | inf | -inf
 * </pre>
 *
 * <p>Papers about models count levels down to 0, those about many players count the players up: so a line is read in one of two ways.
 */
public final class TreeText {

    private final String text;
    private final boolean byPlayer;
    private final TreeBuilder builder = new TreeBuilder();
    private int players; // how many values stand in the first square brackets; 0 where there were none so far
    private int at;

    private TreeText(String text, boolean byPlayer) {
        this.text = text;
        this.byPlayer = byPlayer;
    }

    /** The tree; a {@link TreeException} says at which character something else was expected. */
    public static Tree parse(String text) {
        return new TreeText(text, false).tree();
    }

    /** The tree as searches for many players read it: values are those of players 0, 1, 2 …, who move in turn. */
    public static Tree parsePlayers(String text) {
        return new TreeText(text, true).tree();
    }

    private Tree tree() {
        nodes();
        if (byPlayer && players > 0) builder.turns(players);
        return builder.build();
    }

    /** Reads without recursion, so depth is no limit: a counter of open brackets is all the stack there is. */
    private void nodes() {
        int open = 0;
        do {
            blanks();
            if (at == text.length()) throw expected(open == 0 ? "a tree" : "a node or ')'");
            if (text.charAt(at) == ')' && open > 0) {
                at++;
                open--;
                builder.close();
                continue;
            }
            if (node()) open++;
            else builder.close();
        } while (open > 0);
        blanks();
        if (at < text.length()) throw expected("the end of the tree");
    }

    /** Opens the node that begins here; true if its children follow. */
    private boolean node() {
        int start = at;
        builder.open();
        if (take('A')) builder.mover(0);
        else if (take('I')) builder.mover(1);
        if (take('!')) builder.pseudo(true);
        if (take('[')) {
            vector();
        } else if (at < text.length() && "+-.0123456789i".indexOf(text.charAt(at)) >= 0) {
            builder.value("f", number());
        }
        if (take('{')) {
            builder.lower(number());
            take("..");
            builder.upper(number());
            take("}");
        }
        boolean inner = take('(');
        if (at == start) throw expected("a node: '(', a number, '[' or '{'");
        return inner;
    }

    private void vector() {
        int from = at;
        int count = 1;
        while (at < text.length() && text.charAt(at) != ']') if (text.charAt(at++) == ',') count++;
        at = from;
        if (byPlayer) checkPlayers(count);
        for (int i = 0; i < count; i++) {
            if (i > 0) take(",");
            builder.value("f" + (byPlayer ? i : count - 1 - i), number());
        }
        take("]");
    }

    private void checkPlayers(int count) {
        if (players == 0) players = count;
        if (count == players) return;
        throw new TreeException("At character " + at + " of the tree: expected " + players
                + " values, one for each player as before; found " + count + ".");
    }

    private Exact number() {
        blanks();
        int from = at;
        while (at < text.length() && isNumber(text.charAt(at)) && !text.startsWith("..", at)) at++;
        if (at == from) throw expected("a number");
        try {
            return Exact.parse(text.substring(from, at));
        } catch (InputException e) {
            throw new TreeException("At character " + (from + 1) + " of the tree: " + e.getMessage());
        }
    }

    private static boolean isNumber(char c) {
        return c >= '0' && c <= '9' || "+-./einf".indexOf(c) >= 0;
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean take(char c) {
        if (at >= text.length() || text.charAt(at) != c) return false;
        at++;
        return true;
    }

    private void take(String word) {
        blanks();
        if (!text.startsWith(word, at)) throw expected("'" + word + "'");
        at += word.length();
    }

    private TreeException expected(String what) {
        String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        return new TreeException(
                "At character " + (at + 1) + " of the tree: expected " + what + ", found " + found + ".");
    }
}
