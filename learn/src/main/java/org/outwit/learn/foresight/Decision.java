package org.outwit.learn.foresight;

import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * A decision of the opponent.
 *
 * @param number the later the larger; never given twice
 * @param foreseen whether the candidate that was best before it predicted it
 */
record Decision<P extends Position>(long number, Example<P> example, boolean foreseen) {

    /** The same with a position that nobody else changes. */
    Decision<P> copy() {
        Example<P> copy =
                new Example<>(Position.copyOf(example.position()), example.move(), example.game(), example.ply());
        return new Decision<>(number, copy, foreseen);
    }
}
