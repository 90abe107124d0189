package org.outwit.play.player;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.learn.model.ModelPredictor;

/** Makes engines that expect replies, and remembers what the last of them expected. */
final class ExpectingMaker<P extends Position> implements SearchMaker<P> {

    /** How many plies a predictor may look ahead: enough to see what hangs, and cheap beside any search. */
    private static final int GLANCE = 2;

    private final Game<P> game;
    private final Supplier<Optional<ExpectedReplyEngine<P>>> engines;
    private final SearchMaker<P> otherwise;
    private Optional<ReplyForecast> forecast = Optional.empty();

    /** {@code otherwise} makes the search while there is no engine, because nobody is known yet. */
    ExpectingMaker(Game<P> game, Supplier<Optional<ExpectedReplyEngine<P>>> engines, SearchMaker<P> otherwise) {
        this.game = game;
        this.engines = engines;
        this.otherwise = otherwise;
    }

    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        forecast = Optional.empty();
        Optional<ExpectedReplyEngine<P>> engine = engines.get();
        if (engine.isEmpty()) return otherwise.from(root, viewer, progress);
        return engine.get()
                .swing(ExpectedReplyEngine.usualSwing(game))
                .onForecast(told -> forecast = Optional.of(told))
                .onProgress(progress);
    }

    @Override
    public Optional<ReplyForecast> forecast() {
        return forecast;
    }

    /**
     * A predictor that takes next to no time. People are known by how moves look almost as well as by a search of their own, and what the
     * plain search would lose to that is worth more; see docs/models.md.
     */
    static <P extends Position> MovePredictor<P> glancing(ModelPredictor<P> predictor) {
        boolean looksFurther = predictor.isOneOfPeople() && predictor.depth() > GLANCE;
        return looksFurther ? predictor.lookingAhead(GLANCE) : predictor;
    }
}
