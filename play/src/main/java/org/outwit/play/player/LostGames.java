package org.outwit.play.player;

import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.engine.LastResort;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Observation;
import org.outwit.core.turn.Turn;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.prediction.SearchPredictor;
import org.outwit.play.resources.LentTable;

/**
 * A player who makes it hard for the opponent where best play does not help: by a {@link LastResort} in the turns of a game. Whoever only
 * asks what a position is worth gets the answer of best play. The opponent is taken for anybody who plays the game.
 */
final class LostGames<P extends Position> implements SearchMaker<P> {

    /** How far a search looks that stands in for people of whom nothing is known. */
    private static final int NOBODYS_DEPTH = 2;

    private final Game<P> game;
    private final Evaluator<P> own;
    private final SearchMaker<P> maker;
    private final LentTable table;
    private final PlayerSettings equipment;
    private MovePredictor<P> anybody; // made once it is needed: people are megabytes
    private Optional<ResortForecast> resort = Optional.empty();

    LostGames(Game<P> game, Evaluator<P> own, SearchMaker<P> maker, LentTable table, PlayerSettings equipment) {
        this.game = game;
        this.own = own;
        this.maker = maker;
        this.table = table;
        this.equipment = equipment;
    }

    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        return maker.from(root, viewer, progress);
    }

    @Override
    public Search<P> at(Turn<P> turn) {
        forget();
        return after(maker.at(turn)).onProgress(turn.progress());
    }

    LastResort<P> after(Search<P> plain) {
        return new LastResort<>(game, own, this::anybody, table.get(), plain, equipment.seed())
                .onForecast(told -> resort = Optional.of(told));
    }

    private MovePredictor<P> anybody() {
        if (anybody == null)
            anybody = anybody(game, equipment.resources().populations().of(game));
        return anybody;
    }

    /** What anybody plays where it is known how people play, and elsewhere what a short search finds good. */
    static <P extends Position> MovePredictor<P> anybody(Game<P> game, Optional<PopulationModel> people) {
        if (people.isPresent()) {
            PopulationPredictor<P> usual = PopulationPredictor.of(game, people.get(), Double.NaN);
            return usual.lookingAhead(ExpectingMaker.glance(usual.depth()));
        }
        return new SearchPredictor<>(game, game.defaultEvaluator(), NOBODYS_DEPTH, Manner.error(game));
    }

    /** What was told before is about another turn. */
    void forget() {
        resort = Optional.empty();
    }

    @Override
    public Optional<ResortForecast> resort() {
        return resort;
    }

    @Override
    public Result shown(Observation.Shown<P> shown, Limits limits) {
        return maker.shown(shown, limits);
    }

    @Override
    public Optional<ReplyForecast> forecast() {
        return maker.forecast();
    }

    @Override
    public Optional<Insight<P>> insight() {
        return maker.insight();
    }

    @Override
    public void tookBack(GameHistory<P> history) {
        maker.tookBack(history);
    }

    @Override
    public void gameOver(GameHistory<P> history, int seat) {
        maker.gameOver(history, seat);
    }

    @Override
    public void close() {
        maker.close();
    }
}
