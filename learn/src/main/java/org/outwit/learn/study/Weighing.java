package org.outwit.learn.study;

import java.util.List;
import org.outwit.core.game.Game;

/**
 * How much a value matters. Between level and winning, a man more or less is a lot; in a won game it is nothing. So values
 * are bent towards a ceiling, which follows from how far from level somebody's positions usually are, or from what people call an
 * error.
 *
 * @param ceiling in units of the game; values beyond it hardly differ any more
 */
public record Weighing(double ceiling) {

    private static final double LEAST = 2;

    /** Where a unit is the whole game, judgements are parts of it. */
    private static final double OF_WINS = 0.5;

    /** The number of errors that make a game as good as decided. */
    private static final int PARTS = 4;

    private static final double TIMES = 3;

    static Weighing of(List<Double> values) {
        double[] sizes = values.stream().mapToDouble(Math::abs).sorted().toArray();
        double median = sizes.length == 0 ? 0 : sizes[sizes.length / 2];
        return new Weighing(Math.max(LEAST, TIMES * median));
    }

    /** By what people who know the game call an error, so that numbers of different people and games can be compared. */
    public static Weighing of(Game<?> game) {
        return new Weighing(game.scale().countsWins() ? OF_WINS : PARTS * game.errorSize());
    }

    /** What somebody expects who stands so, between 0 and 1. */
    public double points(double value) {
        return (1 + of(value) / ceiling) / 2;
    }

    /** How many expected points a loss is, between 0 and 1. */
    public double pointsLost(double loss) {
        return loss / (2 * ceiling);
    }

    public double of(double value) {
        return ceiling * Math.tanh(value / ceiling);
    }

    /** The least loss that is an error. */
    public double error() {
        return ceiling / PARTS;
    }
}
