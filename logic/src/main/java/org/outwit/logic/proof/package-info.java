/**
 * Proofs as people write them, whether people or a program made them: a {@link org.outwit.logic.proof.Proof} has numbered lines, and each
 * {@link org.outwit.logic.proof.ProofLine} says by which rule it follows from which lines before it.
 */
package org.outwit.logic.proof;
