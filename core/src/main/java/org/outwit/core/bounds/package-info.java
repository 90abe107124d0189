/**
 * How far the functions of two neighbouring levels are from being opposites: the interval of their sum, on which all pruning
 * with models rests. {@link org.outwit.core.bounds.SumBounds} states it; {@link org.outwit.core.bounds.LinearSums} and {@link
 * org.outwit.core.bounds.SumsBelow} prove it from the features of linear evaluators. {@link org.outwit.core.bounds.SharedSums} does so for
 * what all players of a game with many have together, which pruned max^n rests on.
 *
 * <p><b>Why a sum.</b> Alpha-beta leaves a node because what is good for one side is as bad for the other: the sum of both values is 0. With
 * two functions F_0, ours, and F_1, theirs, it is not 0, but it may be known to lie in an interval [s, t]. Then a node that is worth v to them is worth
 * at most t - v and at least s - v to us, and a window of ours becomes one of theirs. The narrower the interval, the more is cut: [0, 0] gives
 * alpha-beta, and (-∞, ∞) nothing at all.
 *
 * <p><b>An example.</b> We count men and what they can move to, F_0 = 10·men + 2·moves; they count men alone, F_1 = 10·men. Each sees men as own minus
 * theirs, so the two views are opposites and cancel: in F_0 + F_1 only 2·moves is left. If moves, own minus theirs, lie between -8 and
 * 8, the sum lies in [-16, 16]. So a position that is worth 30 to them is worth between -46 and -14 to us.
 *
 * <p><b>Above the leaves</b> the interval is wider, because two levels may choose different children; how much, {@link
 * org.outwit.core.bounds.SumBounds} says. Levels are explained in {@link org.outwit.core.model}, with a tree.
 */
package org.outwit.core.bounds;
