/**
 * Searches for two sides and chance: the viewer maximises, all other players minimise, and where dice or cards move the
 * value is the average of the children, weighted by {@link org.outwit.core.game.Position#probability}. Leaves have ints
 * as everywhere; averages are doubles, and live only here.
 *
 * <p>{@link org.outwit.core.chance.Expectiminimax} is the definition (Michie 1966; Russell and Norvig).
 * {@link org.outwit.core.chance.Star1} and {@link org.outwit.core.chance.Star2} (Ballard 1983) prune it, with the help of
 * a range that no value leaves; {@link org.outwit.core.chance.DiceSampling} estimates, and is biased. {@link org.outwit.core.chance.ChanceSetup} holds the range, and in one place the rule by
 * which averages that differ by rounding only are equal.
 *
 * <p>A chance move is a ply of its own. What happens after it is not expected but only possible, so lines end where chance
 * moves, and there is no move where it does so at the root.
 */
package org.outwit.core.chance;
