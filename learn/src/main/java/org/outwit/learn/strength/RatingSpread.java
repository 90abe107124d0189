package org.outwit.learn.strength;

import java.util.List;
import java.util.Optional;

/**
 * How far from the mean people are of whom nothing is known but results: 70 Elo in an archive of checkers, where most games are
 * drawn, 255 in one of Othello with programs in it. With a wrong deviation ratings are pulled to the mean too much or too little, and
 * games that were held out are predicted worse. So it is estimated from the results, too: the deviation for which prior and ratings agree, by expectation maximisation
 * (A. P. Dempster, N. M. Laird, D. B. Rubin, 1977), as if some people of a usual spread had been seen before.
 */
final class RatingSpread {

    /** What is believed before, and how many people that counts as. */
    private static final double USUAL = 150;

    private static final int PEOPLE = 5;

    private static final int MOST_ROUNDS = 30;
    private static final double CLOSE_ENOUGH = 0.01;

    private RatingSpread() {}

    /** Fits the ratings of all; {@code told} are priors of those of whom more is known, {@code mean} is that of the others. */
    static BradleyTerry fit(Pairings pairings, List<Optional<RatingPrior>> told, double mean) {
        double deviation = USUAL;
        BradleyTerry model = BradleyTerry.fit(pairings, priors(told, new RatingPrior(mean, deviation)));
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double next = spread(model, told, mean);
            if (Math.abs(next / deviation - 1) < CLOSE_ENOUGH) break;
            deviation = next;
            model = model.refit(priors(told, new RatingPrior(mean, deviation)));
        }
        return model;
    }

    private static List<RatingPrior> priors(List<Optional<RatingPrior>> told, RatingPrior usual) {
        return told.stream().map(each -> each.orElse(usual)).toList();
    }

    private static double spread(BradleyTerry model, List<Optional<RatingPrior>> told, double mean) {
        double squares = PEOPLE * USUAL * USUAL;
        int people = PEOPLE;
        for (int player = 0; player < told.size(); player++) {
            if (told.get(player).isPresent() || !model.hasGames(player)) continue;
            double off = model.rating(player) - mean;
            squares += off * off + model.leastVariance(player);
            people++;
        }
        return Math.sqrt(squares / people);
    }
}
