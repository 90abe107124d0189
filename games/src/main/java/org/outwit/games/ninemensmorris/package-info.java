/**
 * Nine men's morris: the sides place their men on the 24 points of three nested squares, then move them along the
 * lines, and with three men left fly anywhere. Three in a row are a mill, and closing one removes a man of the other
 * side. A draw with best play (Gasser, "Solving Nine Men's Morris", 1996).
 *
 * <p>The men of a side are 24 bits. With the men in hand and the side to move a position is 57 bits, so its key is the
 * position itself, and the history of keys serves both {@code undo} and the rule of repetition.
 */
package org.outwit.games.ninemensmorris;
