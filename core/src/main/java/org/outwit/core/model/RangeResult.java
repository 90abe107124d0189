package org.outwit.core.model;

import java.util.List;
import org.outwit.core.search.Counts;
import org.outwit.core.search.StopReason;

/**
 * The answer of a search with an uncertain model.
 *
 * @param moves those that may turn out best; empty at a leaf, where somebody else is to move, or where the search was interrupted
 * @param low we get at least this, whatever the opponent's true function is, if we play {@code cautious}
 * @param high we get at most this
 * @param cautious the maximin choice: the first move whose worst case is best
 * @param reason why the search ended
 */
public record RangeResult(List<Integer> moves, long low, long high, int cautious, StopReason reason, Counts counts) {}
