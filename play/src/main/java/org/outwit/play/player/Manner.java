package org.outwit.play.player;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.player.PlayerSpec;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.people.StrengthScale;

/** How a level or a character finds its moves: among those that people play, or by a short search that errs. */
public sealed interface Manner {

    /**
     * Draws from what people of a strength play.
     *
     * @param strength of these people, in standard deviations from the mean
     * @param plies how many it looks ahead
     * @param sharpness how much rather it plays what is likely than people do: 1 as they do
     * @param taste what it likes besides
     */
    record OfPeople(double strength, int plies, double sharpness, Taste taste) implements Manner {

        /** How many plies it looks ahead; no more than is known of these people. */
        public int plies(PopulationModel people) {
            return Math.min(plies, people.depth());
        }

        /** Whom it plays like, in Elo of the archive; empty where nothing is known of strengths. */
        public OptionalInt rating(PopulationModel people) {
            StrengthScale scale = people.strengths();
            if (scale.equals(StrengthScale.UNKNOWN)) return OptionalInt.empty();
            return OptionalInt.of((int) Math.round(scale.mean() + strength * scale.deviation()));
        }

        /** How likely it plays each move. */
        public <P extends Position> MovePredictor<P> predictor(Game<P> game, PopulationModel people) {
            OptionalInt known = rating(people);
            double rating = known.isPresent() ? known.getAsInt() : Double.NaN;
            PopulationPredictor<P> expected =
                    PopulationPredictor.of(game, people, rating).lookingAhead(plies(people));
            return new MannerPredictor<>(expected, sharpness, taste.in(game));
        }
    }

    /**
     * Plays as a written player does: values by a function, looks a few plies ahead and errs.
     *
     * @param taste what it likes besides; nothing where the player does not err
     */
    record OfSearch(PlayerSpec player, Taste taste) implements Manner {}

    /**
     * Reads a manner as the tables of levels and characters have it: {@code people STRENGTH PLIES SHARPNESS [FEATURE:WEIGHT ...]}; or
     * {@code search DEPTH TEMPERATURE}, the game's best evaluator with a temperature in error sizes of the game; or any player, behind
     * whom a taste may stand, too.
     */
    static Manner parse(Game<?> game, String text) {
        List<String> words = Arrays.asList(text.split(" +"));
        return switch (words.get(0)) {
            case "people" ->
                new OfPeople(
                        Double.parseDouble(words.get(1)),
                        Integer.parseInt(words.get(2)),
                        Double.parseDouble(words.get(3)),
                        Taste.parse(words.subList(4, words.size())));
            case "search" -> erring(game, words.get(1), Double.parseDouble(words.get(2)));
            default -> new OfSearch(PlayerSpec.parse(words.get(0)), Taste.parse(words.subList(1, words.size())));
        };
    }

    /** What people call an error, in units; where a whole game is one unit, a small part of it. */
    static double error(Game<?> game) {
        return game.errorSize() * (game.scale().countsWins() ? 0.02 : 1);
    }

    private static Manner erring(Game<?> game, String depth, double temperature) {
        String exact = BigDecimal.valueOf(temperature * error(game))
                .setScale(6, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
        return new OfSearch(PlayerSpec.parse(game.defaultEvaluatorName() + "@" + depth + "%" + exact), Taste.NONE);
    }
}
