package org.outwit.learn.training;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.game.Symmetries;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.network.Networks;
import org.outwit.learn.people.BookSelection;
import org.outwit.learn.people.LookaheadPlan;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.Pool;
import org.outwit.learn.people.PoolScale;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.Standing;
import org.outwit.learn.people.StrengthScale;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.people.Voices;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Softmax;
import org.outwit.learn.prediction.Trust;
import org.outwit.learn.progress.TrainingFile;
import org.outwit.learn.strength.ProgramNames;

/**
 * Trains a {@link PopulationModel}. Most games teach what moves look like and fill the book. The others, about one in eight, say how
 * looks, values, book and strength go together: on games that the looks know already they would be believed too much. When that is
 * settled, those games teach looks and book as well.
 *
 * <p>What comes out is the same on any number of threads, and however often it was interrupted and went on.
 */
public final class PopulationTrainer<P extends Position> {

    private static final int ONE_IN = 8;

    /** One decision in this number is looked at deeper, for claims about errors. */
    private static final int DEEPER_ONE_IN = 5;

    /** One in this number of the games that layers are fitted to is kept to measure them. */
    private static final int MEASURED_ONE_IN = 5;

    private static final int DISTANCE_IN_SIZES = 4;

    private final Game<P> game;
    private final TrainingPlan plan;
    private final Parallel parallel;
    private final ProgressMonitor monitor;
    private final Symmetries<P> symmetries;
    private final Networks networks;

    /** Refuses games that no predictor can look ahead in, with a sentence. */
    public PopulationTrainer(Game<P> game, TrainingPlan plan, Parallel parallel, ProgressMonitor monitor) {
        this(game, plan, Networks.NONE, parallel, monitor);
    }

    /** One that also finds how far these networks are believed. */
    public PopulationTrainer(
            Game<P> game, TrainingPlan plan, Networks networks, Parallel parallel, ProgressMonitor monitor) {
        check(game);
        this.networks = networks;
        this.game = game;
        this.plan = plan;
        this.parallel = parallel;
        this.monitor = monitor;
        this.symmetries = game.symmetries();
    }

    /** Refuses games that no predictor can look ahead in, with a sentence. */
    public static void check(Game<?> game) {
        Capabilities can = game.capabilities();
        String why = can.chance()
                ? "in " + game.name() + " dice or cards move"
                : can.hidden()
                        ? "in " + game.name() + " players see different things"
                        : can.players() != 2 ? game.name() + " has " + can.players() + " players" : "";
        if (!why.isEmpty()) {
            throw new InputException(
                    "People can be trained for games of two players with nothing hidden and no chance; " + why + ".");
        }
    }

    /**
     * A model, and how well it predicted games that it had not learned from.
     *
     * @param looks without looking ahead
     * @param layer looking ahead
     * @param all with the book, too
     * @param decisions how many taught what moves look like
     * @param voice how well it does with a network; empty where none was asked
     */
    public record Trained(
            PopulationModel model,
            PredictionScore looks,
            PredictionScore layer,
            PredictionScore all,
            long decisions,
            Optional<FittedVoice> voice) {}

    /** Trains without keeping anything on the way. */
    public Trained train(List<ArchivedGame<P>> games) {
        try {
            return train(games, TrainingFile.nowhere());
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nowhere is no file
        }
    }

