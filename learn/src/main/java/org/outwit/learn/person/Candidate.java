package org.outwit.learn.person;

import org.outwit.core.game.Position;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Ranking;

/**
 * One explanation of how somebody plays.
 *
 * @param method how it was found
 * @param ranking what it is; its depth is one of those that were tried
 * @param score how well it predicts later games than those it was learned from
 */
public record Candidate<P extends Position>(Method method, Ranking<P> ranking, PredictionScore score) {

    boolean isBetterThan(Candidate<P> other) {
        return other == null || score.logLoss() < other.score.logLoss();
    }
}
