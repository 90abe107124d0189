/**
 * What somebody will play: a probability for each legal move.
 *
 * <p>Every alternative of a decision has a worth, linear in what can be measured of it; the better it looks, the likelier it is
 * played, by a softmax. The weights are those that make the played moves likeliest, held near a prior: near nothing for a model
 * of everybody, near everybody for a model of one person. {@link org.outwit.learn.prediction.LearnRanking} is the way in:
 * decisions of any game in, weights for each phase, a depth and a temperature out. {@link org.outwit.learn.prediction.Choices},
 * {@link org.outwit.learn.prediction.Prior} and {@link org.outwit.learn.prediction.Softmax} are the learner itself, for callers
 * who have columns of another kind, such as what a book says of each move.
 *
 * <p>Opening habits are counted: a {@link org.outwit.learn.prediction.MoveCounts} knows positions by their keys and moves as ints, so
 * it serves every game; in a {@link org.outwit.learn.prediction.SymmetricBook} mirror images are one position. {@link
 * org.outwit.learn.prediction.Likeness} compares games without a name with the models of people who are known.
 */
package org.outwit.learn.prediction;
