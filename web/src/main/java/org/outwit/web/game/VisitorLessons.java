package org.outwit.web.game;

import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.Database;
import org.outwit.learn.model.ModelReader;
import org.outwit.learn.model.OpponentModel;

/** What was learned of visitors from the games that they played here. */
public final class VisitorLessons {

    private final GameRows rows;

    public VisitorLessons(Database database) {
        this.rows = new GameRows(database);
    }

    /** What was learned last of a visitor who plays a game; empty where nothing was, or by an older program: then it is learned again. */
    public Optional<OpponentModel> of(String visitor, Game<?> game) {
        try {
            return rows.lesson(visitor, game.name()).map(text -> ModelReader.read(game, text));
        } catch (InputException e) {
            return Optional.empty();
        }
    }
}
