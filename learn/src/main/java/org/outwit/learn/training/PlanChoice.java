package org.outwit.learn.training;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.prediction.Trust;

/**
 * Chooses the {@link PersonalPlan} that surely gains most over anybody of the same strength, each number of games counting the same.
 *
 * @param games after how many games people were learned
 */
record PlanChoice(PopulationModel population, int[] games, List<PersonalCase> cases, List<StrengthCase> strengths) {

    /** A plan that is bolder in something must gain this much, in nats a decision, or the more cautious one is taken. */
    private static final double WORTH_IT = 1e-5;

    /** What fewer people than this gain from a number of games says nothing. */
    private static final int FEWEST_PEOPLE = 8;

    /** From this number of decisions on, they tell to a hundredth how often favourites are played. */
    private static final int FEWEST_DECISIONS = 2_500;

    private static final double[] POWERS =
            IntStream.rangeClosed(60, 120).mapToDouble(each -> each / 100.0).toArray();

    static final double[] STEPS = {0, 0.001, 0.002, 0.004, 0.008, 0.016};
    static final double[] NEARNESS = {1e6, 30_000, 10_000, 3_000, 1_000};
    private static final double[] HALFWAY = {200, 100, 50, 20, 10, 5, 0};
    static final int[] BOOK_GAMES = {300, 100, 30};
    private static final double[] SHARES = {0, 0.15, 0.25, 0.35, 0.5, 0.7, 1};
    private static final double[] TRUSTS = {512, 256, 128, 64, 32, 16, 8, 5, 3, 2, 1.5, 1};
    private static final double[] DISCOUNTS = {0.9, 0.75, 0.6, 0.45, 0.3, 0.15, 0};
    private static final double[] JUDGED = {0, 0.03, 0.1, 0.3, 1};

    /** A loss of somebody counts as much as so many gains of others: nobody should be the worse for having been learned. */
    private static final double LOSSES = 3;

    /** Of people who differ so much in what they avoid, or, unless it is worth it, of people who are not asked what they avoid. */
    PersonalPlan best(double spread) {
        PlanChoice tilted = new PlanChoice(
                population,
                games,
                cases.stream().map(each -> each.tilted(spread)).toList(),
                strengths);
        int[] usual = bestPlaces();
        int[] avoiding = tilted.bestPlaces();
        boolean worth = tilted.loss(avoiding) < loss(usual) - WORTH_IT;
        return worth
                ? tilted.plan(avoiding, judged())
                        .withFavourite(tilted.favourite(avoiding))
                        .withTilts(spread)
                : plan(usual, judged()).withFavourite(favourite(usual));
    }

    /** Changes one number at a time, from the most cautious value to the boldest, until none is worth changing. */
    private int[] bestPlaces() {
        int[] at = {5, 3, 0, 0, 0, SHARES.length - 1, 0
        }; // trust, discount, nearness, step, halfway, share, games of the book
        double[][] grids = {TRUSTS, DISCOUNTS, NEARNESS, STEPS, HALFWAY, SHARES, new double[BOOK_GAMES.length]};
        double least = loss(at);
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int g = 0; g < grids.length; g++) {
                int[] best = at;
                for (int i = 0; i < grids[g].length; i++) {
                    int[] tried = at.clone();
                    tried[g] = i;
                    double loss = loss(tried);
                    if (loss >= least - WORTH_IT) continue;
                    least = loss;
                    best = tried;
                    changed = true;
                }
                at = best;
            }
        }
        return at;
    }

    private PersonalPlan plan(int[] at, double judged) {
        Trust trust = new Trust(TRUSTS[at[0]], DISCOUNTS[at[1]]);
        int bookGames = BOOK_GAMES[at[6]];
        return new PersonalPlan(
                trust, bookGames, NEARNESS[at[2]], STEPS[at[3]], HALFWAY[at[4]], SHARES[at[5]], 0, 1, judged);
    }

    /** The row of a book of the latest so many games. */
    static int bookRow(int games) {
        for (int row = 1; row < BOOK_GAMES.length; row++) if (BOOK_GAMES[row] == games) return row;
        return 0;
    }

    private double loss(int[] at) {
        PersonalPlan plan = plan(at, 1);
        double sum = 0;
        for (int number : games) {
            double[] gains = cases.stream()
                    .filter(each -> each.games() == number)
                    .mapToDouble(each -> each.anybody() - each.loss(plan, at[2], at[3]))
                    .toArray();
            if (gains.length >= FEWEST_PEOPLE || number == games[0]) sum -= sureGain(gains);
        }
        return sum;
    }

    /**
     * The power of the favourite's odds with which what was played is likeliest, and so favourites are claimed about as often as they are played;
     * none where there are too few decisions to tell.
     */
    private double favourite(int[] at) {
        int decisions = cases.stream().mapToInt(each -> each.decisions().size()).sum();
        if (decisions < FEWEST_DECISIONS) return 1;
        PersonalPlan plan = plan(at, 1);
        double best = 1;
        double least = Double.POSITIVE_INFINITY;
        for (double power : POWERS) {
            PersonalPlan tried = plan.withFavourite(power);
            double loss = 0;
            for (PersonalCase each : cases) loss += each.decisions().size() * each.loss(tried, at[2], at[3]);
            if (loss >= least) continue;
            least = loss;
            best = power;
        }
        return best;
    }

    /**
     * What is gained for sure, as far as people tell: the mean less its standard error, losses counted several times. The tenth with most is
     * left out, because a person who repeats whole games would decide for everybody.
     */
    static double sureGain(double[] gains) {
        double[] sorted = Arrays.stream(gains)
                .map(gain -> gain < 0 ? LOSSES * gain : gain)
                .sorted()
                .toArray();
        double[] counted = Arrays.copyOf(sorted, sorted.length - sorted.length / 10);
        if (counted.length < 2) return 0;
        ConfidenceInterval interval = ConfidenceInterval.ofMean(counted);
        return interval.estimate() - (interval.high() - interval.estimate()) / 2;
    }

    /** How much decisions count that tell how strong somebody is. */
    private double judged() {
        double best = population.personal().judged();
        if (strengths.isEmpty()) return best;
        double least = Double.POSITIVE_INFINITY;
        for (double judged : JUDGED) {
            double loss = strengths.stream()
                    .mapToDouble(each -> each.loss(judged))
                    .average()
                    .orElseThrow();
            if (loss >= least - WORTH_IT) continue;
            least = loss;
            best = judged;
        }
        return best;
    }
}
