package org.outwit.web.game;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.model.OpponentModel;

/** The people whom games know of: whom one can play against, and the visitor, who becomes one of them by playing. */
public interface LearnedPeople {

    /** Nobody. */
    LearnedPeople NOBODY = new LearnedPeople() {
        @Override
        public List<Opponent> opponents(String visitor, Game<?> game) {
            return List.of();
        }

        @Override
        public Optional<Opponent> opponent(String visitor, Game<?> game, String id) {
            return Optional.empty();
        }

        @Override
        public Optional<OpponentModel> model(String visitor, Game<?> game, String id) {
            return Optional.empty();
        }

        @Override
        public <P extends Position> void played(String visitor, Game<P> game, PlayedGame<P> record) {}
    };

    /** The people who were learned and whom this visitor may see. */
    List<Opponent> opponents(String visitor, Game<?> game);

    Optional<Opponent> opponent(String visitor, Game<?> game, String id);

    Optional<OpponentModel> model(String visitor, Game<?> game, String id);

    /** The visitor has ended a game, in which they are called {@link org.outwit.play.match.YourGames#YOU}. */
    <P extends Position> void played(String visitor, Game<P> game, PlayedGame<P> record);
}
