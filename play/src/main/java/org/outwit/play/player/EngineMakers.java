package org.outwit.play.player;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.endgame.Tables;
import org.outwit.core.engine.ChanceEngine;
import org.outwit.core.engine.ChanceModelEngine;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.ForeseenLinesEngine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.search.Search;
import org.outwit.core.tree.Exact;
import org.outwit.learn.prediction.SearchPredictor;
import org.outwit.play.resources.LentTable;

/** Makes the engines by which one player plays: plain, erring, a clone, or with one level of modelling. All share one table. */
final class EngineMakers<P extends Position> {

    /** Values count by their share of so many units of the game: two men, pieces or discs decide. */
    static final double LINE_SWING = 2;

    /** How far a line against somebody who is written down is believed: nobody is known better than this. */
    static final double LINE_TRUST = 0.95;

    private static final int LOWEST = 1 - Value.INFINITY;
    private static final int HIGHEST = Value.INFINITY - 1;

    private final Game<P> game;
    private final PlayerSpec player;
    private final PlayerSettings equipment;
    private final Functions<P> functions;
    private final ModelPlayers models;
    private final Tables<P> tables; // or null
    private final TasteTerm<P> taste; // null for none
    private LentTable table; // null where no search needs one
    private Engine<P> engine; // made with the first search, when its table is borrowed

    EngineMakers(
            Game<P> game,
            PlayerSpec player,
            PlayerSettings equipment,
            Functions<P> functions,
            ModelPlayers models,
            Tables<P> tables,
            TasteTerm<P> taste) {
        this.game = game;
        this.player = player;
        this.equipment = equipment;
        this.functions = functions;
        this.models = models;
        this.tables = tables;
        this.taste = taste;
    }

    /** The table of the searches that were made, or null where they need none. */
    LentTable table() {
        return table;
    }

    /** Says that the searches need one, and lends it when they begin. */
    LentTable needTable() {
        table = equipment.resources().table(equipment.megabytes());
        return table;
    }

    private Engine<P> plainEngine(Evaluator<P> own) {
        if (engine != null) return engine;
        Engine<P> plain = new Engine<>(game, own, table.get());
        if (equipment.threads() > 1) {
            plain = plain.onThreads(equipment.threads(), equipment.resources().executor());
        }
        // A win has to count its plies even here, or a slow one would pass for as good as the fastest.
        engine = equipment.exact() ? plain.with(Set.of(Technique.SHORTER_WIN)) : plain;
        return engine;
    }

    SearchMaker<P> plain(Strategy strategy) {
        Evaluator<P> own = functions.of(strategy);
        needTable();
        if (game.capabilities().chance()) return rolling(own);
        return new PlainEngine<>(
                () -> tables == null ? plainEngine(own) : plainEngine(own).withTablebase(tables));
    }

    SearchMaker<P> erring(Strategy own) {
        Evaluator<P> evaluator = functions.of(own);
        needTable();
        Search<P> values = game.capabilities().chance()
                ? (root, viewer, limits) ->
                        Listings.rounded(chanceEngine(evaluator).search(root, viewer, limits))
                : (root, viewer, limits) -> plainEngine(evaluator).search(root, viewer, limits);
        return erring(own, values);
    }

    /** At the dice table; it searches the whole tree to its depth, so whether exact values are asked for makes no difference. */
    private SearchMaker<P> rolling(Evaluator<P> own) {
        return (root, viewer, progress) -> {
            ChanceEngine<P> engine = chanceEngine(own).onProgress(found -> progress.accept(Listings.rounded(found)));
            return (from, who, limits) -> Listings.rounded(engine.search(from, who, limits));
        };
    }

    /** At the dice table with a model of the opponent: a person is predicted, whoever is written down searches and perhaps errs. */
    SearchMaker<P> rolling(Player<P> searcher) {
        LentTable lent = needTable();
        Strategy theirs = player.chain().orElseThrow().get(1);
        MovePredictor<P> person = models.isPerson(theirs) ? models.predictor(game, theirs) : null;
        double temperature = theirs.temperature().map(Exact::doubleValue).orElse(0.0)
                * game.scale().unit();
        int margin = person != null && equipment.margin().isEmpty() ? ExpectingMaker.usualMargin(game) : margin();
        return (root, viewer, progress) -> {
            ChanceModelEngine<P> engine = person == null
                    ? ChanceModelEngine.facing(searcher, temperature, LOWEST, HIGHEST, lent.get())
                    : ChanceModelEngine.predicting(searcher.evaluator(), person, LOWEST, HIGHEST, lent.get());
            ChanceModelEngine<P> telling =
                    engine.margin(margin).onProgress(found -> progress.accept(Listings.rounded(found)));
            return (from, who, limits) -> Listings.rounded(telling.search(from, who, limits));
        };
    }

