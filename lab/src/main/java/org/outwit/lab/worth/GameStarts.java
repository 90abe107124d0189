package org.outwit.lab.worth;

import org.outwit.core.game.Position;

/** Where the games of a pair begin. */
interface GameStarts<P extends Position> {

    /** For the game of a pair in which the player has this seat; a copy. */
    P start(int pair, int seat);
}
