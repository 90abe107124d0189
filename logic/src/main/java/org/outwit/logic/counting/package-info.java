/**
 * Proofs by counting: what follows from facts such as <i>exactly thirteen of these</i>. As clauses such facts are long, and so are their proofs; as sums they
 * are one line each. A {@link org.outwit.logic.counting.Quantity} is a whole number between bounds, 0 or 1 for what is true or
 * false; a {@link org.outwit.logic.counting.SumFact} says between which bounds a weighted sum of them lies.
 * {@link org.outwit.logic.counting.CountingProver} finds which bounds follow (the pseudo-Boolean case of bounds propagation), tries cases where that is
 * not enough, and says from what each step follows.
 */
package org.outwit.logic.counting;
