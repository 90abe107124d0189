package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.NotationException;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.tree.TreeException;

/**
 * A player among several, and what he believes of each of the others, who again are such players:
 *
 * <pre>
 * seat  = strategy | "(" strategy { "," model } ")"
 * model = [ player ":" ] seat
 * </pre>
 *
 * {@code (f0,1:f1,2:(f2,0:g0))} values f0, believes that player 1 values f1 and knows nobody, and that player 2 values f2
 * and takes us for somebody who values g0. Between two it need not be said who the other is, so that {@code (f1,f0)} is
 * what it is for M*.
 *
 * @param models by player; who is not there is believed to want the exact opposite
 */
record MultiPlayerSpec(PlayerSpec.Strategy strategy, Map<Integer, MultiPlayerSpec> models) {

    /** Reads the mind of a player; what is wrong with the text is a {@link TreeException}. */
    static MultiPlayerSpec parse(String text, int player, int players) {
        return new Reader(text, players).all(player);
    }

    /** This and all minds below it, those of one depth of nesting together, as searches number them. */
    List<MultiPlayerSpec> all() {
        List<MultiPlayerSpec> all = new ArrayList<>(List.of(this));
        for (int i = 0; i < all.size(); i++) all.addAll(all.get(i).models.values());
        return all;
    }

    private static final class Reader {

        private static final int DEEPEST = 200; // nobody models that far; a guard for the stack

        private final String text;
        private final int players;
        private int at;
        private int nesting;

        Reader(String text, int players) {
            this.text = text;
            this.players = players;
        }

        MultiPlayerSpec all(int player) {
            MultiPlayerSpec seat = seat(player);
            if (!isNext(text.length())) throw expected("the end of the player");
            return seat;
        }

        private MultiPlayerSpec seat(int player) {
            if (!take('(')) return new MultiPlayerSpec(strategy(), Map.of());
            if (++nesting > DEEPEST) throw expected("at most " + DEEPEST + " levels of modelling");
            PlayerSpec.Strategy strategy = strategy();
            Map<Integer, MultiPlayerSpec> models = new TreeMap<>();
            while (take(',')) {
                int other = other(player);
                if (other == player || models.containsKey(other)) {
                    throw expected("a model of one of the others, each once; this is one of player " + other);
                }
                models.put(other, seat(other));
            }
            if (!take(')')) throw expected("',' or ')'");
            nesting--;
            return new MultiPlayerSpec(strategy, models);
        }

        /** Whose model follows. */
        private int other(int player) {
            blanks();
            int from = at;
            while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
            String digits = text.substring(from, at);
            boolean said = take(':') && !digits.isEmpty();
            if (said && digits.length() <= 3 && Integer.parseInt(digits) < players) return Integer.parseInt(digits);
            at = from;
            if (!said && players == 2) return 1 - player;
            throw expected("a player's index below " + players + ", ':' and his model, such as 1:f1");
        }

        private PlayerSpec.Strategy strategy() {
            int from = at;
            while (at < text.length() && "(),".indexOf(text.charAt(at)) < 0) at++;
            String part = text.substring(from, at).strip();
            try {
                PlayerSpec.Strategy strategy = PlayerSpec.parse(part).strategy();
                if (strategy.error().isEmpty() && strategy.temperature().isEmpty()) return strategy;
            } catch (NotationException e) {
                // said below, with the place in the whole text
            }
            at = from;
            throw expected("a function such as f1, -f1 or f1@3");
        }

        private void blanks() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
        }

        private boolean isNext(int place) {
            blanks();
            return at == place;
        }

        private boolean take(char c) {
            blanks();
            if (at >= text.length() || text.charAt(at) != c) return false;
            at++;
            return true;
        }

        private TreeException expected(String what) {
            String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
            return new TreeException("solve: At character " + (at + 1) + " of the player '" + text + "': expected "
                    + what + ", found " + found + ".");
        }
    }
}
