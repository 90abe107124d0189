package org.outwit.learn.person;

import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.Pool;

/**
 * What somebody decided of whom nothing counts but how strong they are.
 *
 * @param rating as the records give it, or by their results; not a number where neither says anything
 * @param pool among whom the game was played, where the record says it
 */
public record RatedDecision<P extends Position>(Example<P> example, double rating, Optional<Pool> pool) {}
