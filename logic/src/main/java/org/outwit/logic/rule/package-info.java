/**
 * The rule system R: proofs by the inference rules of Tinelli, <i>Inference and Logic</i> (2001).
 * {@link org.outwit.logic.rule.InferenceRule} lists the rules, and {@link org.outwit.logic.rule.RuleProver} finds out whether R derives a
 * conclusion, and proves it with as few lines as it can.
 *
 * <p>R is sound, because each rule is. It is not complete: it cannot even derive A ∨ ¬A, since every rule has a premise. It is
 * complete for the formulas of {@link org.outwit.logic.rule.RuleFragment}.
 */
package org.outwit.logic.rule;
