/**
 * The rule system R: proofs by the inference rules of Tinelli, <i>Inference and Logic</i> (2001).
 * {@link org.outwit.logic.rule.InferenceRule} lists the rules, and {@link org.outwit.logic.rule.RuleProver} finds out whether R derives a
 * conclusion, and proves it with as few lines as it can.
 *
 * <p>R is sound, because each rule is. It is not complete: it cannot even derive A ∨ ¬A, since every rule has a premise. It is
 * complete for Horn clauses, written as implications, with alternatives in their conditions and bans:
 *
 * <pre>
 * goal    G = variable | False | G ∧ G | G ∨ G
 * premise D = variable | True | False | D ∧ D | G ⇒ D | ¬G | ¬¬D
 * </pre>
 *
 * Why: if R does not derive False, let M make exactly those variables true that R derives. A goal that is true in M is derived, by
 * introductions. A premise is true in M, by induction on it: of G ⇒ D, if G is true it is derived, so modus ponens derives D; of ¬G, if
 * G were true it would be derived, and False with it; the others are taken apart. So M is a model of the premises, and a goal that
 * follows is true in M. Outside, R fails on small sequents: ⊨ True, A ∨ A ⊨ A, A ∨ B, ¬A ⊨ B, A ⇔ B, A ⊨ B, A ⇒ B ⊨ ¬A ∨ B.
 */
package org.outwit.logic.rule;
