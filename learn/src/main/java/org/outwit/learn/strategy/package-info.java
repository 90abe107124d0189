/**
 * What somebody values and how deep they look, learned from their moves by linear programming: Carmel and Markovitch, section 6.
 *
 * <p>{@link org.outwit.learn.strategy.LearnDepth} finds the depth where the function is known, {@link
 * org.outwit.learn.strategy.LearnStrategy} both at once. A {@link org.outwit.learn.strategy.LinearProgram} fits weights to preferences, and the {@link
 * org.outwit.learn.strategy.Bootstrap} says how well those weights are known.
 */
package org.outwit.learn.strategy;
