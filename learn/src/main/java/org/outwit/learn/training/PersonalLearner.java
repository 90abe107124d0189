package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.network.Network;
import org.outwit.learn.network.NetworkBatches;
import org.outwit.learn.people.DecisionView;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.PersonalBias;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.Pool;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.Standing;
import org.outwit.learn.people.StrengthScale;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;
import org.outwit.learn.prediction.SymmetricBook;

/**
 * Learns what one person does differently from the population: weights that are held near everybody's, a bias of what their moves look
 * like, and their own book. People change, so it looks at their latest decisions, as many as are worth the time.
 */
public final class PersonalLearner<P extends Position> {

    /** From the population's weights it is not far. */
    private static final int NEWTON_STEPS = 3;

    /** People change, and decisions before the latest of this number would not make them better known. */
    private static final int MOST_AT_FIRST_SIGHT = 12_000;

    /** So many of those that are looked at with a search say how much of the others holds. */
    private static final int HELD_ONE_IN = 3;

    private static final int FEWEST_HELD = 40;

    /** Ratings to choose from where nobody says how strong somebody is, in standard deviations. */
    static final double[] STRENGTHS = {-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2};

    private final Game<P> game;
    private final PopulationModel population;
    private final PersonalPlan plan;
    private final int depth;
    private final Parallel parallel;
    private final ProgressMonitor monitor;
    private double ratingError = Double.NaN;

    public PersonalLearner(
            Game<P> game, PopulationModel population, PersonalPlan plan, Parallel parallel, ProgressMonitor monitor) {
        this.game = game;
        this.population = population;
        this.plan = plan;
        this.depth = population.plan().depth();
        this.parallel = parallel;
        this.monitor = monitor;
    }

    /**
     * @param decisions in the order in which they were made, repeats included
     * @param rating how strong the person is; where it is not a number, it is judged by the moves
     * @param most how many of the latest decisions a search looks at; without a search, many more are looked at
     */
    public PersonalLayer<P> learn(List<Example<P>> decisions, double rating, int most) {
        return learn(decisions, rating, Optional.empty(), most);
    }

    /** The same for somebody who plays in this pool. */
    public PersonalLayer<P> learn(List<Example<P>> decisions, double rating, Optional<Pool> pool, int most) {
        List<Example<P>> latest = latest(decisions, most);
        List<SeenDecision> seen = look(latest, depth);
        List<SeenDecision> atFirstSight = look(latest(decisions, MOST_AT_FIRST_SIGHT), 0);
        double known = Double.isNaN(rating) ? likelyRating(seen, pool) : rating;
        Standing standing = population.standing(known, pool);
        Optional<Network> network = population.voices().of(known);
        List<SeenDecision> heard =
                network.map(asked -> hear(asked, latest, seen)).orElse(seen);
        Optional<VoiceWeights> voice = network.map(
                asked -> new VoiceFit(population, heard, choices(heard, standing, depth)).ofPerson(asked.mark()));
        Lesson lesson =
                new Lesson(heard, atFirstSight, voice.orElse(VoiceWeights.USUAL), known, standing, games(decisions));
        PersonalDifference difference =
                difference(lesson, faith(decisions, lesson)).in(pool);
        return new PersonalLayer<>(voice.map(difference::with).orElse(difference), book(decisions));
    }

    /** What a network expects in decisions that were looked at. */
    private List<SeenDecision> hear(Network network, List<Example<P>> decisions, List<SeenDecision> seen) {
        List<P> positions = decisions.stream().map(Example::position).toList();
        List<float[]> rows = NetworkBatches.logProbabilities(network, positions, parallel, monitor);
        List<SeenDecision> heard = new ArrayList<>();
        for (int d = 0; d < rows.size(); d++) heard.add(seen.get(d).hearing(rows.get(d)));
        return heard;
    }

