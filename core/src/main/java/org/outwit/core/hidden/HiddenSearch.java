package org.outwit.core.hidden;

import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;
import org.outwit.core.search.Limits;

/** An algorithm that answers what to play from what a player sees. One object may be asked many times, but by one thread at a time. */
public interface HiddenSearch<P extends Position> {

    /** The answer for the seat of {@code sight}, whose turn it has to be. */
    HiddenResult search(Sight sight, Worlds<P> worlds, Limits limits);
}
