package org.outwit.core.game;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The positions that may be the real one, for all that a player has seen. The real one is among them, and nothing here depends on which it is:
 * two games that look the same to the player have worlds that answer alike, to the last random number.
 */
public interface Worlds<P extends Position> {

    /** One of the worlds, each as likely as the others. It belongs to the caller. */
    P sample(RandomGenerator random);

    /** All of them in a fixed order, where there are no more than this; they belong to the caller. */
    Optional<List<P>> all(int most);
}
