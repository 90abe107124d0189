package org.outwit.learn.population;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.SymmetricBook;
import org.outwit.learn.prediction.Trust;

/**
 * Finds the {@link PersonalPlan} of a game on people whom a population does not know. Each is learned from their first 5, 15, 45 …
 * games and predicted in the next ones, twice as many, and the plan is taken that surely gains most over anybody of their strength. What is noise in five games is a person in a hundred, so how much is believed grows with the games ({@link PersonalPlan#belief}).
 */
public final class PersonalFit<P extends Position> {

    private static final int[] GAMES = {5, 15, 45, 135, 405};

    /** So many people tell enough, and more would take minutes. */
    private static final int MOST_PEOPLE = 40;

    /** So many decisions are looked at with a search to learn somebody, as when users do it. */
    private static final int LOOKED_AT = 300;

    /** So many later decisions are predicted in all, and no more than some hundred of anybody. */
    private static final int TESTED = 16_000;

    private static final int MOST_TESTED = 300;

    private static final int FEWEST_LATER = 3;

    /** What fewer people gain from so many games says nothing. */
    private static final int FEWEST_PEOPLE = 8;

    /** A plan that is bolder in something must gain so much, in nats a decision, or the more cautious one is taken. */
    private static final double WORTH_IT = 1e-5;

    static final double[] STEPS = {0, 0.001, 0.002, 0.004, 0.008, 0.016};
    static final double[] NEARNESS = {1e6, 30_000, 10_000, 3_000, 1_000};
    private static final double[] HALFWAY = {200, 100, 50, 20, 10, 5, 0};
    private static final double[] STRENGTHS = {512, 256, 128, 64, 32, 16, 8, 5, 3, 2, 1.5, 1};
    private static final double[] DISCOUNTS = {0.9, 0.75, 0.6, 0.45, 0.3, 0.15, 0};
    private static final double[] JUDGED = {0, 0.03, 0.1, 0.3, 1};

    private final Game<P> game;
    private final PopulationModel population;
    private final Parallel parallel;
    private final ProgressMonitor monitor;
    private final long seed;
    private final int depth;
    private final List<PersonalCase> cases = new ArrayList<>();
    private final List<Judging> judgings = new ArrayList<>();

    /** What the earlier decisions say about strength, and how well somebody of each strength predicts the later ones. */
    private record Judging(double[] logLikelihoods, double[] losses) {}

    /** The population must not know the people whom it is fitted to. */
    public PersonalFit(
            Game<P> game, PopulationModel population, long seed, Parallel parallel, ProgressMonitor monitor) {
        this.game = game;
        this.population = population;
        this.seed = seed;
        this.parallel = parallel;
        this.monitor = monitor;
        this.depth = population.plan().depth();
    }

    /** Those who have most games tell most; the plan of the population where nobody has enough. */
    public PersonalPlan fit(List<ArchivedGame<P>> games, List<String> names) {
        List<PersonHistory<P>> people = new ArrayList<>();
        for (String name : names) people.add(PersonHistory.of(games, name));
        people.removeIf(each -> each.games().size() < GAMES[0] + FEWEST_LATER);
        people.sort((a, b) -> b.games().size() - a.games().size());
        int count = Math.min(people.size(), MOST_PEOPLE);
        int stages = 0;
        for (PersonHistory<P> each : people.subList(0, count)) stages += stages(each);
        for (int i = 0; i < count; i++) {
            monitor.throwIfStopped();
            monitor.progress("learning people", i, count);
            add(people.get(i), Math.min(MOST_TESTED, TESTED / stages));
        }
        return cases.isEmpty() ? population.personal() : best();
    }

    /** After how many numbers of games somebody can be learned and predicted. */
    private int stages(PersonHistory<P> person) {
        int stages = 0;
        while (stages < GAMES.length && person.games().size() >= GAMES[stages] + FEWEST_LATER) stages++;
        return stages;
    }

    /** Everybody who was learned, after each number of games. */
    List<PersonalCase> cases() {
        return cases;
    }

    private void add(PersonHistory<P> person, int most) {
        PersonalLearner<P> learner = learner(population.personal());
        for (int stage = 0; stage < stages(person); stage++) {
            int games = GAMES[stage];
            List<Example<P>> later = new ArrayList<>(person.between(games, 3 * games));
            Collections.shuffle(later, new Random(seed));
            List<Example<P>> tested = later.subList(0, Math.min(most, later.size()));
            List<Example<P>> taught = person.between(0, games);
            if (tested.isEmpty() || taught.isEmpty()) break;
            List<SeenDecision> seen = learner.look(tested, depth);
            List<SeenDecision> looked = learner.look(PersonalLearner.latest(taught, LOOKED_AT), depth);
            cases.add(new PersonalCase(population, games, later(person.rating(), tested, seen, taught, looked)));
            if (!population.strengths().equals(StrengthScale.UNKNOWN)) judgings.add(judging(learner, looked, seen));
        }
    }

    private PersonalLearner<P> learner(PersonalPlan plan) {
        return new PersonalLearner<>(game, population, plan, parallel, monitor);
    }

