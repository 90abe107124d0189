package org.outwit.core.catalogue;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;

/** What an engine that plays against one known opponent is made of. */
public interface Duel<P extends Position> {

    Game<P> game();

    /** Who plays, with the opponent as their model. */
    Player<P> player();

    /** Predicts an opponent who is one of people; empty for one who is written down. */
    Optional<MovePredictor<P>> person();

    /** Predicts the opponent, a person or a written player, in little time. */
    MovePredictor<P> predictor();

    /** How often an opponent who is written down errs, in values of searches; 0 for never. */
    double temperature();

    /** What the model may cost at most by our own judgement, in values of searches; empty where nobody says. */
    OptionalInt margin();

    /** Whether to leave out all that changes values. */
    boolean exact();

    TranspositionTable table();

    /** Told what was expected of the opponent. */
    void forecast(ReplyForecast forecast);

    /** The seed by which lines are drawn where best play does not help; empty where it is played all the same. */
    default OptionalLong resorts() {
        return OptionalLong.empty();
    }

    /** Told why a move was chosen where best play does not help. */
    default void resort(ResortForecast forecast) {}
}
