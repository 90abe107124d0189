package org.outwit.lab.worth;

import java.util.function.Supplier;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;

/**
 * Pairs of games of all rows against one person. All rows of a pair begin alike.
 *
 * @param millis of processor time a move, where that is what is equal
 */
record CloneGames<P extends Position>(Game<P> game, WorthGame setup, WorthPerson<P> person, int rank, double millis) {

    private static final int BYTES = 1 << 24;

    PersonPair play(WorthSetting setting, WorthRow row, int pair) {
        return series(setting).play(pair, entrant(setting, row), budget(setting, row));
    }

    private Supplier<MoveBudget<P>> budget(WorthSetting setting, WorthRow row) {
        if (setting != WorthSetting.SPARRING) return CpuBudget.millis(millis);
        return MoveBudget.of(Limits.depth(setup.strength() + (row.equals(WorthRow.DEEPER) ? 1 : 0)));
    }

    private PersonSeries.Entrant<P> entrant(WorthSetting setting, WorthRow row) {
        if (row.equals(WorthRow.DEEPER) && setting != WorthSetting.SPARRING)
            return listener -> new DeeperSearch<>(plain());
        if (!row.expects()) return listener -> plain();
        int margin = game.scale().value(row.margin().orElse(game.usualMargin()));
        int swing = game.scale().value(10 * game.usualMargin());
        Supplier<MovePredictor<P>> predictor = person.known().apply(row);
        return listener -> new ExpectedReplyEngine<>(
                        game, game.defaultEvaluator(), predictor.get(), margin, new TranspositionTable(BYTES))
                .swing(swing)
                .onForecast(listener::hear);
    }

    private Search<P> plain() {
        return new Engine<>(game, game.defaultEvaluator(), new TranspositionTable(BYTES));
    }

    private PersonSeries<P> series(WorthSetting setting) {
        long seed = 1_000_003 + rank * 7_919L;
        WorthOpenings<P> openings = setting == WorthSetting.BEHIND
                ? WorthOpenings.behind(game, person.lines(), seed, game.scale().value(setup.lost()))
                : WorthOpenings.even(game, person.lines(), seed);
        Supplier<WorthOpponent<P>> opponent = setting == WorthSetting.ENGINE
                ? WorthOpponent.engine(this::plain, CpuBudget.millis(millis))
                : WorthOpponent.person(person.self());
        return new PersonSeries<>(openings, opponent, seed, setup.most());
    }
}
