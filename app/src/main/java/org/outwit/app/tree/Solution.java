package org.outwit.app.tree;

import org.outwit.core.tree.Ranking;

/**
 * What an algorithm made of a question on a written tree.
 *
 * @param trace what the search did, for pictures; null where nobody watched
 * @param ranking the numbers that the ints of the trace stand for; null where the trace tells visits only
 */
public record Solution(Answer answer, Trace trace, Ranking ranking) {}
