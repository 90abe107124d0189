package org.outwit.play.player;

import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.LastResort;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.Turn;
import org.outwit.play.resources.LentTable;

/**
 * A level that makes it hard for the opponent where its game is lost and it can see that: a few thousand nodes have to show the end. Everywhere
 * else it plays as it does, draws and wins included, so that it is no stronger than it is said to be where something is left to play for.
 */
final class ResistingLevel<P extends Position> implements SearchMaker<P> {

    /** So many nodes a level looks for the end of the game, and as many times more it tries lines. */
    private static final long NODES = 3_000;

    private static final int LINES = 5;
    private static final int MEGABYTES = 1;

    private final SearchMaker<P> level;
    private final LostGames<P> lost;
    private final Game<P> game;
    private final Evaluator<P> own;
    private final LentTable table;

    ResistingLevel(Game<P> game, SearchMaker<P> level, PlayerSettings equipment) {
        this.game = game;
        this.level = level;
        this.own = game.defaultEvaluator();
        this.table = equipment.resources().table(MEGABYTES);
        this.lost = new LostGames<>(game, own, level, table, equipment);
    }

    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        return level.from(root, viewer, progress);
    }

    @Override
    public Search<P> at(Turn<P> turn) {
        Search<P> usual = level.at(turn);
        return (root, viewer, limits) -> {
            lost.forget();
            Result found = lost.after(this::glance).search(root, viewer, bounded(limits));
            boolean resorts = LastResort.isFor(found) && found.value() < 0;
            if (!resorts) return usual.search(root, viewer, limits);
            turn.progress().accept(found);
            return found;
        };
    }

    /** Looks for a loss that is near; a draw is no reason to play otherwise. */
    private Result glance(P root, int viewer, Limits limits) {
        Limits few = limits.withNodes(Math.min(limits.nodes(), NODES));
        Result found = new Engine<>(game, own, table.get()).search(root, viewer, few);
        return LastResort.isFor(found) && found.value() == 0
                ? Result.stopped(StopReason.FINISHED, found.counts())
                : found;
    }

    private static Limits bounded(Limits limits) {
        return limits.withDepth(Integer.MAX_VALUE).withNodes(Math.min(limits.nodes(), NODES * (1 + LINES)));
    }

    @Override
    public Optional<ResortForecast> resort() {
        return lost.resort();
    }

    @Override
    public void close() {
        level.close();
        table.close();
    }
}
