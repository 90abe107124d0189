/**
 * Learns how somebody ranks moves. Every alternative of a decision has a worth, linear in what can be measured of it; the
 * better it looks, the likelier it is played, by a softmax. The weights are those that make the played moves likeliest, held
 * near a prior: near nothing for a model of everybody, near everybody for a model of one person.
 *
 * <p>{@link org.outwit.learn.ranking.LearnRanking} is the way in: decisions of any game in, weights for each phase, a depth and
 * a temperature out. {@link org.outwit.learn.ranking.Choices}, {@link org.outwit.learn.ranking.Prior} and
 * {@link org.outwit.learn.ranking.Softmax} are the learner itself, for whoever has columns of another kind, such as what a book
 * says of each move.
 */
package org.outwit.learn.ranking;
