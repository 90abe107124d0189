package org.outwit.learn.selfplay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.progress.TrainingFile;

/** The training of one evaluator from beginning to end, with the file that it goes on from and the one that it is for. */
public final class SelfPlayTraining<P extends Position> {

    private final Game<P> game;
    private final String start;
    private final SelfPlayPlan plan;
    private final TrainableEvaluator<P> evaluator;
    private final SelfPlayTrainer<P> trainer;
    private final SelfPlayProgress progress = new SelfPlayProgress();

    /**
     * Plays some games to find out how large things are in this game.
     *
     * @param start what people call the evaluator that has these weights
     */
    public SelfPlayTraining(
            Game<P> game,
            String start,
            StartingWeights<P> weights,
            SelfPlayPlan plan,
            Parallel parallel,
            ProgressMonitor monitor) {
        this(game, start, SelfPlayTrainer.start(game, weights, plan, parallel, monitor), plan, parallel, monitor);
    }

    /** @param start what people call the evaluator as it is before the training */
    public SelfPlayTraining(
            Game<P> game,
            String start,
            TrainableEvaluator<P> evaluator,
            SelfPlayPlan plan,
            Parallel parallel,
            ProgressMonitor monitor) {
        check(game);
        this.game = game;
        this.start = start;
        this.plan = plan;
        this.evaluator = evaluator;
        this.trainer =
                new SelfPlayTrainer<>(game, evaluator, SelfPlayTrainer.selfPlay(game, plan), plan, parallel, monitor);
        progress.begin(evaluator.weights());
    }

    /** Refuses games that cannot be learned this way, with a sentence. */
    public static void check(Game<?> game) {
        Capabilities can = game.capabilities();
        String why = can.hidden()
                ? "in " + game.name() + " players see different things"
                : can.players() != 2
                        ? game.name() + " has " + can.players() + " players"
                        : can.zeroSum() ? "" : "in " + game.name() + " both may win";
        if (!why.isEmpty()) {
            throw new InputException(
                    "Self-play trains evaluators of games for two players with nothing hidden, in which"
                            + " one wins what the other loses; " + why + ".");
        }
        if (game.features().isEmpty()) {
            throw new InputException(game.name() + " has no features, so there are no weights to train.");
        }
    }

    /**
     * Goes on from what the file has, or begins one.
     *
     * @param besides what else must be the same for that
     */
    public void open(TrainingFile file, String besides) throws IOException {
        String title = "Outwit training by self-play, version 1, " + game.name() + " from " + start + " "
                + Integer.toHexString(Arrays.hashCode(evaluator.weights())) + ", " + plan + ", " + besides;
        file.open(title.replace('\n', ' '), progress);
    }

    /** How many games have been learned from. */
    public int games() {
        return progress.games();
    }

    /** Goes on until {@code games} have been learned from; stops where the monitor says so, and then the file has all that was done. */
    public void trainTo(int games, TrainingFile file) throws IOException {
        try {
            trainer.trainTo(games, progress, file::keep);
            file.keepNow();
        } catch (CancellationException e) {
            file.keepNow();
            throw e;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** What is trained, to the last bit. */
    double[] weights() {
        return evaluator.weights();
    }

    /** Writes the weights as they are now. */
    public void write(Path file, ReplaceRule rule) throws IOException {
        WeightsFile.write(game, evaluator, origin(), file, rule);
    }

    public WeightsOrigin origin() {
        return plan.origin(start, progress.games());
    }

    /** Whether it has been measured what was gained after this number of games. */
    public boolean hasStep(int games) {
        return progress.ladder().stream().anyMatch(step -> step.trained() == games);
    }

    /** It has been measured, and need not be again. */
    public void add(LadderStep step, TrainingFile file) {
        progress.ladder().add(step);
        file.keepNow();
    }

    public List<LadderStep> ladder() {
        return List.copyOf(progress.ladder());
    }
}