    /**
     * What somebody is learned from.
     *
     * @param seen decisions that were looked at with a search, and {@code atFirstSight} those without one, both the latest
     * @param voice how far a network is believed, where one was asked about the decisions
     * @param games so many they were made in
     */
    private record Lesson(
            List<SeenDecision> seen,
            List<SeenDecision> atFirstSight,
            VoiceWeights voice,
            double rating,
            Standing standing,
            int games) {

        /** All but the latest decisions. */
        Lesson without(int latest, int gamesLeft) {
            return new Lesson(
                    seen.subList(0, seen.size() - latest),
                    atFirstSight.subList(0, atFirstSight.size() - latest),
                    voice,
                    rating,
                    standing,
                    gamesLeft);
        }
    }

    /** What a lesson says that the person does differently, so much of it believed. */
    private PersonalDifference difference(Lesson lesson, double faith) {
        double belief = faith * plan.belief(lesson.games);
        return new PersonalDifference(
                population.mark(),
                lesson.rating,
                depth,
                between(population.layers().get(depth), weights(lesson.seen, lesson.standing), belief),
                faith * tilt(lesson),
                bias(lesson.atFirstSight, lesson.standing).times(belief));
    }

    /**
     * How much of what is learned holds for what the person did later: their latest decisions are kept back for once, and predicted by the
     * others. Few decisions say little, so it is as much as holds for other people unless many speak against it.
     */
    private double faith(List<Example<P>> decisions, Lesson lesson) {
        int held = lesson.seen.size() / HELD_ONE_IN;
        if (held < FEWEST_HELD) return 1;
        List<Example<P>> earlier = decisions.subList(0, decisions.size() - held);
        return new HeldDecisions<>(
                        population,
                        lesson.voice,
                        latest(lesson.seen, held),
                        difference(lesson.without(held, games(earlier)), 1),
                        book(earlier))
                .faith(choices(latest(lesson.seen, held), lesson.standing, depth));
    }

    private static int games(List<? extends Example<?>> decisions) {
        return (int) decisions.stream().mapToInt(Example::game).distinct().count();
    }

    /** A part of the way from everybody's weights to somebody's own. */
    private static double[][] between(double[][] everybody, double[][] own, double part) {
        double[][] rows = new double[own.length][];
        for (int p = 0; p < rows.length; p++) {
            rows[p] = everybody[p].clone();
            for (int c = 0; c < rows[p].length; c++) rows[p][c] += part * (own[p][c] - everybody[p][c]);
        }
        return rows;
    }

    static <T> List<T> latest(List<T> all, int most) {
        return all.subList(Math.max(0, all.size() - most), all.size());
    }

    /** Looks at decisions as the layer of a depth does. */
    List<SeenDecision> look(List<Example<P>> decisions, int layer) {
        return parallel.map(
                decisions,
                monitor,
                () -> new DecisionView<>(game, population.looks(), population.plan()),
                (view, example) -> seen(view, example, layer));
    }

    private SeenDecision seen(DecisionView<P> view, Example<P> example, int layer) {
        P position = Position.copyOf(example.position());
        int count = view.look(position, layer);
        int chosen = ChosenMove.indexOf(example.move(), view.moves(), count);
        return SeenDecision.of(view, population.plan(), layer, example.game(), chosen, Standing.of(0));
    }

    /** The person's weights of what is known of moves, held near everybody's. */
    double[][] weights(List<SeenDecision> seen, Standing standing) {
        double[][] everybody = population.layers().get(depth);
        if (seen.isEmpty()) return everybody;
        Choices choices = choices(seen, standing, depth);
        return Softmax.fit(choices, Prior.around(everybody, choices, plan.nearness()), everybody, NEWTON_STEPS);
    }

    /** How much more than others of that strength the person avoids what loses. */
    private double tilt(Lesson lesson) {
        Choices choices = choices(lesson.seen, lesson.standing, depth);
        return TiltEvidence.of(population, lesson.voice, lesson.seen, choices).likeliest(plan.tilts());
    }

    /**
     * What the person's moves look like beyond everybody's. It is learned from what is seen at first sight, without any search, which is
     * as good as with one and a hundred times as fast, so that all of somebody's games can teach it.
     */
    PersonalBias bias(List<SeenDecision> seen, Standing standing) {
        PersonalBias bias = new PersonalBias(plan.step());
        teach(bias, seen, standing);
        return bias;
    }

