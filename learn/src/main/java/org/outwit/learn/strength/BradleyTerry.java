package org.outwit.learn.strength;

import java.util.List;

/**
 * The model of Bradley and Terry: points follow from the difference of two ratings, and from what moving first is worth. Ratings are
 * those that make results and prior beliefs likeliest together, so that a person with two games stays near the mean, nobody is
 * infinitely strong, and people whom no game connects can be in one list.
 *
 * <p>A draw is half a win for each side. Since it is no surprise to either, games say more where many are drawn: each counts as
 * 1 / dispersion games, where the dispersion is how much points vary as a part of what wins and losses alone would. Without draws it
 * is 1 and this is the model as printed.
 *
 * <p>What is maximised is concave; Newton's method with conjugate gradients takes some ten passes of a few dozen multiplications.
 * Equal results in equal order give equal ratings.
 */
public final class BradleyTerry {

    /** The Elo scale: a difference of 400 is odds of ten to one. */
    private static final double PER_ELO = Math.log(10) / 400;

    /** What moving first may be worth before anybody has played. */
    private static final RatingPrior FIRST_MOVE = new RatingPrior(0, 100);

    /** The least dispersion, which limits what a game says even where every game was drawn. */
    private static final double LEAST_DISPERSION = 0.05;

    private static final int MOST_STEPS = 100;
    private static final double CLOSE_ENOUGH = 1e-6;

    /** Heights that differ by less, as a part of them, are the same. */
    private static final double ROUNDING = 1e-12;

    private final Pairings pairings;
    private final int players;
    private final double[] means;
    private final double[] precisions;
    private final double[] ratings;
    private final PairSystem system;
    private final double common;
    private double dispersion = 1;

    /** Where it is sure that moving first is worth nothing. */
    private static final RatingPrior NO_FIRST_MOVE = new RatingPrior(0, 1e-6);

    private BradleyTerry(Pairings pairings, List<RatingPrior> priors, RatingPrior firstMove, BradleyTerry from) {
        if (priors.size() < pairings.players()) {
            throw new IllegalArgumentException(
                    "There are " + pairings.players() + " players and priors for " + priors.size() + ".");
        }
        this.pairings = pairings;
        this.players = priors.size();
        this.means = new double[players + 1];
        this.precisions = new double[players + 1];
        for (int i = 0; i <= players; i++) {
            RatingPrior prior = i < players ? priors.get(i) : firstMove;
            means[i] = prior.mean();
            precisions[i] = prior.precision();
        }
        this.ratings = from == null ? means.clone() : from.ratings.clone();
        this.system = new PairSystem(pairings, precisions);
        boolean alike = priors.stream().distinct().count() <= 1;
        this.common = alike && players > 0 ? 1 / (precisions[0] * players) : 0;
    }

    /** Finds the ratings of all players for whom there are priors; those without a game keep theirs. */
    public static BradleyTerry fit(Pairings pairings, List<RatingPrior> priors) {
        return fit(pairings, priors, FIRST_MOVE);
    }

    /**
     * The same where each two play every opening from both sides. What moving first is worth then helps both alike, and points alone say how far apart they
     * are: two players are as far apart as a match between them says. With a part for the first move they would be further.
     */
    public static BradleyTerry fitReversed(Pairings pairings, List<RatingPrior> priors) {
        return fit(pairings, priors, NO_FIRST_MOVE);
    }

    private static BradleyTerry fit(Pairings pairings, List<RatingPrior> priors, RatingPrior firstMove) {
        BradleyTerry model = new BradleyTerry(pairings, priors, firstMove, null);
        model.climb();
        model.dispersion = model.measuredDispersion();
        if (model.dispersion < 1) model.climb();
        return model;
    }

    /** Fits these results again with other priors and the dispersion that is known; quicker than from the beginning. */
    BradleyTerry refit(List<RatingPrior> priors) {
        BradleyTerry model = new BradleyTerry(pairings, priors, FIRST_MOVE, this);
        model.dispersion = dispersion;
        model.climb();
        return model;
    }

    /** The player's rating in Elo. */
    public double rating(int player) {
        return ratings[player];
    }

    /** What moving first is worth, in Elo. */
    public double firstMove() {
        return ratings[players];
    }

