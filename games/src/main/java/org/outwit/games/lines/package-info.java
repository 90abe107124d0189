/**
 * What games about stones in a line share on any board: which stretches of cells are watched, and how many of
 * them each side still has open.
 */
package org.outwit.games.lines;
