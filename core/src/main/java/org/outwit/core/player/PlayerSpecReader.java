package org.outwit.core.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.outwit.core.game.NotationException;
import org.outwit.core.player.MixtureSpec.Share;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Plain;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.tree.Exact;

/** Reads the notation of {@link PlayerSpec}. Blanks may stand between any two tokens. */
final class PlayerSpecReader {

    private static final int DEEPEST = 200; // nobody models that far; a guard for the stack

    private final String text;
    private int at;
    private int nesting;

    PlayerSpecReader(String text) {
        this.text = text;
    }

    PlayerSpec parse() {
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

    private ModelSpec model() {
        blanks();
        if (at == text.length() || !isNumeric(text.charAt(at))) return player();
        List<Share> shares = new ArrayList<>();
        int from = at;
        do {
            Exact probability = number("a share such as 0.7 or 1/3");
            if (probability.compareTo(Exact.of(0)) < 0 || probability.compareTo(Exact.of(1)) > 0) {
                throw new NotationException("The share " + probability + " must be between 0 and 1.", from);
            }
            if (!take('*')) throw expected("'*' and a player");
            shares.add(new Share(probability, player()));
        } while (take('+'));
        double sum = shares.stream()
                .mapToDouble(share -> share.probability().doubleValue())
                .sum();
        if (Math.abs(sum - 1) > 1e-9) throw new NotationException("The shares sum to " + sum + ", not to 1.", from);
        return new MixtureSpec(shares);
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
        if (at == from) throw expected("the name of a function");
        return text.substring(from, at);
    }

    private int depth() {
        blanks();
        int from = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        String digits = text.substring(from, at);
        if (digits.isEmpty()) throw expected("a depth in plies");
        if (digits.length() > 9 || Integer.parseInt(digits) < 1) {
            throw new NotationException(
                    "The depth " + digits + " must be 1 or more: who does not look ahead chooses " + "nothing.", from);
        }
        return Integer.parseInt(digits);
    }

    private Exact positive(String what) {
        int from = at;
        Exact number = number(what);
        if (number.compareTo(Exact.of(0)) < 0) {
            throw new NotationException("The number " + number + " must not be negative; expected " + what + ".", from);
        }
        return number;
    }

    private Exact number(String what) {
        blanks();
        int from = at;
        while (at < text.length() && (isNumeric(text.charAt(at)) || "/infe-".indexOf(text.charAt(at)) >= 0)) at++;
        if (at == from) throw expected(what);
        try {
            return Exact.parse(text.substring(from, at));
        } catch (IllegalArgumentException e) {
            throw new NotationException(e.getMessage(), from);
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

    private NotationException expected(String what) {
        String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        String advice = text.contains("file:")
                ? " The path of a model file can have no blanks and none of ( ) , @ ~ % * +; rename it if it has."
                : "";
        return new NotationException(
                "At character " + (at + 1) + " of the player '" + text + "': expected " + what + ", found " + found
                        + "." + advice,
                at);
    }
}
