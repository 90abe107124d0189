package org.outwit.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Explanation;
import org.outwit.games.record.Outcome;

/** Moves and values of a game as people read them. */
public final class Wording<P extends Position> {

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

    /** A value in units of the game, with as many digits as tell neighbouring values apart, up to four. */
    public String value(int value) {
        int unit = game.scale().unit();
        int digits = Math.min(4, Integer.toString(unit - 1).length());
        return String.format(
                Locale.ROOT, "%." + (unit == 1 ? 0 : digits) + "f", game.scale().units(value));
    }

    /** The same with the name of the unit. */
    public String valueInUnits(int value) {
        return value(value) + " " + game.scale().name();
    }

    /** How {@link Explanation} says moves and values from this position on. */
    public Explanation.Names names(P root) {
        return new Explanation.Names() {
            @Override
            public String move(int move) {
                return Wording.this.move(root, move);
            }

            @Override
            public String reply(int move, int reply) {
                return line(root, List.of(move, reply)).get(1);
            }

            @Override
            public String value(int value) {
                return Wording.this.value(value);
            }
        };
    }

    /** How a game ended for one of its players. */
    public static String outcome(Outcome outcome, int player) {
        return switch (outcome) {
            case DRAW -> "a draw";
            case FIRST_WINS -> player == 0 ? "you win" : "Outwit wins";
            case SECOND_WINS -> player == 1 ? "you win" : "Outwit wins";
            case UNKNOWN -> "not finished";
        };
    }
}
