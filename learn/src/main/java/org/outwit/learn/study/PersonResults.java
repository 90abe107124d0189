package org.outwit.learn.study;

/** Wins, draws and losses of one person, and games whose result is unknown. */
public record PersonResults(int wins, int draws, int losses, int unknown) {

    public static final PersonResults NONE = new PersonResults(0, 0, 0, 0);

    private static final double Z = 1.96;

    public int games() {
        return wins + draws + losses + unknown;
    }

    /** Games with a result. */
    public int decided() {
        return wins + draws + losses;
    }

    /** Points for each game with a result, a draw being half a point; 0.5 where there is none. */
    public double score() {
        return decided() == 0 ? 0.5 : (wins + draws / 2.0) / decided();
    }

    /** The lower end of the 95 % interval of the score. */
    public double least() {
        return Math.max(0, score() - reach());
    }

    public double most() {
        return Math.min(1, score() + reach());
    }

    /** From the spread of the results; two games are added, a win and a loss, or few equal results would look certain. */
    private double reach() {
        double n = decided() + 2;
        double mean = (wins + 1 + draws / 2.0) / n;
        double squares = ((wins + 1) * square(1 - mean) + draws * square(0.5 - mean) + (losses + 1) * square(mean)) / n;
        return Z * Math.sqrt(squares / n);
    }

    private static double square(double x) {
        return x * x;
    }

    PersonResults plus(PersonResults other) {
        return new PersonResults(
                wins + other.wins, draws + other.draws, losses + other.losses, unknown + other.unknown);
    }
}
