/**
 * Deals with double-dummy answers that somebody else found, to compare a solver with: the lists that come with Haglund's and Hein's solver.
 * A deal is a line {@code PBN}; the lines after it have the tricks of every first card ({@code FUT}), of every declarer in every strain
 * ({@code TABLE}), and par ({@code PAR}). Any of them may be missing, and other lines are skipped.
 */
package org.outwit.games.bridge.answers;
