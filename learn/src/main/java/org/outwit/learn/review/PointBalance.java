package org.outwit.learn.review;

/**
 * Where somebody's points came from.
 *
 * @param games with a known result
 * @param scored points in these
 * @param lost expected points that their own moves lost: what skill would have kept
 * @param given expected points that moves of their opponents lost: luck
 * @param errors errors of opponents
 * @param taken how many of those were answered by keeping most of what they gave
 */
public record PointBalance(int games, double scored, double lost, double given, int errors, int taken) {}