    private static PersonalPlan plan(double nearness, double step) {
        return new PersonalPlan(new Trust(1, 0), Integer.MAX_VALUE, nearness, step, 0, 1);
    }

    private List<PersonalCase.Later> later(
            double rating,
            List<Example<P>> tested,
            List<SeenDecision> seen,
            List<Example<P>> taught,
            List<SeenDecision> looked) {
        PersonalLearner<P> usual = learner(plan(1, 0));
        Choices choices = usual.choices(seen, population.strengths().standard(rating), depth);
        List<SeenDecision> atFirstSight = usual.look(taught, 0);
        List<double[][]> weights = new ArrayList<>();
        for (double nearness : NEARNESS) weights.add(learner(plan(nearness, 0)).weights(looked, rating));
        List<PersonalBias> biases = new ArrayList<>();
        for (double step : STEPS) biases.add(learner(plan(1, step)).bias(atFirstSight, rating));
        SymmetricBook<P> book = usual.book(taught);
        List<PersonalCase.Later> later = new ArrayList<>();
        for (int d = 0; d < seen.size(); d++) {
            SeenDecision each = seen.get(d);
            int count = each.count();
            double[] everybody = new double[count];
            choices.logits(d, population.layers().get(depth), everybody);
            double[][] own = new double[NEARNESS.length][count];
            for (int i = 0; i < own.length; i++) choices.logits(d, weights.get(i), own[i]);
            double[][] bias = new double[STEPS.length][count];
            for (int i = 0; i < bias.length; i++) biases.get(i).shifts(each, bias[i]);
            double[] others = new double[count];
            population.book().counts(each.key(), each.images(), count, others);
            P position = tested.get(d).position();
            int[] moves = new int[position.mostMoves()];
            position.moves(moves, 0);
            double[] before = new double[count];
            book.counts(position, moves, count, before);
            later.add(new PersonalCase.Later(each.chosen(), everybody, own, bias, others, before));
        }
        return later;
    }

    private Judging judging(PersonalLearner<P> learner, List<SeenDecision> earlier, List<SeenDecision> later) {
        double[] losses = new double[PersonalLearner.STRENGTHS.length];
        double[] likelihoods = learner.logLikelihoods(later);
        for (int s = 0; s < losses.length; s++) losses[s] = -likelihoods[s] / later.size();
        return new Judging(learner.logLikelihoods(earlier), losses);
    }

    /** Changes one number at a time, from the most cautious value to the boldest, until none is worth changing. */
    private PersonalPlan best() {
        int[] at = {5, 3, 0, 0, 0}; // strength, discount, nearness, step, halfway
        double[][] grids = {STRENGTHS, DISCOUNTS, NEARNESS, STEPS, HALFWAY};
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
        return plan(at, judged());
    }

    private PersonalPlan plan(int[] at, double judged) {
        Trust trust = new Trust(STRENGTHS[at[0]], DISCOUNTS[at[1]]);
        int bookGames = population.personal().bookGames();
        return new PersonalPlan(trust, bookGames, NEARNESS[at[2]], STEPS[at[3]], HALFWAY[at[4]], judged);
    }

    private double loss(int[] at) {
        PersonalPlan plan = plan(at, 1);
        double sum = 0;
        for (int games : GAMES) {
            double[] gains = cases.stream()
                    .filter(each -> each.games() == games)
                    .mapToDouble(each -> each.anybody() - each.loss(plan, at[2], at[3]))
                    .toArray();
            if (gains.length >= FEWEST_PEOPLE || games == GAMES[0]) sum -= sureGain(gains);
        }
        return sum;
    }

    /**
     * What is gained for sure, as far as people tell: the mean less its standard error. The tenth with most and the tenth with least are
     * left out, because somebody who repeats whole games would decide for everybody.
     */
    static double sureGain(double[] gains) {
        double[] sorted = gains.clone();
        Arrays.sort(sorted);
        int left = sorted.length / 10;
        double[] middle = Arrays.copyOfRange(sorted, left, sorted.length - left);
        if (middle.length < 2) return 0;
        ConfidenceInterval interval = ConfidenceInterval.ofMean(middle);
        return interval.estimate() - (interval.high() - interval.estimate()) / 2;
    }

    private double judged() {
        double best = population.personal().judged();
        double least = Double.POSITIVE_INFINITY;
        for (double judged : JUDGED) {
            double sum = 0;
            for (Judging each : judgings) {
                sum += between(each.losses, PersonalLearner.likelyStrength(each.logLikelihoods, judged));
            }
            if (sum / judgings.size() >= least - WORTH_IT) continue;
            least = sum / judgings.size();
            best = judged;
        }
        return best;
    }

    /** The loss of a strength between two that are known. */
    private static double between(double[] losses, double strength) {
        double[] strengths = PersonalLearner.STRENGTHS;
        int i = 0;
        while (i < strengths.length - 2 && strengths[i + 1] < strength) i++;
        double part = (strength - strengths[i]) / (strengths[i + 1] - strengths[i]);
        return losses[i] + part * (losses[i + 1] - losses[i]);
    }
}
