/**
 * How far the functions of two neighbouring levels are from being opposites: the interval of their sum, on which all pruning
 * with models rests. {@link org.outwit.core.bounds.SumBounds} states it; {@link org.outwit.core.bounds.LinearSums} and {@link
 * org.outwit.core.bounds.SumsBelow} prove it from the features of linear evaluators.
 */
package org.outwit.core.bounds;
