/**
 * What plays: searches built from the listings with everything that makes them fast and strong. {@link
 * org.outwit.core.engine.Engine} deepens step by step with principal variation search, a transposition table, move
 * ordering, quiescence and selectivity. With every {@link org.outwit.core.engine.Technique} that changes values switched
 * off it returns exactly the value of the listing at the same depth. {@link org.outwit.core.engine.ChanceEngine} is for games with dice,
 * {@link org.outwit.core.engine.ManyPlayerEngine} for games of many players.
 */
package org.outwit.core.engine;
