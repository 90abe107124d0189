/**
 * Logic at scale: a {@link org.outwit.logic.knowledge.Theory} is told formulas, and says what follows from them, how many models
 * they have, and draws models, each as likely as any other. Hundreds of variables are no trouble where a truth table ends at twenty.
 * {@link org.outwit.logic.knowledge.MinimalSupport} finds which of the formulas an answer rests on.
 *
 * <p>The work is done by LogicNG (satisfiability, and compilation to d-DNNF), which is seen by this package alone; why it was chosen is
 * in decision 0016. Counting and drawing on the compiled form is ours.
 */
package org.outwit.logic.knowledge;
