package org.outwit.learn.online;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.learn.model.HoldOut;

/**
 * What was learned about an opponent so far.
 *
 * @param evaluator what they value
 * @param depth how many plies they look ahead
 * @param holdOut how well that predicts decisions it was not learned from
 * @param examples how many decisions it was learned from
 */
public record Lesson<P extends Position>(Evaluator<P> evaluator, int depth, HoldOut holdOut, int examples) {}
