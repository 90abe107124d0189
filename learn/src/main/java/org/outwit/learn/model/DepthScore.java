package org.outwit.learn.model;

/**
 * How well somebody is explained who looks so far ahead, as files keep it: without the number of decisions, which all depths share.
 *
 * @param agreement the share of decisions in which the move that such a player would choose was played
 * @param logLoss the mean of −ln of the probability given to the move played; NaN where no probabilities were fitted
 */
public record DepthScore(int depth, double agreement, double logLoss) {}
