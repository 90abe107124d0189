/**
 * Formulas of propositional logic: what they are, how they are read and written. {@link org.outwit.logic.formula.Formula} is the
 * closed family of formulas, {@link org.outwit.logic.formula.FormulaParser} reads them in Unicode and ASCII,
 * {@link org.outwit.logic.formula.FormulaPrinter} writes them with as few parentheses as possible, and a
 * {@link org.outwit.logic.formula.Sequent} is a question: does this follow from those?
 *
 * <p>The language is that of the slides of Tinelli, <i>Inference and Logic</i> (2001). Their grammar is ambiguous; examples on
 * them and the chapter they go with (Russell and Norvig, 1995, chapter 6) settle what binds first: ¬, then ∧, ∨, ⇒ and ⇔. What a
 * formula means is in {@code logic.table}.
 */
package org.outwit.logic.formula;
