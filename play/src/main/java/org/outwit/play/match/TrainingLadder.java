package org.outwit.play.match;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.selfplay.LadderStep;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.resources.Resources;

/**
 * Measures what a training has gained: matches of trained weights against those that it began with, both with the same limits for each
 * move. Every match has the same openings, which the training does not know.
 */
public final class TrainingLadder<P extends Position> {

    private static final int MEGABYTES = 1;
    private static final int OPENING_PLIES = 4;
    private static final int MOST_PLIES = 600;

    private final Game<P> game;
    private final PlayerSpec start;
    private final int games;
    private final long nodes;
    private final long seed;
    private final Resources resources;

    /** {@code nodes} limits each move; with dice both look one ply ahead instead, as they did in training. */
    public TrainingLadder(Game<P> game, PlayerSpec start, int games, long nodes, long seed, Resources resources) {
        this.game = game;
        this.start = start;
        this.games = games;
        this.nodes = nodes;
        this.seed = seed;
        this.resources = resources;
    }

    /**
     * Plays the match of one step.
     *
     * @param weights the file that has been written after {@code games} games
     * @throws CancellationException where the monitor stops it
     */
    public LadderStep step(Path weights, int trained, ProgressMonitor monitor) {
        PlayerSettings settings = PlayerSettings.USUAL.withTable(MEGABYTES).sharing(resources);
        Limits limits = game.capabilities().chance() ? Limits.depth(1) : Limits.NONE.withNodes(nodes);
        MatchPlan<P> plan = new MatchPlan<>(
                game,
                List.of(PlayerSpec.plain("file:" + weights), start),
                List.of(settings, settings),
                games,
                seed,
                limits,
                TimeControl.NONE,
                OPENING_PLIES,
                MOST_PLIES);
        AtomicInteger done = new AtomicInteger();
        List<MatchGame> played = new Match<>(plan, resources)
                .play(
                        List.of(),
                        Runtime.getRuntime().availableProcessors(),
                        game -> monitor.progress("measuring what was gained", done.incrementAndGet(), games),
                        monitor::isStopped);
        monitor.throwIfStopped();
        MatchScore score = MatchScore.of(played);
        return new LadderStep(
                trained, score.wins(), score.draws(), score.losses(), score.points(), score.low(), score.high());
    }
}
