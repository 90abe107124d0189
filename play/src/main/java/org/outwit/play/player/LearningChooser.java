package org.outwit.play.player;

import java.util.function.Consumer;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Player;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.learn.example.Example;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.play.resources.LentTable;

/**
 * A player who learns whom it plays against, after OLSY of Carmel and Markovitch: it watches the other's moves, plays with the
 * model as soon as it can be trusted, and like everybody else until then. The learner outlives games, so what was learned in
 * one serves in the next.
 */
public final class LearningChooser<P extends Position> implements MoveChooser<P> {

    private final OnlineLearner<P> learner;
    private final Evaluator<P> own;
    private final Game<P> game;
    private final LentTable table;
    private final int margin;
    private final int sure;
    private final SearchingChooser<P> chooser;
    private GameHistory<P> seen;
    private int gameNumber;

    /**
     * {@code margin} is what a model may cost at most by its own judgement, as an int of the game's scale; {@code sure} is
     * the same for one that hardly ever errs.
     */
    public LearningChooser(
            Game<P> game, Evaluator<P> own, LentTable table, OnlineLearner<P> learner, int margin, int sure) {
        this.game = game;
        this.own = own;
        this.table = table;
        this.learner = learner;
        this.margin = margin;
        this.sure = sure;
        this.chooser = new SearchingChooser<>(this::search, Integer.MAX_VALUE, false, table);
    }

    /** What it knows of the other by now. */
    public OnlineLearner<P> learner() {
        return learner;
    }

    @Override
    public Result choose(Turn<P> turn) {
        watch(turn);
        return chooser.choose(turn);
    }

    /** Gives the table back; what was learned stays. */
    @Override
    public void close() {
        chooser.close();
    }

    /** Learns what the opponent decided since the last turn. A forced move is no decision, and neither is one that was given. */
    private void watch(Turn<P> turn) {
        GameHistory<P> history = turn.history();
        boolean goesOn = seen != null && history.isSameGameAs(seen);
        int from = Math.max(history.given(), goesOn ? history.sharedWith(seen) : 0);
        if (!goesOn)
            gameNumber = 1
                    + learner.examples().stream().mapToInt(Example::game).max().orElse(-1);
        seen = history;
        history.forEach((before, move, ply) -> {
            boolean theirs = ply >= from && before.mover() != turn.seat() && before.mover() != Position.CHANCE;
            if (theirs && before.countMoves(new int[before.mostMoves()], 0) > 1) {
                learner.saw(new Example<>(Position.copyOf(before), move, gameNumber, ply));
            }
        });
    }

    private Search<P> search(P root, int viewer, Consumer<Result> progress) {
        return learner.trusted()
                .<Search<P>>map(lesson ->
                        engine(lesson).margin(lesson.isSure() ? sure : margin).onProgress(progress))
                .orElseGet(() -> new Engine<>(game, own, table.get()).onProgress(progress));
    }

    /**
     * Asks the predictor, unless the model is nothing but a search: then the engine's own finds the same move, the first of the best,
     * and more cheaply, since it has a table and does not value the other moves.
     */
    private NextReplyEngine<P> engine(OnlineLesson<P> lesson) {
        if (!lesson.model().isPlainSearch()) return new NextReplyEngine<>(game, own, lesson.predictor(), table.get());
        Player<P> theirs = new Player<>(lesson.evaluator(), lesson.depth(), 0, null);
        return new NextReplyEngine<>(game, Player.of(own).facing(theirs), table.get());
    }
}
