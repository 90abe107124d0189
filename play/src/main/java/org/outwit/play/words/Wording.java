package org.outwit.play.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.games.record.Outcome;
import org.outwit.learn.study.Amount;

/** Moves and values of a game as people read them. */
public final class Wording<P extends Position> {

    /** What is less in units of the game, or in games won, is level for people. */
    private static final double LEVEL = 0.25;

    private static final double LEVEL_WIN = 0.05;

    private static final double CLEAR_WIN = 0.3;

    private final Game<P> game;

    public Wording(Game<P> game) {
        this.game = game;
    }

    public String move(P position, int move) {
        return game.notation().format(position, move);
    }

    /** The moves of a line that begins at {@code from}. */
    public List<String> line(P from, List<Integer> line) {
        P position = Position.copyOf(from);
        List<String> moves = new ArrayList<>();
        for (int move : line) {
            moves.add(game.notation().format(position, move));
            position.make(move);
        }
        return moves;
    }

    public List<String> moves(P position) {
        if (position.isOver()) return List.of();
        int[] list = new int[position.mostMoves()];
        int end = position.moves(list, 0);
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < end; i++) moves.add(game.notation().format(position, list[i]));
        return moves;
    }

    /** Moves in one line, with commas between them where a move has a space in it. */
    public static String list(List<String> moves) {
        boolean spaced = moves.stream().anyMatch(each -> each.indexOf(' ') >= 0);
        return String.join(spaced ? ", " : " ", moves);
    }

    /** A value for a table: {@link #end} in short, or a number of units. */
    public String value(int value) {
        return end(value)
                .map(words -> words.replaceAll(" (plies|ply)$|^is ", ""))
                .orElseGet(() -> number(value));
    }

    /** A value for a sentence: wins in 3 plies, or worth 0.250 pawn. */
    public String worth(int value) {
        return end(value).orElseGet(() -> "worth " + valueInUnits(value));
    }

    /** How somebody stands who has this value, as one says it: "about level", "a little ahead", "about 3 pawns behind". */
    public String standing(int value) {
        Optional<String> end = end(value);
        if (end.isPresent()) return end.get();
        double units = game.scale().units(value);
        String side = units < 0 ? " behind" : " ahead";
        if (game.scale().countsWins()) {
            double size = Math.abs(units);
            return size < LEVEL_WIN ? "about level" : (size < CLEAR_WIN ? "a little" : "clearly") + side;
        }
        if (Math.abs(units) < LEVEL) return "about level";
        return Math.abs(units) < 1 - LEVEL ? "a little" + side : "about " + whole(Math.abs(units)) + side;
    }

    /** A value as a number that one says: "about 3 pawns". */
    private String whole(double units) {
        long number = Math.round(units);
        String unit = game.scale().name();
        return number + " " + (number == 1 ? unit : Amount.many(unit));
    }

    /** Whether a value says how much one side is ahead, as in games of two in which one wins what the other loses. */
    boolean isLead() {
        return game.capabilities().players() == 2 && game.capabilities().zeroSum();
    }

    /** A number with the name of the unit, even where the value says an end. */
    public String valueInUnits(int value) {
        return number(value) + " " + game.scale().name();
    }

    /**
     * What a value says that is a game won or lost: "wins in 3 plies", in chess "mates in 2", which counts moves. Without a number
     * where the search did not count.
     */
    public Optional<String> end(int value) {
        return ForcedEnd.of(game, value).map(end -> {
            if (end.plies() == 0) return end.won() ? "wins" : "loses";
            if (game.endsByMate()) return (end.won() ? "mates in " : "is mated in ") + end.moves();
            return (end.won() ? "wins in " : "loses in ") + end.plies() + (end.plies() == 1 ? " ply" : " plies");
        });
    }

    /** With as many digits as tell neighbouring values apart, up to four. */
    private String number(int value) {
        int unit = game.scale().unit();
        int digits = Math.min(4, Integer.toString(unit - 1).length());
        return String.format(
                Locale.ROOT, "%." + (unit == 1 ? 0 : digits) + "f", game.scale().units(value));
    }

    /** A value as a noun: a win in 3 plies, mate in 2, being mated in 2. */
    public String thing(int value) {
        return end(value)
                .map(words -> words.replaceFirst("^wins", "a win")
                        .replaceFirst("^loses", "a loss")
                        .replaceFirst("^mates", "mate")
                        .replaceFirst("^is mated", "being mated"))
                .orElseGet(() -> number(value));
    }

    /** The answer to a move. */
    public String reply(P root, int move, int reply) {
        return line(root, List.of(move, reply)).get(1);
    }

    /** A difference of values. Between a win and anything else no number means something. */
    public String difference(int value) {
        int won = game.tactics().winThreshold();
        return won != Tactics.NEVER_WON && Math.abs((long) value) > won / 2 ? "the whole game" : number(value);
    }

    /** How a finished game came out: who wins and, if that means something, by how much. */
    public static <P extends Position> String result(Game<P> game, P over) {
        int players = game.capabilities().players();
        if (players != 2 || !game.capabilities().zeroSum()) {
            return IntStream.range(0, players)
                    .mapToObj(player ->
                            "player " + player + " gets " + new Wording<>(game).valueInUnits(over.payoff(player)))
                    .collect(Collectors.joining(", "));
        }
        int first = over.payoff(0);
        if (first == 0) return "a draw";
        String winner = first > 0 ? "the first player wins" : "the second player wins";
        boolean counted = game.tactics().winThreshold() == Tactics.NEVER_WON
                && !game.scale().countsWins();
        double units = Math.abs(game.scale().units(first));
        return counted
                ? winner + " by "
                        + String.format(
                                Locale.ROOT, "%.0f %s", units, game.scale().name()) + (units == 1 ? "" : "s")
                : winner;
    }

    /** How a game ended for one of its players. */
    public static String outcome(Outcome outcome, int player) {
        return outcome(outcome, player, "Outwit");
    }

    /** How a game ended for one of its players, with the name of the other. */
    public static String outcome(Outcome outcome, int player, String opponent) {
        return switch (outcome) {
            case DRAW -> "a draw";
            case FIRST_WINS -> player == 0 ? "you win" : opponent + " wins";
            case SECOND_WINS -> player == 1 ? "you win" : opponent + " wins";
            case UNKNOWN -> "not finished";
        };
    }
}
