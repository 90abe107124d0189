/**
 * Searches for any number of players.
 *
 * <p><b>Vectors.</b> {@link org.outwit.core.multi.MaxN} and the two that prune it know what everybody values: the value
 * of a node is a vector with one number for each player, and who moves takes the child that is best for themselves, the
 * first of equal ones. Function j is seen by player j, and nobody's sign is turned. They are
 * {@link org.outwit.core.multi.VectorSearch}es; {@link org.outwit.core.multi.VectorSearch#seen} makes a search for one
 * player of them.
 *
 * <p><b>One viewer.</b> {@link org.outwit.core.multi.Paranoid} and {@link org.outwit.core.multi.BestReply} look at the
 * viewer's values only and set everybody else against the viewer. {@link org.outwit.core.multi.MStarMulti} searches with models
 * of the others, each a {@link org.outwit.core.multi.MultiPlayer} with models of their own.
 *
 * <p>None of these knows chance nodes. Who moves is asked at every node, so players need not take turns. Luckhardt and
 * Irani 1986; Korf 1991; Sturtevant and Korf 2000; Schadd and Winands 2011; Carmel and Markovitch on M* and maxn.
 */
package org.outwit.core.multi;
