package org.outwit.learn.example;

import org.outwit.core.game.Position;

/**
 * What somebody played: a position where they were to move, and the move they chose.
 *
 * @param game which of their games it is, from 0 in the order of the records, so that later games can be held out
 * @param ply how many moves had been played in that game
 */
public record Example<P extends Position>(P position, int move, int game, int ply) {

    /** An example that belongs to no game. */
    public Example(P position, int move) {
        this(position, move, 0, 0);
    }
}
