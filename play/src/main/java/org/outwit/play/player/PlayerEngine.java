package org.outwit.play.player;

import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.engine.ChanceEngine;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.GameMemory;
import org.outwit.core.engine.Technique;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.turn.Turn;
import org.outwit.play.resources.LentTable;

/**
 * The engine of one player without a model, in one game: what it finds out about moves lives from turn to turn. A question only for what
 * a position is worth, without playing there, gets an answer that depends on nothing but the table.
 */
final class PlayerEngine<P extends Position> implements SearchMaker<P> {

    private final Game<P> game;
    private final Evaluator<P> own;
    private final PlayerSettings equipment;
    private final EndgameTables<P> tables; // or null
    private final LentTable table;
    private final GameMemory<P> memory = new GameMemory<>();
    private Engine<P> engine; // made with the first search, when its table is borrowed

    PlayerEngine(Game<P> game, Evaluator<P> own, PlayerSettings equipment, EndgameTables<P> tables, LentTable table) {
        this.game = game;
        this.own = own;
        this.equipment = equipment;
        this.tables = tables;
        this.table = table;
    }

    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        return game.capabilities().chance() ? rolling(progress) : asking().onProgress(progress);
    }

    @Override
    public Search<P> at(Turn<P> turn) {
        if (game.capabilities().chance()) return rolling(turn.progress());
        memory.moveTo(turn.history());
        return asking().onProgress(turn.progress()).remembering(memory).saving(turn.saving());
    }

    /** As one who errs: values moves and then draws among them. */
    SearchMaker<P> erring(Strategy strategy, TasteTerm<P> taste) {
        Search<P> values = game.capabilities().chance()
                ? (root, viewer, limits) ->
                        chanceEngine().search(root, viewer, limits).rounded()
                : (root, viewer, limits) -> plain().search(root, viewer, limits);
        return erring(game, strategy, taste, values, equipment.seed());
    }

    /** Who errs values moves by any search and then draws among them. */
    static <P extends Position> SearchMaker<P> erring(
            Game<P> game, Strategy strategy, TasteTerm<P> taste, Search<P> values, long seed) {
        double temperature = strategy.temperature().orElseThrow().doubleValue()
                * game.scale().unit();
        Random random = new Random(seed);
        return (root, viewer, progress) -> PlayerSearches.deepening(
                new QuantalChoice<>(values, temperature, taste, random.nextDouble()), progress);
    }

    private Engine<P> asking() {
        return tables == null ? plain() : plain().withTablebase(tables);
    }

    private Engine<P> plain() {
        if (engine != null) return engine;
        Engine<P> plain = new Engine<>(game, own, table.get());
        if (equipment.threads() > 1) {
            plain = plain.onThreads(equipment.threads(), equipment.resources().executor());
        }
        // A win has to count its plies even here, or a slow one would pass for as good as the fastest.
        engine = equipment.exact() ? plain.with(Set.of(Technique.SHORTER_WIN)) : plain;
        return engine;
    }

    /** At the dice table; it searches the whole tree to its depth, so whether exact values are asked for makes no difference. */
    private Search<P> rolling(Consumer<Result> progress) {
        ChanceEngine<P> rolled = chanceEngine().onProgress(found -> progress.accept(found.rounded()));
        return (from, who, limits) -> rolled.search(from, who, limits).rounded();
    }

    /** No game says between what its values lie, and a cube in a position may multiply them; probes prune all the same. */
    private ChanceEngine<P> chanceEngine() {
        return new ChanceEngine<>(own, 1 - Value.INFINITY, Value.INFINITY - 1, table.get());
    }
}
