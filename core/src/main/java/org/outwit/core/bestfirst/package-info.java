/**
 * Best-first two-player search, which keeps a part of the tree in memory and develops it where it promises most.
 *
 * <p>{@link org.outwit.core.bestfirst.Gsearch} is the framework of Pijls and de Bruin: develop some open live node until
 * the bounds of the root meet. {@link org.outwit.core.bestfirst.SelectionRule} has the four rules that make it
 * alpha-beta, Maxsearch, Minsearch and H**. {@link org.outwit.core.bestfirst.Rsearch} is the same with pseudo-terminals,
 * where local searches start whose memory is given back. {@link org.outwit.core.bestfirst.Maxsearch} and
 * {@link org.outwit.core.bestfirst.Minsearch} are the direct procedures of the paper.
 * {@link org.outwit.core.bestfirst.SssStar} (Stockman), {@link org.outwit.core.bestfirst.Sss2} and their duals are the
 * older algorithms to compare with.
 *
 * <p>All return the minimax value and a move that is proved to reach it. Unlike a depth-first search they cannot promise
 * the first such move: in {@code A(I(1 2) I(1))} Maxsearch proves the second child without ever settling the first.
 */
package org.outwit.core.bestfirst;
