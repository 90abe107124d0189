/**
 * Evaluators that get better by playing against themselves.
 *
 * <p>What a position is predicted to pay is compared with what is predicted a little later in the same game, and at its end with what it
 * paid; the weights move so that the next prediction is closer. A. L. Samuel's checkers player did this first (1959); the method is
 * TD(&lambda;) (R. S. Sutton, "Learning to predict by the methods of temporal differences", Machine Learning 3, 1988), with dice as in
 * G. Tesauro's TD-Gammon (1992), and at the leaves of searches TDLeaf(&lambda;) (J. Baxter, A. Tridgell, L. Weaver, "TDLeaf(lambda):
 * combining temporal difference learning with game-tree search", 1998).
 *
 * <p>{@link org.outwit.learn.selfplay.TrainableEvaluator} is what can be trained: weighted sums of features here, networks elsewhere.
 */
package org.outwit.learn.selfplay;
