package org.outwit.learn.foresight;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.Ties;

/** A player of the best moves by a function to a depth, and of equal moves always the first or always the last. */
record Program<P extends Position>(Evaluator<P> function, int depth, Ties ties) {}
