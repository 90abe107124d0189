package org.outwit.learn.review;

import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.games.record.PlayedGame;

/** Who knows what people as strong as a player would have played. */
@FunctionalInterface
public interface PeerPredictors<P extends Position> {

    /** What people like the one on this side of the game play; empty where nothing is known. For one thread. */
    Optional<MovePredictor<P>> of(PlayedGame<P> game, int side);

    /** Nobody knows. */
    static <P extends Position> PeerPredictors<P> none() {
        return (game, side) -> Optional.empty();
    }
}
