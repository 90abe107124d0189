/**
 * Questions and their answers: an {@link org.outwit.logic.prover.Entailment} says whether a conclusion follows, and a
 * {@link org.outwit.logic.prover.WrittenProof} why, by one of the {@link org.outwit.logic.prover.ProofSystem}s or by the one that suits best.
 */
package org.outwit.logic.prover;
