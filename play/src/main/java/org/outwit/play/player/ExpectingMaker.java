package org.outwit.play.player;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.turn.Turn;
import org.outwit.learn.model.ModelPredictor;

/** Makes engines that expect replies, and remembers what the last of them expected. */
final class ExpectingMaker<P extends Position> implements SearchMaker<P> {

    /** How many plies a predictor looks ahead at most: enough to see what hangs and what follows, and cheap beside any search. */
    private static final int MOST_GLANCE = 4;

    /** What hangs is always seen. */
    private static final int LEAST_GLANCE = 2;

    /** Lines are drawn by it where best play does not help; each position has its own draws. */
    private static final long SEED = 1;

    private final Game<P> game;
    private final Supplier<Optional<ExpectedReplyEngine<P>>> engines;
    private final SearchMaker<P> otherwise;
    private Optional<ReplyForecast> forecast = Optional.empty();
    private Optional<ResortForecast> resort = Optional.empty();
    private boolean isKnown; // whom the last search was against

    /** {@code otherwise} makes the search while there is no engine, because nobody is known yet. */
    ExpectingMaker(Game<P> game, Supplier<Optional<ExpectedReplyEngine<P>>> engines, SearchMaker<P> otherwise) {
        this.game = game;
        this.engines = engines;
        this.otherwise = otherwise;
    }

    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        forecast = Optional.empty();
        resort = Optional.empty();
        Optional<ExpectedReplyEngine<P>> engine = engines.get();
        isKnown = engine.isPresent();
        return isKnown ? expecting(engine.get(), progress) : otherwise.from(root, viewer, progress);
    }

    @Override
    public Search<P> at(Turn<P> turn) {
        Search<P> search = from(turn.position(), turn.seat(), turn.progress());
        return isKnown ? search : otherwise.at(turn);
    }

    private Search<P> expecting(ExpectedReplyEngine<P> engine, Consumer<Result> progress) {
        return engine.swing(ExpectedReplyEngine.usualSwing(game))
                .onForecast(told -> forecast = Optional.of(told))
                .resorting(SEED, told -> resort = Optional.of(told))
                .onProgress(progress);
    }

    @Override
    public Optional<ReplyForecast> forecast() {
        return forecast;
    }

    @Override
    public Optional<ResortForecast> resort() {
        return isKnown ? resort : otherwise.resort();
    }

    /**
     * A predictor that takes next to no time. People are known by how moves look almost as well as by a search of their own, and what the
     * plain search would lose to that is worth more; see docs/models.md.
     */
    static <P extends Position> MovePredictor<P> glancing(ModelPredictor<P> predictor) {
        int glance = glance(predictor.depth());
        boolean looksFurther = predictor.isOneOfPeople() && predictor.depth() > glance;
        return looksFurther ? predictor.lookingAhead(glance) : predictor;
    }

    /**
     * How far a predictor of people looks at a glance who look so far ahead: half as far. Where each ply is dear, as in
     * chess, people look less far, and so does the glance.
     */
    static int glance(int depth) {
        return Math.min(depth, Math.max(LEAST_GLANCE, Math.min(MOST_GLANCE, depth / 2)));
    }
}
