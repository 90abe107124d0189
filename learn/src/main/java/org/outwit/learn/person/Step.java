package org.outwit.learn.person;

import java.util.Optional;
import org.outwit.learn.prediction.PredictionScore;

/**
 * Something that learning does, for whoever waits.
 *
 * @param score what came of it; empty where it only begins
 */
public record Step(Method method, int depth, Optional<PredictionScore> score) {}
