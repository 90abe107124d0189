package org.outwit.web.game;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.learn.model.OpponentModel;

/** The people whom games know of as opponents. */
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
    };

    /** Those who were learned, and whom this visitor may see. */
    List<Opponent> opponents(String visitor, Game<?> game);

    Optional<Opponent> opponent(String visitor, Game<?> game, String id);

    Optional<OpponentModel> model(String visitor, Game<?> game, String id);
}
