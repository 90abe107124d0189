package org.outwit.learn.review;

import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.people.Pool;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.strength.RatingTags;

/** Who knows what people as strong as a player would have played. */
@FunctionalInterface
public interface PeerPredictors<P extends Position> {

    /** What people like the one on this side of the game play; empty where nothing is known. For one thread. */
    Optional<MovePredictor<P>> of(PlayedGame<P> game, int side);

    /** People as strong as their ratings in the records say, where it is known how people play the game. */
    static <P extends Position> PeerPredictors<P> among(Game<P> game, Optional<PopulationModel> people) {
        RatingTags tags = new RatingTags(game);
        return (played, side) -> people.map(known -> PopulationPredictor.among(
                game, known, tags.of(played, side).orElse(Double.NaN), Pool.of(played.tags())));
    }

    /** Nobody knows. */
    static <P extends Position> PeerPredictors<P> none() {
        return (game, side) -> Optional.empty();
    }
}
