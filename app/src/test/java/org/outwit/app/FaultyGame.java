package org.outwit.app;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;

/** Othello with faults of a programmer: its evaluator, its notation and its records throw what no user caused. */
public final class FaultyGame implements RecordedGame<OthelloPosition> {

    static final String FAULT = "An index was mixed up.";

    private final Othello othello = new Othello();

    @Override
    public String name() {
        return "faulty";
    }

    @Override
    public String title() {
        return "Faulty Othello";
    }

    @Override
    public OthelloPosition start() {
        return othello.start();
    }

    @Override
    public Capabilities capabilities() {
        return othello.capabilities();
    }

    @Override
    public Scale scale() {
        return othello.scale();
    }

    @Override
    public List<Feature<OthelloPosition>> features() {
        return othello.features();
    }

    @Override
    public Notation<OthelloPosition> notation() {
        throw new IllegalArgumentException(FAULT);
    }

    @Override
    public Map<String, Evaluator<OthelloPosition>> evaluators() {
        return Map.of("plain", (position, player) -> {
            throw new IllegalArgumentException(FAULT);
        });
    }

    @Override
    public List<RecordFormat<OthelloPosition>> recordFormats() {
        throw new IllegalArgumentException(FAULT);
    }
}
