package org.outwit.play.player;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.PopulationPredictor;
import org.outwit.learn.population.StrengthScale;

/**
 * Opponents that fail like people, from 1 to 10. Where it is known how people play a game, a level plays as people of a strength do: its
 * moves are drawn from what they would play, with a look-ahead that grows with the level. Elsewhere it looks a few plies ahead and errs the more
 * the less two moves differ. No level plays well and then throws a game away, and none gives up.
 *
 * @param number from 1 to 10
 * @param strength of the people it plays like, in standard deviations from the mean
 * @param plies how many plies it looks ahead less than people are predicted by; many for none
 * @param sharpness how much rather it plays what is likely than people do: 1 as they do
 * @param depth how many plies it looks ahead where nobody knows how people play
 * @param temperature and how freely it chooses there, in error sizes of the game
 */
public record Level(int number, double strength, int plies, double sharpness, int depth, double temperature) {

    /** How a level is written as a player: {@code level:3}. */
    public static final String PREFIX = "level:";

    /** All plies that pay. */
    private static final int ALL = 0;

    private static final int NONE = 99;

    private static final List<Level> LEVELS = List.of(
            new Level(1, -2.5, NONE, 0.5, 1, 3),
            new Level(2, -2, NONE, 0.65, 1, 1.6),
            new Level(3, -1.5, NONE, 0.85, 1, 0.9),
            new Level(4, -1, NONE, 1.1, 2, 0.8),
            new Level(5, -0.5, 5, 1.2, 2, 0.5),
            new Level(6, 0, 4, 1.3, 3, 0.4),
            new Level(7, 0.5, 3, 1.4, 3, 0.25),
            new Level(8, 1, 2, 1.7, 4, 0.2),
            new Level(9, 1.8, 1, 2.1, 5, 0.12),
            new Level(10, 2.5, ALL, 3.5, 6, 0.06));

    /** All of them, the weakest first. */
    public static List<Level> all() {
        return LEVELS;
    }

    /** The level with this number. */
    public static Level of(int number) {
        if (number < 1 || number > LEVELS.size()) {
            throw new InputException("There is no level " + number + "; expected 1 to " + LEVELS.size() + ".");
        }
        return LEVELS.get(number - 1);
    }

    /** The level that a player's name stands for, if it does. */
    static Optional<Level> named(String name) {
        if (!name.startsWith(PREFIX)) return Optional.empty();
        try {
            return Optional.of(of(Integer.parseInt(name.substring(PREFIX.length()))));
        } catch (NumberFormatException e) {
            throw new InputException(
                    "'" + name + "' names no level; expected " + PREFIX + "1 to " + PREFIX + LEVELS.size() + ".");
        }
    }

    /** How many plies it looks ahead in a game whose people are known. */
    public int plies(PopulationModel people) {
        return Math.max(0, Math.min(people.depth(), people.plan().depth() - plies));
    }

    /** Whom it plays like, in Elo of the archive; empty where nothing is known of strengths. */
    public OptionalInt rating(PopulationModel people) {
        StrengthScale scale = people.strengths();
        if (scale.equals(StrengthScale.UNKNOWN)) return OptionalInt.empty();
        return OptionalInt.of((int) Math.round(scale.mean() + strength * scale.deviation()));
    }

    /** What it will play, as people of that strength do. */
    <P extends Position> PopulationPredictor<P> predictor(Game<P> game, PopulationModel people) {
        double rating = rating(people).isPresent() ? rating(people).getAsInt() : Double.NaN;
        return PopulationPredictor.of(game, people, rating).lookingAhead(plies(people));
    }

    /** The player it is where nobody knows how people play, as text. */
    public String player(Game<?> game) {
        return game.defaultEvaluatorName() + "@" + depth + "%"
                + java.math.BigDecimal.valueOf(temperature * game.errorSize() * unit(game))
                        .toPlainString();
    }

    /** Where a whole game is one unit, an error is a small part of it. */
    private static double unit(Game<?> game) {
        return game.scale().countsWins() ? 0.02 : 1;
    }

    @Override
    public String toString() {
        return PREFIX + number;
    }
}
