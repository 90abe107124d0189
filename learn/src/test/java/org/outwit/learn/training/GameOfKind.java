package org.outwit.learn.training;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;
import org.outwit.games.othello.OthelloPosition;

/** Othello, were it a game of another kind. */
public record GameOfKind(Capabilities capabilities) implements Game<OthelloPosition> {

    @Override
    public String name() {
        return "oddity";
    }

    @Override
    public String title() {
        return "A game of another kind";
    }

    @Override
    public OthelloPosition start() {
        return Crowd.OTHELLO.start();
    }

    @Override
    public Scale scale() {
        return Crowd.OTHELLO.scale();
    }

    @Override
    public Notation<OthelloPosition> notation() {
        return Crowd.OTHELLO.notation();
    }

    @Override
    public List<Feature<OthelloPosition>> features() {
        return Crowd.OTHELLO.features();
    }

    @Override
    public Map<String, Evaluator<OthelloPosition>> evaluators() {
        return Crowd.OTHELLO.evaluators();
    }
}
