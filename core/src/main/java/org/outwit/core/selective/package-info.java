/**
 * Searches that ask where to look: they judge every node by its static value, grow the tree leaf by leaf, and stop when more would not
 * change what to play. They are the alternatives of Russell and Norvig's section on "standard" search and its doubts.
 *
 * <p>{@link org.outwit.core.selective.ConspiracySearch} (McAllester 1988) counts how many leaves would have to be wrong together to change the
 * root's value. {@link org.outwit.core.selective.MgssStar} (Russell and Wefald 1989) expands the leaf that is worth most and stops where none is
 * worth its cost. {@link org.outwit.core.selective.ValueDistributions} (after Palay 1985) takes every judgement for a distribution and backs
 * those up. B*, which they all come from, stands in {@code bestfirst}, because its nodes have bounds as those do.
 *
 * <p>They are listings, to be read and to be compared on trees. A tree must give the function's value at inner nodes, too.
 */
package org.outwit.core.selective;
