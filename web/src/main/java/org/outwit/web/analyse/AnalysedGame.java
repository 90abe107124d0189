package org.outwit.web.analyse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.web.http.Refusal;

/**
 * A start and moves from there, as a request names them. Everything is checked: the game is one that is installed, the position and every
 * move are read by its notation.
 *
 * @param usual whether it begins where games begin
 */
record AnalysedGame<P extends Position>(Game<P> game, P start, boolean usual, List<Integer> moves) {

    /** Longer games are no games. */
    private static final int MOST_MOVES = 1000;

    private static final int MOST_TEXT = 12_000;

    static Game<?> game(String name) {
        try {
            return Games.named(name);
        } catch (InputException e) {
            throw Refusal.notFound("There is no game called '" + shortened(name) + "'.");
        }
    }

    /**
     * @param position in the game's notation; empty for the usual start
     * @param moves with spaces between them, or commas where moves have spaces in them
     */
    static <P extends Position> AnalysedGame<P> parse(Game<P> game, String position, String moves) {
        if (position.length() + moves.length() > MOST_TEXT) {
            throw Refusal.tooLarge("This is too long for one game: " + (position.length() + moves.length())
                    + " letters; expected up to " + MOST_TEXT + ".");
        }
        boolean usual = position.isBlank();
        P start = usual ? game.start() : position(game, position.strip());
        return new AnalysedGame<>(game, start, usual, moves(game, start, words(moves)));
    }

    private static <P extends Position> P position(Game<P> game, String text) {
        try {
            return game.notation().position(text);
        } catch (NotationException e) {
            throw new InputException(
                    "'" + shortened(text) + "' is no position of " + game.name() + ": " + e.getMessage());
        }
    }

    static List<String> words(String moves) {
        String between = moves.indexOf(',') >= 0 ? "," : "\\s+";
        return Arrays.stream(moves.split(between))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    static <P extends Position> List<Integer> moves(Game<P> game, P start, List<String> words) {
        if (words.size() > MOST_MOVES) {
            throw Refusal.tooLarge("The game has " + words.size() + " moves; expected up to " + MOST_MOVES + ".");
        }
        List<Integer> moves = new ArrayList<>();
        P position = Position.copyOf(start);
        for (String word : words) {
            if (position.isOver()) {
                throw new InputException(
                        "Move " + (moves.size() + 1) + ", '" + shortened(word) + "', comes after the end of the game.");
            }
            int move;
            try {
                move = game.notation().parse(position, word);
            } catch (NotationException e) {
                throw new InputException("Move " + (moves.size() + 1) + ", '" + shortened(word)
                        + "', cannot be played: " + e.getMessage());
            }
            position.make(move);
            moves.add(move);
        }
        return List.copyOf(moves);
    }

    /** Where the moves lead. */
    P end() {
        P position = Position.copyOf(start);
        for (int move : moves) position.make(move);
        return position;
    }

    static String shortened(String text) {
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }
}
