package org.outwit.learn.strength;

/**
 * A rating period of Glicko (M. E. Glickman, Parameter estimation in large dynamic paired comparison experiments, 1999): moves a rating
 * by a few new games. What all games before them said is in the rating and its error, so the work grows with the new games alone.
 * {@link BradleyTerry} is exact, and has to look at every game.
 *
 * <p>Two things differ from print, so that both agree: moving first is worth something, and a game counts as 1 / dispersion games.
 * Ratings do not become less sure with time.
 */
public final class Glicko {

    private static final double PER_ELO = Math.log(10) / 400;

    private final double rating;
    private final double error;
    private final double firstMove;
    private final double dispersion;
    private double surprise;
    private double information;

    /**
     * @param firstMove what it is worth, in Elo
     * @param dispersion see {@link BradleyTerry#dispersion}
     */
    public Glicko(double rating, double error, double firstMove, double dispersion) {
        this.rating = rating;
        this.error = error;
        this.firstMove = firstMove;
        this.dispersion = dispersion;
    }

    /** Adds a game against somebody with a rating of before these games. */
    public void game(double opponent, double opponentError, boolean movedFirst, double points) {
        double unsure = PER_ELO * opponentError / Math.PI;
        double shrunk = PER_ELO / Math.sqrt(1 + 3 * unsure * unsure);
        double lead = rating - opponent + (movedFirst ? firstMove : -firstMove);
        double expected = 1 / (1 + Math.exp(-shrunk * lead));
        surprise += shrunk * (points - expected) / dispersion;
        information += shrunk * shrunk * expected * (1 - expected) / dispersion;
    }

    public double rating() {
        return rating + surprise / precision();
    }

    public double standardError() {
        return 1 / Math.sqrt(precision());
    }

    private double precision() {
        return 1 / (error * error) + information;
    }
}
