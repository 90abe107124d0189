/**
 * How many tricks a deal gives when everybody sees all cards: a double-dummy solver.
 *
 * <p>The question is always whether North and South can take a number of the tricks that are left; {@link
 * org.outwit.games.bridge.doubledummy.DoubleDummySolver} asks it until the number is known (as MTD(f) does). {@link
 * org.outwit.games.bridge.doubledummy.TrickSearch} answers it by alpha-beta without a window. What makes that fast is the field's common
 * knowledge: cards that nothing separates are one move; a position is remembered for all that differ only in cards whose rank did not
 * matter (partition search, Ginsberg 1996); and tricks that are there for the taking are counted rather than played (Haglund's
 * <i>Search algorithms for a bridge double dummy solver</i>).
 *
 * <p>Here hands are sets of cards as {@link org.outwit.games.cards.Cards} codes them, and "relevant" is a set of cards as well: in each
 * suit the owners of its lowest card and of all higher ones matter to an answer, and nothing but the number of the others.
 */
package org.outwit.games.bridge.doubledummy;
