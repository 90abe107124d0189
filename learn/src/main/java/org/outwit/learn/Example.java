package org.outwit.learn;

import org.outwit.core.game.Position;

/** What somebody played: a position where they were to move, and the move they chose. */
public record Example<P extends Position>(P position, int move) {}