    /** No game says between what its values lie, and a cube in a position may multiply them; probes prune all the same. */
    private ChanceEngine<P> chanceEngine(Evaluator<P> own) {
        return new ChanceEngine<>(own, LOWEST, HIGHEST, table.get());
    }

    /** Who errs values moves by any search and then draws among them. */
    SearchMaker<P> erring(Strategy own, Search<P> values) {
        double temperature =
                own.temperature().orElseThrow().doubleValue() * game.scale().unit();
        Random random = new Random(equipment.seed());
        return (root, viewer, progress) ->
                SearchMakers.deepening(new QuantalChoice<>(values, temperature, taste, random.nextDouble()), progress);
    }

    /** Plays as the person in the file does. */
    SearchMaker<P> clone(Strategy own) {
        Function<Double, CloneSearch<P>> clones = models.clone(game, own);
        Random random = new Random(equipment.seed());
        return (root, viewer, progress) -> SearchMakers.deepening(clones.apply(random.nextDouble()), progress);
    }

    /** One level of modelling is played by the engines made for it. */
    SearchMaker<P> modelling(Algorithm algorithm, Player<P> searcher) {
        LentTable lent = needTable();
        return switch (algorithm) {
            case ALPHA_BETA_STAR ->
                (root, viewer, progress) ->
                        modelEngine(searcher, root, viewer, lent.get()).onProgress(progress);
            case EXPECTED_REPLY -> expecting(searcher, lent);
            case FORESEEN_LINES ->
                (root, viewer, progress) -> foreseeing(searcher, lent.get()).onProgress(progress);
            default ->
                (root, viewer, progress) ->
                        nextReply(searcher, lent.get()).margin(margin()).onProgress(progress);
        };
    }

    /** The predictor is made once, because it may have a book to read. */
    private SearchMaker<P> expecting(Player<P> searcher, LentTable lent) {
        MovePredictor<P> predictor = predictor(searcher.model());
        int margin = equipment.margin().isEmpty() ? ExpectingMaker.usualMargin(game) : margin();
        Set<Technique> techniques = equipment.exact() ? Set.of(Technique.SHORTER_WIN) : Technique.ALL;
        return new ExpectingMaker<>(
                game,
                () -> Optional.of(new ExpectedReplyEngine<>(game, searcher.evaluator(), predictor, margin, lent.get())
                        .with(techniques)),
                null);
    }

    /** People are predicted as their files say, and whoever is written down by a search of theirs. */
    private MovePredictor<P> predictor(Player<P> model) {
        Strategy theirs = player.chain().orElseThrow().get(1);
        if (models.isPerson(theirs)) return ExpectingMaker.glancing(models.predictor(game, theirs));
        double temperature = theirs.temperature().map(Exact::doubleValue).orElse(0.0);
        return new SearchPredictor<>(game, model.evaluator(), model.depth(), temperature);
    }

    /** People are predicted; whoever is written down searches as an engine does. */
    private NextReplyEngine<P> nextReply(Player<P> searcher, TranspositionTable table) {
        Strategy theirs = player.chain().orElseThrow().get(1);
        return models.isPerson(theirs)
                ? new NextReplyEngine<>(game, searcher.evaluator(), models.predictor(game, theirs), table)
                : new NextReplyEngine<>(game, searcher, table).facing(Technique.ALL);
    }

    /** Written down, they are known for certain, so far as lines go. */
    private ForeseenLinesEngine<P> foreseeing(Player<P> searcher, TranspositionTable table) {
        double swing = LINE_SWING * game.scale().unit();
        ForeseenLinesEngine<P> engine =
                new ForeseenLinesEngine<>(game, searcher, LinePlan.trusting(LINE_TRUST, swing), table).margin(margin());
        return equipment.exact() ? engine.with(Technique.NONE) : engine.facing(Technique.ALL);
    }

    /** Where the game says what decided games are worth the engine bounds sums by itself, node by node. */
    private ModelEngine<P> modelEngine(Player<P> searcher, P root, int viewer, TranspositionTable table) {
        ModelEngine<P> engine = game.tactics().winThreshold() == Tactics.NEVER_WON
                ? new ModelEngine<>(
                        game, searcher, Listings.sums(root, viewer, searcher).get(0), table)
                : new ModelEngine<>(game, searcher, table);
        ModelEngine<P> safe = engine.margin(margin());
        // However they are written, as players they search with techniques; a model without them would be wrong.
        return equipment.exact() ? safe : safe.with(Technique.ALL).facing(Technique.ALL);
    }

    /** In the values of searches; where none is asked for, one that is never reached. */
    int margin() {
        OptionalDouble margin = equipment.margin();
        return margin.isEmpty() ? Integer.MAX_VALUE : game.scale().value(margin.getAsDouble());
    }
}
