/**
 * Clauses, and proofs with them: {@link org.outwit.logic.clause.NormalForm} turns formulas into clauses and shows the steps,
 * {@link org.outwit.logic.clause.Resolution} refutes sets of clauses, and {@link org.outwit.logic.clause.ForwardChaining} and {@link org.outwit.logic.clause.BackwardChaining} answer
 * questions to Horn clauses. Robinson, <i>A machine-oriented logic based on the resolution principle</i> (1965); Dowling and
 * Gallier, <i>Linear-time algorithms for testing the satisfiability of propositional Horn formulae</i> (1984).
 */
package org.outwit.logic.clause;
