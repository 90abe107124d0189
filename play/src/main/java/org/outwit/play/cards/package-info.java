/**
 * Logic at the card table. {@link org.outwit.play.cards.DealProver} proves where a card is, from what is known of a deal, in lines that
 * people can read; {@link org.outwit.play.cards.DealTheory} has the same knowledge as formulas of propositional logic. It is here
 * because games do not see logic, and because players should be able to say what they know.
 */
package org.outwit.play.cards;
