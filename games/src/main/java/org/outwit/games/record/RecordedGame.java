package org.outwit.games.record;

import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/** A game whose records have published formats. {@link RecordFiles#formats} has one for every other game. */
public interface RecordedGame<P extends Position> extends Game<P> {

    /** The formats that hold its games, the usual one first. */
    List<RecordFormat<P>> recordFormats();
}