    /** How much points vary, as a part of what they would without draws; between 0 and 1. */
    public double dispersion() {
        return dispersion;
    }

    /** What the first to move expects, between 0 and 1. */
    public double expectedPoints(int first, int second) {
        return 1 / (1 + Math.exp(-PER_ELO * (ratings[first] - ratings[second] + firstMove())));
    }

    /**
     * The standard error of a rating, exactly as the model has it: how sure opponents' ratings are is counted in. It costs about as
     * much as a step of the fit. Where all priors are alike, only differences mean anything, and it is the error of the difference
     * to the mean of all.
     */
    public double standardError(int player) {
        // A shift of all ratings meets the prior alone, so that its part of the variance is known.
        return Math.sqrt(Math.max(0, variance(player) - common));
    }

    /** The standard error of what moving first is worth. */
    public double firstMoveError() {
        return Math.sqrt(variance(players));
    }

    private double variance(int unknown) {
        double[] unit = new double[players + 1];
        unit[unknown] = 1;
        return system.solve(unit)[unknown];
    }

    /** What the variance of a rating would be if those of all others were known; the true one is larger. */
    double leastVariance(int player) {
        return 1 / system.diagonal(player);
    }

    boolean hasGames(int player) {
        return system.diagonal(player) > precisions[player];
    }

    private void climb() {
        double height = height(ratings);
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] move = system.solve(slope());
            double longest = 0;
            for (double each : move) longest = Math.max(longest, Math.abs(each));
            double[] next = new double[move.length];
            double far = 1;
            double reached;
            while (true) {
                for (int i = 0; i < next.length; i++) next[i] = ratings[i] + far * move[i];
                reached = height(next);
                double rounding = ROUNDING * (1 + Math.abs(height));
                if (reached >= height - rounding || far * longest < CLOSE_ENOUGH) break;
                far /= 2; // too far for the curve to be that of a parabola
            }
            System.arraycopy(next, 0, ratings, 0, next.length);
            height = reached;
            if (longest < CLOSE_ENOUGH) break;
        }
        slope(); // so that standard errors are those of where it ended
    }

    /** The gradient of what is maximised; sets the weights of the system on the way. */
    private double[] slope() {
        double[] slope = new double[players + 1];
        for (int i = 0; i <= players; i++) slope[i] = precisions[i] * (means[i] - ratings[i]);
        for (int pair = 0; pair < pairings.pairs(); pair++) {
            int first = pairings.first(pair);
            int second = pairings.second(pair);
            double expected = expectedPoints(first, second);
            double games = pairings.games(pair) / dispersion;
            double surprise = PER_ELO * (pairings.points(pair) / dispersion - games * expected);
            slope[first] += surprise;
            slope[second] -= surprise;
            slope[players] += surprise;
            system.weight(pair, PER_ELO * PER_ELO * games * expected * (1 - expected));
        }
        system.ready();
        return slope;
    }

    /** What is maximised: the logarithm of the probability of all results and of the priors, but for a constant. */
    private double height(double[] at) {
        double results = 0;
        for (int pair = 0; pair < pairings.pairs(); pair++) {
            double lead = PER_ELO * (at[pairings.first(pair)] - at[pairings.second(pair)] + at[players]);
            results += pairings.points(pair) * lead - pairings.games(pair) * softplus(lead);
        }
        double beliefs = 0;
        for (int i = 0; i <= players; i++) beliefs += precisions[i] * (at[i] - means[i]) * (at[i] - means[i]);
        return results / dispersion - beliefs / 2;
    }

    /** The logarithm of 1 + e^x, where e^x may be too large for a number. */
    private static double softplus(double x) {
        return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
    }

    /** Points with mean p have, with this share of draws, the variance p (1 - p) less a quarter of the share of draws. */
    private double measuredDispersion() {
        double spread = 0;
        for (int pair = 0; pair < pairings.pairs(); pair++) {
            double expected = expectedPoints(pairings.first(pair), pairings.second(pair));
            spread += pairings.games(pair) * expected * (1 - expected);
        }
        if (spread == 0) return 1;
        return Math.max(LEAST_DISPERSION, 1 - pairings.draws() / (4 * spread));
    }
}
