package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/** What errors are about: in which phase, and what the better line has more of at its end. */
final class ErrorKinds<P extends Position> {

    private final Game<P> game;
    private final EngineJudge<P> judge;

    ErrorKinds(Game<P> game, EngineJudge<P> judge) {
        this.game = game;
        this.judge = judge;
    }

    /** The most frequent first. */
    List<Errors.Kind> of(
            List<JudgedDecision<P>> judged, Weighing weighing, ToDoubleFunction<JudgedDecision<P>> lossOf) {
        Map<List<String>, List<Double>> losses = new LinkedHashMap<>();
        for (JudgedDecision<P> each : judged) {
            double loss = lossOf.applyAsDouble(each);
            if (loss < weighing.error()) continue;
            String phase = game.phases().names().get(each.phase());
            losses.computeIfAbsent(List.of(phase, feature(each)), key -> new ArrayList<>())
                    .add(loss);
        }
        return losses.entrySet().stream()
                .map(each -> new Errors.Kind(
                        each.getKey().get(0),
                        each.getKey().get(1),
                        meaning(each.getKey().get(1)),
                        each.getValue().size(),
                        each.getValue().stream()
                                .mapToDouble(Double::doubleValue)
                                .average()
                                .orElse(0)))
                .sorted(Comparator.comparingInt((Errors.Kind each) -> -each.count())
                        .thenComparing(each -> -each.loss()))
                .toList();
    }

    /** Empty where the end of the game decides. */
    String feature(JudgedDecision<P> each) {
        return judge.reason(each.example().position(), each.side(), each.betterLine(), each.playedLine());
    }

    private String meaning(String feature) {
        return game.features().stream()
                .filter(each -> each.name().equals(feature))
                .map(Feature::meaning)
                .findFirst()
                .orElse("the end of the game");
    }
}
