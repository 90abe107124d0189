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

/** A game of a test that is Othello but for its name and for what the test changes. */
public interface OthelloBoard extends Game<OthelloPosition> {

    @Override
    default OthelloPosition start() {
        return Crowd.OTHELLO.start();
    }

    @Override
    default Capabilities capabilities() {
        return Crowd.OTHELLO.capabilities();
    }

    @Override
    default Scale scale() {
        return Crowd.OTHELLO.scale();
    }

    @Override
    default Notation<OthelloPosition> notation() {
        return Crowd.OTHELLO.notation();
    }

    @Override
    default List<Feature<OthelloPosition>> features() {
        return Crowd.OTHELLO.features();
    }

    @Override
    default Map<String, Evaluator<OthelloPosition>> evaluators() {
        return Crowd.OTHELLO.evaluators();
    }
}
