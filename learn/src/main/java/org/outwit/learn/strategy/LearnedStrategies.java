package org.outwit.learn.strategy;

import java.util.List;
import org.outwit.core.game.Position;

/**
 * The result of learning.
 *
 * @param best the strategy that explains the examples best; null where learning was stopped before it had any
 * @param tried the best for each depth that was tried, from the least depth on
 * @param complete whether learning came to its end
 */
public record LearnedStrategies<P extends Position>(
        LearnedStrategy<P> best, List<LearnedStrategy<P>> tried, boolean complete) {}
