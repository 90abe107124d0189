package org.outwit.play.player;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Duel;
import org.outwit.core.catalogue.EngineMaker;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.tree.Exact;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.prediction.SearchPredictor;
import org.outwit.play.resources.LentTable;

/** One player against the opponent of their model, played by the engine that the catalogue has for it; remembers what it expected last. */
final class PlayedDuel<P extends Position> implements SearchMaker<P>, Duel<P> {

    private final EngineMaker.Duels engines;
    private final Game<P> game;
    private final Player<P> player;
    private final Strategy theirs;
    private final PlayerSettings equipment;
    private final ModelPlayers models;
    private final LentTable table;
    private ModelPredictor<P> person; // made once, because it may have a book to read
    private MovePredictor<P> predictor;
    private Optional<ReplyForecast> forecast = Optional.empty();
    private Optional<ResortForecast> resort = Optional.empty();

    /** {@code theirs} is how the model of {@code player} was written. */
    PlayedDuel(
            Algorithm algorithm,
            Game<P> game,
            Player<P> player,
            Strategy theirs,
            PlayerSettings equipment,
            ModelPlayers models,
            LentTable table) {
        this.engines = algorithm.engine(EngineMaker.Duels.class).orElseThrow();
        this.game = game;
        this.player = player;
        this.theirs = theirs;
        this.equipment = equipment;
        this.models = models;
        this.table = table;
        if (!algorithm.judges()) person(); // which may complain, and better now than at the first move
    }

    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        forecast = Optional.empty();
        resort = Optional.empty();
        return engines.of(this, root, viewer, progress);
    }

    @Override
    public Game<P> game() {
        return game;
    }

    @Override
    public Player<P> player() {
        return player;
    }

    @Override
    public Optional<MovePredictor<P>> person() {
        if (person == null && models.isPerson(theirs)) person = models.predictor(game, theirs);
        return Optional.ofNullable(person);
    }

    /** People are predicted as their files say, a written player by their own search. */
    @Override
    public MovePredictor<P> predictor() {
        if (predictor != null) return predictor;
        predictor = person().isPresent()
                ? ExpectingMaker.glancing(person)
                : new SearchPredictor<>(
                        game, player.model().evaluator(), player.model().depth(), written());
        return predictor;
    }

    private double written() {
        return theirs.temperature().map(Exact::doubleValue).orElse(0.0);
    }

    @Override
    public double temperature() {
        return written() * game.scale().unit();
    }

    @Override
    public OptionalInt margin() {
        return equipment.margin(game);
    }

    @Override
    public boolean exact() {
        return equipment.exact();
    }

    @Override
    public TranspositionTable table() {
        return table.get();
    }

    @Override
    public void forecast(ReplyForecast told) {
        forecast = Optional.of(told);
    }

    @Override
    public Optional<ReplyForecast> forecast() {
        return forecast;
    }

    /** Whoever looks to a depth of their own does no more. */
    @Override
    public OptionalLong resorts() {
        boolean wished = equipment.resorts() && !exact() && player.depth() == Integer.MAX_VALUE;
        return wished ? OptionalLong.of(equipment.seed()) : OptionalLong.empty();
    }

    @Override
    public void resort(ResortForecast told) {
        resort = Optional.of(told);
    }

    @Override
    public Optional<ResortForecast> resort() {
        return resort;
    }
}
