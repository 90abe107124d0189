/**
 * A stag hunt on a board: a small game for two in which what one gets the other need not lose, so that trust is worth something
 * (Rousseau's story; exercise 6.15 of Russell and Norvig asks for such games).
 *
 * <p>Two hunters stand in opposite corners of a meadow of five by three squares. A stag stands in the middle, and hares sit in the two other
 * corners. A hunter takes a step along a row or a column, or stays. Who steps on a hare has caught it and goes home with it. When both
 * hunters stand beside the stag, they have caught it together. The hunt ends with the stag, with both hunters at home, or at dusk, after
 * five turns each. A hare is worth 1, the stag 3 to each hunter, and who waits beside the stag alone gets nothing.
 *
 * <p>How many plies are left until dusk is part of a position, so no position comes back.
 */
package org.outwit.games.staghunt;
