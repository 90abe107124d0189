/**
 * Depth-first two-player search, one published algorithm a class: {@link org.outwit.core.minimax.Minimax} is the
 * definition and the oracle of all others, {@link org.outwit.core.minimax.AlphaBeta} the informed alpha-beta of Pijls
 * and de Bruin, {@link org.outwit.core.minimax.Pvs} principal variation search and {@link org.outwit.core.minimax.MtdF}
 * the memory-enhanced test driver.
 *
 * <p>These are listings, to be read next to their papers: no ordering, no quiescence, no time control. All return the
 * value and the first optimal move of minimax. Recursions are in max/min form with values of one viewer, as printed by
 * Pijls and de Bruin, because sides need not alternate; see {@link org.outwit.core.search.View}.
 */
package org.outwit.core.minimax;
