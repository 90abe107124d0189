package org.outwit.play.player;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.GameMemory;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.turn.Turn;

/**
 * The engine of one player without a model, in one game: what it finds out about moves lives from turn to turn. Whoever only asks
 * what a position is worth, without playing there, gets an answer that depends on nothing but the table.
 */
final class PlainEngine<P extends Position> implements SearchMaker<P> {

    private final Supplier<Engine<P>> engine;
    private final GameMemory<P> memory = new GameMemory<>();

    /** {@code engine} is asked for with each search, so that its table need not be there before the first. */
    PlainEngine(Supplier<Engine<P>> engine) {
        this.engine = engine;
    }

    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        return engine.get().onProgress(progress);
    }

    @Override
    public Search<P> at(Turn<P> turn) {
        memory.moveTo(turn.history());
        return engine.get().onProgress(turn.progress()).remembering(memory).saving(turn.saving());
    }
}
