/**
 * Searches that answer yes or no: is the root worth at least a given value? A node has a proof number and a disproof number, the
 * fewest leaves that would have to turn out well, or badly, to settle the question. The search goes where they are smallest.
 *
 * <p>{@link org.outwit.core.proof.ProofNumberSearch} (Allis 1994) keeps the tree, {@link org.outwit.core.proof.DfPn} (Nagai 2002)
 * keeps a table of fixed size and knows what a position that comes back is worth. Both are asked with a window: one of no
 * width, (x - 1, x), is the question itself, and any other is answered by successive questions, which {@code Thresholds} asks.
 * With the window wide open that is the minimax value and a move that is proved to reach it.
 *
 * <p>They stand apart from {@code bestfirst}, where nodes have bounds of values: here nodes have numbers of leaves, which say how
 * much work an answer will be and nothing of what it is. So they are strong where the answer is far away on a narrow path, as in
 * mates, and weak where many values are close together.
 */
package org.outwit.core.proof;
