package org.outwit.play.player;

import java.util.Optional;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.play.resources.LentTable;

/**
 * A player who learns its opponent, after OLSY of Carmel and Markovitch. It watches the opponent's moves. As soon as it has a model,
 * however good, it takes what that predicts into account, within a margin. The learner outlives games, so what was learned in one
 * serves in the next.
 */
public final class LearningChooser<P extends Position> implements MoveChooser<P> {

    private final OnlineLearner<P> learner;
    private final Evaluator<P> own;
    private final Game<P> game;
    private final LentTable table;
    private final int margin;
    private final SearchingChooser<P> chooser;
    private final DecisionWatch<P> watch;
    private OnlineLesson<P> lesson; // whose predictor this is
    private MovePredictor<P> predictor;

    /** {@code margin} is what a model may cost at most by its own judgement, as an int of the game's scale. */
    public LearningChooser(Game<P> game, Evaluator<P> own, LentTable table, OnlineLearner<P> learner, int margin) {
        this.game = game;
        this.own = own;
        this.table = table;
        this.learner = learner;
        this.margin = margin;
        this.watch = new DecisionWatch<>(learner);
        SearchMaker<P> plain = (root, viewer, progress) -> new Engine<>(game, own, table.get()).onProgress(progress);
        SearchMaker<P> unknown = new LostGames<>(game, own, plain, table, PlayerSettings.USUAL);
        this.chooser = new SearchingChooser<>(
                new ExpectingMaker<>(game, this::engine, unknown), Integer.MAX_VALUE, false, table);
    }

    /** What it knows about the opponent so far. */
    public OnlineLearner<P> learner() {
        return learner;
    }

    @Override
    public Result choose(Turn<P> turn) {
        watch.follow(turn.history(), seat -> seat != turn.seat());
        return chooser.choose(turn);
    }

    @Override
    public Optional<ReplyForecast> forecast() {
        return chooser.forecast();
    }

    @Override
    public Optional<ResortForecast> resort() {
        return chooser.resort();
    }

    /** Gives the table back; what was learned stays. */
    @Override
    public void close() {
        chooser.close();
    }

    @Override
    public void tookBack(GameHistory<P> history) {
        watch.tookBack(history);
    }

    private Optional<ExpectedReplyEngine<P>> engine() {
        return learner.last().map(known -> {
            if (known != lesson) {
                lesson = known;
                predictor = ExpectingMaker.glancing(known.predictor());
            }
            return new ExpectedReplyEngine<>(game, own, predictor, margin, table.get());
        });
    }
}
