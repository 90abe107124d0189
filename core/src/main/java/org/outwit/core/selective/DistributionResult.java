package org.outwit.core.selective;

import org.outwit.core.search.Counts;
import org.outwit.core.search.StopReason;

/**
 * The answer of a search whose values are distributions, and whose move is only probably the best.
 *
 * @param value what the root is worth, as the viewer sees it; null where the search was interrupted
 * @param move the move of the best mean
 * @param mean what this move is worth on average
 * @param certainty how probable it is that no other single move is better, taking the rival that comes nearest
 */
public record DistributionResult(
        Distribution value, int move, double mean, double certainty, StopReason reason, Counts counts) {}
