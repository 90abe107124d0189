package org.outwit.learn.selfplay;

/**
 * How weights came about, for people who find the file later.
 *
 * @param start what the training began with
 * @param games how many games were learned from
 * @param nodes positions that a side entered for each move of them
 */
public record WeightsOrigin(String start, int games, long seed, long nodes) {}
