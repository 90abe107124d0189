package org.outwit.learn.training;

import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.PredictionScore;

/**
 * How far networks are believed beside people, and how well that predicts decisions to which nothing was fitted.
 *
 * @param alone the network without people
 * @param people the same decisions without the network
 * @param both people and the network
 */
public record FittedVoice(VoiceWeights weights, PredictionScore alone, PredictionScore people, PredictionScore both) {}
