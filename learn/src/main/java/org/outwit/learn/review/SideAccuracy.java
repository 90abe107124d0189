package org.outwit.learn.review;

/**
 * How well somebody decided.
 *
 * @param decisions moves with something to choose from that were not drawn by lot
 * @param accuracy the mean over decisions of one half to the power of (loss / what counts as an error): 1 is to lose nothing, and a move
 *     that just counts as an error has one half; 0 without decisions
 * @param best how many decisions lost nothing
 * @param errors how many lost enough to be an error
 * @param points expected points lost by all decisions together
 */
public record SideAccuracy(String name, int decisions, double accuracy, int best, int errors, double points) {}
