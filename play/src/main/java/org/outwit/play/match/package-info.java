/**
 * Games between players, and their results. A {@link org.outwit.play.match.GameTable} is one game in progress, with any number of
 * seats and {@link org.outwit.play.match.Dice}; a {@link org.outwit.play.match.Referee} plays one by the rules and the {@link
 * org.outwit.play.match.Clock}; a {@link org.outwit.play.match.Match} plays many, each {@link
 * org.outwit.play.match.MatchOpenings opening} once from every seat by every player; a {@link org.outwit.play.match.MatchScore} is the
 * result, with an interval.
 *
 * <p>A match is a function of its plan: where the limits are depth, nodes or evaluations, equal plans give equal games
 * with any number of threads. A {@link org.outwit.play.match.ResultsFile} keeps every game as soon as it is over, so
 * that an interrupted match goes on where it was.
 */
package org.outwit.play.match;
