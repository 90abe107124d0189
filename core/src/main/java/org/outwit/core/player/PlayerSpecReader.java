package org.outwit.core.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.player.MixtureSpec.Part;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Plain;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.tree.Exact;

/** Reads the notation of {@link PlayerSpec}. Blanks may stand between any two tokens. */
final class PlayerSpecReader {

    private static final int DEEPEST = 200; // nobody models that far; a guard for the stack
    private static final int MOST_DIGITS = 9; // of a depth or an index, so that it fits into an int

    private final String text;
    private int at;
    private int nesting;

    PlayerSpecReader(String text) {
        this.text = text;
    }

    PlayerSpec parse() {
        blanks();
        if (text.startsWith(PlayerSpec.PROGRAM, at)) {
            return PlayerSpec.plain(text.substring(at).strip());
        }
        PlayerSpec player = player();
        blanks();
        if (at < text.length()) throw expected("the end of the player");
        return player;
    }

    private PlayerSpec player() {
        if (!take('(')) return new Plain(strategy());
        if (++nesting > DEEPEST) throw expected("at most " + DEEPEST + " levels of modelling");
        Strategy strategy = strategy();
        if (!take(',')) throw expected("',' and a model of the opponent");
        ModelSpec model = model();
        if (!take(')')) throw expected("')'");
        nesting--;
        return new Modelling(strategy, model);
    }

    /** What begins with a number is a mixture, or the opponents by their index; functions do not. */
    private ModelSpec model() {
        blanks();
        if (at == text.length() || !isNumeric(text.charAt(at))) return player();
        int from = at;
        digits();
        boolean indexed = take(':');
        at = from;
        return indexed ? opponents() : mixture();
    }

    private OpponentsSpec opponents() {
        SortedMap<Integer, PlayerSpec> opponents = new TreeMap<>();
        do {
            blanks();
            int from = at;
            String digits = digits();
            if (digits.isEmpty() || !take(':')) {
                at = from;
                throw expected("the index of another player and ':', such as 2:f2");
            }
            if (digits.length() > MOST_DIGITS) throw wrong(from, "there is no player " + digits);
            int index = Integer.parseInt(digits);
            if (opponents.containsKey(index)) throw wrong(from, "this is a second model of player " + index);
            opponents.put(index, player());
        } while (take(','));
        return new OpponentsSpec(opponents);
    }

    private MixtureSpec mixture() {
        List<Part> parts = new ArrayList<>();
        int first = at;
        do {
            blanks();
            int from = at;
            Exact probability = number("a share such as 0.7 or 1/3");
            if (probability.compareTo(Exact.of(0)) < 0 || probability.compareTo(Exact.of(1)) > 0) {
                throw wrong(from, "the share " + probability + " must be between 0 and 1");
            }
            if (!take('*')) throw expected("'*' and a player");
            parts.add(new Part(probability, player()));
        } while (take('+'));
        double sum = parts.stream()
                .mapToDouble(part -> part.probability().doubleValue())
                .sum();
        if (Math.abs(sum - 1) > 1e-9) throw wrong(first, "the shares sum to " + sum + ", not to 1");
        return new MixtureSpec(parts);
    }

    private Strategy strategy() {
        boolean negated = take('-');
        String function = function();
        OptionalInt depth = OptionalInt.empty();
        Optional<Exact> error = Optional.empty();
        Optional<Exact> temperature = Optional.empty();
        if (take('@')) depth = OptionalInt.of(depth());
        if (take('~')) error = Optional.of(positive("an error such as 0.5"));
        if (take('%')) temperature = Optional.of(positive("a temperature such as 2"));
        return new Strategy(negated, function, depth, error, temperature);
    }

    /** A name, or {@code file:} and a path; both end where the notation goes on. */
    private String function() {
        blanks();
        int from = at;
        while (at < text.length()
                && "(),@~%*+".indexOf(text.charAt(at)) < 0
                && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        if (at > from && text.charAt(from) == '-') at = from; // the one sign is read already
        if (at == from) throw expected("the name of a function");
        return text.substring(from, at);
    }

    private int depth() {
        blanks();
        int from = at;
        String digits = digits();
        if (digits.isEmpty()) throw expected("a depth in plies");
        boolean alone = nesting == 0; // a tree may be asked what its root looks like
        if (digits.length() > MOST_DIGITS || Integer.parseInt(digits) < (alone ? 0 : 1)) {
            throw wrong(
                    from, "the depth " + digits + " must be 1 or more, because a player has to look ahead to choose");
        }
        return Integer.parseInt(digits);
    }

    private String digits() {
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
        return text.substring(from, at);
    }

    private Exact positive(String what) {
        blanks();
        int from = at;
        Exact number = number(what);
        if (number.compareTo(Exact.of(0)) >= 0) return number;
        throw wrong(from, "the number " + number + " must not be negative; expected " + what);
    }

    private Exact number(String what) {
        blanks();
        int from = at;
        while (at < text.length() && (isNumeric(text.charAt(at)) || "/infe-".indexOf(text.charAt(at)) >= 0)) at++;
        if (at == from) throw expected(what);
        try {
            return Exact.parse(text.substring(from, at));
        } catch (InputException e) {
            throw wrong(from, "expected " + what + ", found '" + text.substring(from, at) + "'");
        }
    }

    private static boolean isNumeric(char c) {
        return c >= '0' && c <= '9' || c == '.';
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean take(char c) {
        blanks();
        if (at >= text.length() || text.charAt(at) != c) return false;
        at++;
        return true;
    }

    private NotationException wrong(int from, String what) {
        return new NotationException(
                "At character " + (from + 1) + " of the player '" + text + "': " + what + ".", from);
    }

    private NotationException expected(String what) {
        String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        String advice = text.contains("file:")
                ? ". The path of a model file can have no blanks and none of ( ) , @ ~ % * +; rename it if it has"
                : "";
        return wrong(at, "expected " + what + ", found " + found + advice);
    }
}
