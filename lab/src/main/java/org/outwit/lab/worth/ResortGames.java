package org.outwit.lab.worth;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.LastResort;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Search;

/**
 * Pairs of games against one person by players who may play lines out where best play does not help. All rows of a pair begin alike; where
 * they begin is found once.
 */
final class ResortGames<P extends Position> {

    private static final int BYTES = 1 << 22;

    private final Game<P> game;
    private final WorthGame setup;
    private final WorthPerson<P> person;
    private final long seed;
    private final Map<WorthSetting, GameStarts<P>> starts = new ConcurrentHashMap<>();

    ResortGames(Game<P> game, WorthGame setup, WorthPerson<P> person, int rank) {
        this.game = game;
        this.setup = setup;
        this.person = person;
        this.seed = 2_000_003 + rank * 7_919L;
    }

    /** @param millis of processor time a move */
    PersonPair play(WorthSetting setting, WorthRow row, int pair, double millis) {
        GameStarts<P> start = starts.computeIfAbsent(setting, this::starts);
        double time = row.equals(WorthRow.TWICE) ? 2 * millis : millis;
        return new PersonSeries<>(start, WorthOpponent.person(person.self()), seed, setup.most())
                .play(pair, entrant(row), budget(setting, row, time));
    }

    /** Whoever weighs replies within a margin divides what there is beforehand, and has to know how much that is. */
    private static <P extends Position> Supplier<MoveBudget<P>> budget(
            WorthSetting setting, WorthRow row, double time) {
        if (!row.expects()) return CpuStop.millis(time);
        return setting == WorthSetting.LOST ? CpuBudget.millisFromTheFirst(time) : CpuBudget.millis(time);
    }

    private PersonSeries.Entrant<P> entrant(WorthRow row) {
        if (row.resorts()) return listener -> resort(person.known().apply(row));
        if (!row.expects()) return listener -> plain(table());
        Supplier<MovePredictor<P>> predictor = person.known().apply(row);
        int margin = ExpectedReplyEngine.usualMargin(game);
        return listener -> new ExpectedReplyEngine<>(game, game.defaultEvaluator(), predictor.get(), margin, table())
                .swing(ExpectedReplyEngine.usualSwing(game))
                .onForecast(listener::hear);
    }

    private Search<P> resort(Supplier<MovePredictor<P>> predictor) {
        TranspositionTable table = table();
        MovePredictor<P> theirs = predictor.get();
        return new LastResort<>(game, game.defaultEvaluator(), () -> theirs, table, plain(table), seed);
    }

    private Engine<P> plain(TranspositionTable table) {
        return new Engine<>(game, game.defaultEvaluator(), table);
    }

    private static TranspositionTable table() {
        return new TranspositionTable(BYTES);
    }

    private GameStarts<P> starts(WorthSetting setting) {
        return switch (setting) {
            case LOST -> new LostEndings<>(game, person.lines(), seed, LostEndings.Span.of(game.name()));
            case BEHIND ->
                WorthOpenings.behind(game, person.lines(), seed, game.scale().value(setup.lost()));
            case EVEN, SPARRING, ENGINE -> WorthOpenings.even(game, person.lines(), seed);
        };
    }
}