    /** Teaches a bias more decisions, which were made after those that it knows. */
    void teach(PersonalBias bias, List<SeenDecision> seen, Standing standing) {
        Choices choices = choices(seen, standing, 0);
        double[] expected = new double[Math.max(1, choices.mostAlternatives())];
        MoveProbabilities probabilities = new MoveProbabilities();
        for (int d = 0; d < seen.size(); d++) {
            SeenDecision each = seen.get(d);
            probabilities
                    .byLayer(population.layers().get(0), choices, d, expected)
                    .follow(population.book(), each, population.trust())
                    .shift(bias, each);
            bias.learn(each, each.chosen(), expected);
        }
    }

    Choices choices(List<SeenDecision> seen, Standing standing, int layer) {
        LayerFit fit = new LayerFit(
                population.plan(),
                game.phases().names().size(),
                population.looks().leanings().size(),
                population.pools().size(),
                game.features().size());
        List<SeenDecision> with = new ArrayList<>();
        for (SeenDecision each : seen) with.add(each.with(standing));
        return fit.choices(with, layer);
    }

    /** How strong somebody is who decides so. */
    private double likelyRating(List<SeenDecision> seen, Optional<Pool> pool) {
        StrengthScale scale = population.strengths();
        if (scale.equals(StrengthScale.UNKNOWN)) return Double.NaN;
        double[] likelihoods = logLikelihoods(seen, pool);
        ratingError = scale.deviation() * strengthError(likelihoods, plan.judged());
        return scale.mean() + likelyStrength(likelihoods, plan.judged()) * scale.deviation();
    }

    /** How far the rating may be off that was judged by the moves of the last lesson (a standard error); not a number where none was. */
    public double ratingError() {
        return ratingError;
    }

    /** How likely the decisions are for somebody of each of the {@link #STRENGTHS}. */
    double[] logLikelihoods(List<SeenDecision> seen, Optional<Pool> pool) {
        Standing standing = population.standing(Double.NaN, pool);
        double[] likelihoods = new double[STRENGTHS.length];
        for (int s = 0; s < likelihoods.length; s++) {
            Choices choices = choices(seen, standing.at(STRENGTHS[s]), depth);
            double loss = Softmax.score(choices, population.layers().get(depth)).logLoss();
            likelihoods[s] = -seen.size() * loss;
        }
        return likelihoods;
    }

    /**
     * The mean of what is likely, where strengths are spread about the mean of the population as they are. What decisions say about
     * strength counts only in part: there are other reasons to decide so.
     */
    static double likelyStrength(double[] logLikelihoods, double judged) {
        double[] row = likely(logLikelihoods, judged);
        double mean = 0;
        for (int s = 0; s < row.length; s++) mean += row[s] * STRENGTHS[s];
        return mean;
    }

    /** How far off that may be: the standard deviation of what is likely, with what lies between two strengths that were asked about. */
    static double strengthError(double[] logLikelihoods, double judged) {
        double[] row = likely(logLikelihoods, judged);
        double mean = likelyStrength(logLikelihoods, judged);
        double step = STRENGTHS[1] - STRENGTHS[0];
        double variance = step * step / 12;
        for (int s = 0; s < row.length; s++) variance += row[s] * (STRENGTHS[s] - mean) * (STRENGTHS[s] - mean);
        return Math.sqrt(variance);
    }

    private static double[] likely(double[] logLikelihoods, double judged) {
        double[] row = new double[STRENGTHS.length];
        for (int s = 0; s < row.length; s++) row[s] = judged * logLikelihoods[s] - STRENGTHS[s] * STRENGTHS[s] / 2;
        Softmax.normalise(row, row.length);
        return row;
    }

    private SymmetricBook<P> book(List<Example<P>> decisions) {
        return book(decisions, plan.bookGames());
    }

    /** What the person played in the latest so many games. */
    SymmetricBook<P> book(List<Example<P>> decisions, int games) {
        SymmetricBook<P> book = new SymmetricBook<>(game.symmetries());
        if (decisions.isEmpty()) return book;
        int first = decisions.get(decisions.size() - 1).game() - games;
        for (Example<P> each : decisions) if (each.game() > first) book.add(each.position(), each.move(), 1);
        return book;
    }
}
