package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.PersonalBias;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.Pool;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.Standing;
import org.outwit.learn.people.StrengthScale;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.SymmetricBook;
import org.outwit.learn.prediction.Trust;

/**
 * Finds the {@link PersonalPlan} of a game on people whom a population does not know. Each is learned from their first 5, 15, 45 …
 * games and predicted in the next ones, twice as many, and {@link PlanChoice} takes the plan under which that goes best. What is noise in
 * five games is a person in a hundred, so how much is believed grows with the games ({@link PersonalPlan#belief}).
 */
public final class PersonalFit<P extends Position> {

    private static final int[] GAMES = {5, 15, 45, 135, 405};

    /** The number of people that tells enough; more would take minutes. */
    private static final int MOST_PEOPLE = 40;

    /** The number of decisions that a search looks at to learn a person, as when users do it. */
    private static final int LOOKED_AT = 300;

    /** The number of later decisions that are predicted in all, no more than some hundred of anybody. */
    private static final int TESTED = 16_000;

    private static final int MOST_TESTED = 300;

    private static final int FEWEST_LATER = 3;

    private final Game<P> game;
    private final PopulationModel population;
    private final Parallel parallel;
    private final ProgressMonitor monitor;
    private final long seed;
    private final int depth;
    private final List<PersonalCase> cases = new ArrayList<>();
    private final List<StrengthCase> strengths = new ArrayList<>();
    private final List<OwnTilt> tilts = new ArrayList<>();

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
        Map<String, Integer> counts = counts(games, names);
        List<String> people = names.stream()
                .filter(name -> stages(counts.get(name)) > 0)
                .sorted(Comparator.comparing((String name) -> -counts.get(name)))
                .limit(MOST_PEOPLE)
                .toList();
        int stages = people.stream().mapToInt(name -> stages(counts.get(name))).sum();
        for (int i = 0; i < people.size(); i++) {
            monitor.throwIfStopped();
            monitor.progress("learning people", i, people.size());
            add(PersonHistory.of(games, people.get(i)), Math.min(MOST_TESTED, TESTED / stages));
        }
        if (cases.isEmpty()) return population.personal();
        double spread = OwnTilt.spread(tilts);
        return new PlanChoice(population, GAMES, cases, strengths).best(spread);
    }

    private static Map<String, Integer> counts(List<? extends ArchivedGame<?>> games, List<String> names) {
        Map<String, Integer> counts = new HashMap<>();
        for (String name : names) counts.put(name, 0);
        for (ArchivedGame<?> each : games) {
            for (String name : each.players()) counts.computeIfPresent(name, (n, count) -> count + 1);
        }
        return counts;
    }

    /** After how many of the numbers in {@code GAMES} a person with this many games can be learned and predicted. */
    private static int stages(int games) {
        int stages = 0;
        while (stages < GAMES.length && games >= GAMES[stages] + FEWEST_LATER) stages++;
        return stages;
    }

    /** Everybody who was learned, after each number of games. */
    List<PersonalCase> cases() {
        return cases;
    }

    private void add(PersonHistory<P> person, int most) {
        PersonalLearner<P> learner = learner(population.personal());
        Standing standing = population.standing(person.rating(), person.pool());
        OwnTilt tilt = null; // by the decisions of the last stage, which are most
        for (int stage = 0; stage < stages(person.games().size()); stage++) {
            int games = GAMES[stage];
            List<Example<P>> later = new ArrayList<>(person.between(games, 3 * games));
            Collections.shuffle(later, new Random(seed));
            List<Example<P>> tested = later.subList(0, Math.min(most, later.size()));
            List<Example<P>> taught = person.between(0, games);
            if (tested.isEmpty() || taught.isEmpty()) break;
            List<SeenDecision> seen = learner.look(tested, depth);
            List<SeenDecision> looked = learner.look(PersonalLearner.latest(taught, LOOKED_AT), depth);
            TiltEvidence avoided =
                    TiltEvidence.of(population, VoiceWeights.USUAL, looked, learner.choices(looked, standing, depth));
            tilt = avoided.at(0);
            cases.add(new PersonalCase(population, games, avoided, later(standing, seen, taught, looked)));
            if (!population.strengths().equals(StrengthScale.UNKNOWN))
                strengths.add(judging(learner, person.pool(), looked, seen));
        }
        if (tilt != null) tilts.add(tilt);
    }

    private PersonalLearner<P> learner(PersonalPlan plan) {
        return new PersonalLearner<>(game, population, plan, parallel, monitor);
    }

    private static PersonalPlan plan(double nearness, double step) {
        return new PersonalPlan(new Trust(1, 0), Integer.MAX_VALUE, nearness, step, 0, 1, 0, 1, 1);
    }

    private List<PersonalCase.Later> later(
            Standing standing, List<SeenDecision> seen, List<Example<P>> taught, List<SeenDecision> looked) {
        PersonalLearner<P> usual = learner(plan(1, 0));
        Choices choices = usual.choices(seen, standing, depth);
        List<SeenDecision> atFirstSight = usual.look(taught, 0);
        List<double[][]> weights = new ArrayList<>();
        for (double nearness : PlanChoice.NEARNESS)
            weights.add(learner(plan(nearness, 0)).weights(looked, standing));
        List<PersonalBias> biases = new ArrayList<>();
        for (double step : PlanChoice.STEPS) biases.add(learner(plan(1, step)).bias(atFirstSight, standing));
        List<SymmetricBook<P>> books = new ArrayList<>();
        for (int games : PlanChoice.BOOK_GAMES) books.add(usual.book(taught, games));
        List<PersonalCase.Later> later = new ArrayList<>();
        for (int d = 0; d < seen.size(); d++) {
            SeenDecision each = seen.get(d);
            int count = each.count();
            double[] everybody = new double[count];
            choices.logits(d, population.layers().get(depth), everybody);
            double[][] own = new double[PlanChoice.NEARNESS.length][count];
            for (int i = 0; i < own.length; i++) choices.logits(d, weights.get(i), own[i]);
            double[][] bias = new double[PlanChoice.STEPS.length][count];
            for (int i = 0; i < bias.length; i++) biases.get(i).shifts(each, bias[i]);
            double[] others = new double[count];
            population.book().counts(each.key(), each.images(), count, others);
            double[] losses = new double[count];
            population.plan().losses(each, depth, 0, losses);
            double[][] before = new double[books.size()][count];
            for (int i = 0; i < before.length; i++) books.get(i).counts(each.key(), each.images(), count, before[i]);
            later.add(
                    new PersonalCase.Later(each.chosen(), each.phase(), everybody, own, bias, others, before, losses));
        }
        return later;
    }

    private StrengthCase judging(
            PersonalLearner<P> learner, Optional<Pool> pool, List<SeenDecision> earlier, List<SeenDecision> later) {
        double[] losses = new double[PersonalLearner.STRENGTHS.length];
        double[] likelihoods = learner.logLikelihoods(later, pool);
        for (int s = 0; s < losses.length; s++) losses[s] = -likelihoods[s] / later.size();
        return new StrengthCase(learner.logLikelihoods(earlier, pool), losses);
    }
}
