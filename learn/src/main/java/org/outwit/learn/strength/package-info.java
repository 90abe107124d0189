/**
 * How strong players are: by the ratings that records give them, and otherwise by their results against each other. {@link
 * org.outwit.learn.strength.StrengthSurvey} reads an archive once, {@link org.outwit.learn.strength.Strengths} then answers for each
 * side of each game.
 *
 * <p>Ratings are Elo: somebody 400 points ahead expects 10 points of 11. Sources: R. A. Bradley, M. E. Terry, "Rank analysis of
 * incomplete block designs: the method of paired comparisons", Biometrika 39 (1952); R. W. M. Wedderburn, "Quasi-likelihood
 * functions, generalized linear models, and the Gauss-Newton method", Biometrika 61 (1974); A. E. Elo, The Rating of Chessplayers
 * (1978); D. R. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32 (2004).
 */
package org.outwit.learn.strength;
