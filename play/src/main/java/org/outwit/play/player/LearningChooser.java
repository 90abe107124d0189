package org.outwit.play.player;

import java.util.function.Consumer;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.online.Watching;

/**
 * A player who learns whom he plays against, after OLSY of Carmel and Markovitch: he watches the other's moves, plays with the
 * model as soon as it can be trusted, and like everybody else until then. The learner outlives games, so what was learned in
 * one serves in the next.
 */
public final class LearningChooser<P extends Position> implements MoveChooser<P> {

    private final OnlineLearner<P> learner;
    private final Watching<P> watching;
    private final Evaluator<P> own;
    private final Game<P> game;
    private final TranspositionTable table;
    private final int margin;
    private final int sure;
    private final SearchingChooser<P> chooser;

    /**
     * {@code margin} is what a model may cost at most by his own judgement, as an int of the game's scale; {@code sure} is
     * the same for one that hardly ever errs.
     */
    public LearningChooser(
            Game<P> game, Evaluator<P> own, TranspositionTable table, OnlineLearner<P> learner, int margin, int sure) {
        this.game = game;
        this.own = own;
        this.table = table;
        this.learner = learner;
        this.margin = margin;
        this.sure = sure;
        this.watching = new Watching<>(learner::saw);
        this.chooser = new SearchingChooser<>(this::search, Integer.MAX_VALUE, false);
    }

    /** What he knows of the other by now. */
    public OnlineLearner<P> learner() {
        return learner;
    }

    @Override
    public Result choose(P root, Limits limits, Consumer<Result> progress) {
        // What cannot have come about from his last move belongs to another game.
        if (!watching.turn(root)) watching.newGame();
        Result result = chooser.choose(root, limits, progress);
        watching.played(root, result.move());
        return result;
    }

    private Search<P> search(P root, int viewer, Consumer<Result> progress) {
        return learner.trusted()
                .<Search<P>>map(lesson -> new NextReplyEngine<>(game, mind(lesson), table)
                        .margin(lesson.isSure() ? sure : margin)
                        .onProgress(progress))
                .orElseGet(() -> new Engine<>(game, own, table).onProgress(progress));
    }

    private Player<P> mind(OnlineLesson<P> lesson) {
        return new Player<>(own, Player.AS_DEEP_AS_WE, 0, new Player<>(lesson.evaluator(), lesson.depth(), 0, null));
    }
}