    /**
     * Trains, or goes on with it. The caller deletes the file when the model is safe.
     *
     * @throws InputException where there is too little to learn from
     * @throws CancellationException where the monitor stops it; then the file has all that was done
     */
    public Trained train(List<ArchivedGame<P>> games, TrainingFile file) throws IOException {
        Random random = new Random(plan.seed());
        TrainingCourse<P> course = TrainingCourse.of(FairShares.of(games, random), ONE_IN, random);
        DecisionSample<P> sample = DecisionSample.of(game, course, plan, DEEPER_ONE_IN, random);
        if (!sample.isEnough(MEASURED_ONE_IN)) throw new InputException(tooLittle(games));
        StrengthScale strengths = StrengthScale.of(games.stream()
                .flatMapToDouble(each -> Arrays.stream(each.strengths()))
                .toArray());
        PoolScale pools = pools(course.games());
        PolicyTrainer<P> policy = new PolicyTrainer<>(game, plan.firstPly(), strengths, pools);
        TrainingProgress progress = new TrainingProgress(policy, !networks.isEmpty());
        file.open(
                "Outwit training of people, version 4, " + TrainingMark.of(game, plan, games) + networksMark(),
                progress);
        try {
            return train(course, strengths, pools, sample, policy, progress, file);
        } catch (CancellationException e) {
            file.keepNow();
            throw e;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private Trained train(
            TrainingCourse<P> course,
            StrengthScale strengths,
            PoolScale pools,
            DecisionSample<P> sample,
            PolicyTrainer<P> policy,
            TrainingProgress progress,
            TrainingFile file) {
        LookaheadPlan lookahead = new LookaheadPlan(plan.depths(), DISTANCE_IN_SIZES * size(), size());
        policy.learn(course.games(), course.taught(), parallel, monitor, file::keep);
        MoveCounts book = new MoveCounts();
        for (ArchivedGame<P> each : course.teaching()) remember(each, book);
        if (progress.fitted() == null) {
            List<SeenDecision> seen = sample.look(
                    policy.looks(), lookahead, strengths, pools, progress.values(), parallel, monitor, file::keep);
            FittedLayers layers = fit(seen, sample.deeper(), lookahead, pools, book, progress.layers(), file);
            PopulationModel outOfFold = model(policy, lookahead, layers, strengths, pools, book);
            if (progress.voice().isEmpty()) {
                voice(outOfFold, sample, seen).ifPresent(progress::voice);
                file.keep();
            }
            progress.fitted(layers.with(personal(outOfFold, course)));
            file.keepNow();
        }
        FittedLayers fitted = progress.fitted();
        policy.learn(course.games(), course.games().size(), parallel, monitor, file::keep);
        for (ArchivedGame<P> each : course.settling()) remember(each, book);
        PopulationModel alone = model(policy, lookahead, fitted, strengths, pools, book);
        PopulationModel model = progress.voice()
                .map(voice -> alone.with(new Voices(networks, voice.weights())))
                .orElse(alone);
        return new Trained(model, fitted.looks(), fitted.layer(), fitted.all(), policy.decisions(), progress.voice());
    }

    /** A training with other networks is another one. */
    private String networksMark() {
        return networks.entries().stream()
                .map(each -> " " + each.rating()
                        + networks.network(each.file()).mark().fingerprint())
                .collect(Collectors.joining());
    }

    /** How far networks are believed, by decisions that were not looked at deeper. */
    private Optional<FittedVoice> voice(PopulationModel outOfFold, DecisionSample<P> sample, List<SeenDecision> seen) {
        PopulationModel asking = outOfFold.with(new Voices(networks, VoiceWeights.USUAL));
        LayerFit fit = new LayerFit(
                outOfFold.plan(),
                game.phases().names().size(),
                outOfFold.looks().leanings().size(),
                outOfFold.pools().size(),
                game.features().size());
        return new VoiceTraining(asking, fit, parallel, monitor)
                .train(
                        sample,
                        sample.deeper(),
                        seen.subList(sample.deeper(), seen.size()),
                        number -> number % MEASURED_ONE_IN == 0);
    }

    /** Those in which decisions teach. */
    private static PoolScale pools(List<? extends ArchivedGame<?>> games) {
        long[] counts = new long[Pool.values().length];
        for (ArchivedGame<?> each : games) {
            int teaching = each.players().length - Integer.bitCount(each.muted());
            each.pool().ifPresent(pool -> counts[pool.ordinal()] += teaching);
        }
        return PoolScale.of(counts);
    }

    private PopulationModel model(
            PolicyTrainer<P> policy,
            LookaheadPlan lookahead,
            FittedLayers fitted,
            StrengthScale strengths,
            PoolScale pools,
            MoveCounts book) {
        return new PopulationModel(
                game.name(),
                policy.games() + " games",
                policy.looks(),
                lookahead,
                fitted.layers(),
                strengths,
                pools,
                BookSelection.of(book, plan.bookSize()),
                fitted.trust(),
                fitted.personal(),
                fitted.tilt());
    }

    /** How far to follow a person, by strangers: nothing of theirs has taught looks or book yet. */
    private PersonalPlan personal(PopulationModel outOfFold, TrainingCourse<P> course) {
        List<String> strangers = course.strangers().stream()
                .filter(name -> !ProgramNames.has(name))
                .sorted()
                .toList();
        return new PersonalFit<>(game, outOfFold, plan.seed(), parallel, monitor).fit(course.settling(), strangers);
    }

    /** A difference that matters: two of the game's units where a win is counted in them, as in Othello, else less. */
    private int size() {
        return Math.max(1, game.scale().unit());
    }

    private void remember(ArchivedGame<P> archived, MoveCounts book) {
        archived.teach((position, move, ply) -> {
            int symmetry = symmetries.standard(position);
            book.add(symmetries.key(position, symmetry), symmetries.move(move, symmetry));
        });
    }

    /** Fits the layers that are missing, and measures the usual one. */
    private FittedLayers fit(
            List<SeenDecision> seen,
            int deep,
            LookaheadPlan lookahead,
            PoolScale pools,
            MoveCounts book,
            List<double[][]> layers,
            TrainingFile file) {
        List<SeenDecision> deeper = part(seen.subList(0, deep), false);
        List<SeenDecision> usual = part(seen.subList(deep, seen.size()), false);
        List<SeenDecision> measured = part(seen.subList(deep, seen.size()), true);
        LayerFit fit = new LayerFit(
                lookahead,
                game.phases().names().size(),
                Standing.leanings(pools),
                pools.size(),
                game.features().size());
        while (layers.size() <= lookahead.mostDepth()) {
            monitor.throwIfStopped();
            monitor.progress("weighing looks and values", layers.size(), lookahead.mostDepth() + 1L);
            layers.add(fit.layer(layers.size(), usual, deeper));
            file.keep();
        }
        int depth = lookahead.depth();
        double[][] layer = layers.get(depth);
        Trust trust = new BookFit(usual, fit.choices(usual, depth), layer, book).trust();
        Choices choices = fit.choices(measured, depth);
        return new FittedLayers(
                List.copyOf(layers),
                trust,
                PersonalPlan.beside(trust),
                new TiltFit(lookahead, fit, book, trust).tilt(seen.subList(0, deep), layers),
                Softmax.score(fit.choices(measured, 0), layers.get(0)),
                Softmax.score(choices, layer),
                new BookFit(measured, choices, layer, book).score(trust));
    }

    private static Set<String> names(List<? extends ArchivedGame<?>> games) {
        Set<String> names = new HashSet<>();
        for (ArchivedGame<?> each : games) names.addAll(List.of(each.players()));
        return names;
    }

    private String tooLittle(List<ArchivedGame<P>> games) {
        TrainingPlan everything = plan.withDecisions(Integer.MAX_VALUE);
        int decisions = DecisionSample.of(
                        game, new TrainingCourse<>(games, 0, names(games)), everything, 1, new Random())
                .size();
        return "There is too little to learn from: " + games.size() + " games with " + decisions
                + " decisions after ply " + plan.firstPly() + ". Expected some hundred games, better thousands.";
    }

    private static List<SeenDecision> part(List<SeenDecision> decisions, boolean measured) {
        return decisions.stream()
                .filter(each -> (each.game() % MEASURED_ONE_IN == 0) == measured)
                .toList();
    }
}
