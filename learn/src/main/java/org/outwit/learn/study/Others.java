package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.person.PersonDecisions.Made;
import org.outwit.learn.prediction.LearnRanking;
import org.outwit.learn.prediction.Ranking;

/**
 * What everybody else values: learned from the decisions of their opponents in the same games, with the same features and at
 * the same depth, so that the difference is one of persons and not of positions or methods.
 *
 * @param weights of every feature of the game, a row for each phase
 * @param decisions from how many they were learned
 */
record Others(double[][] weights, long decisions) {

    /** With fewer decisions their weights would say more about chance. */
    private static final int FEW = 300;

    /** Empty where there is too little to learn from. */
    static <P extends Position> Optional<Others> of(
            PersonDecisions<P> person, OpponentModel model, int most, Parallel parallel, ProgressMonitor monitor) {
        Game<P> game = person.person().game();
        List<Example<P>> once = person.ofOpponents().stream()
                .filter(each -> !each.again())
                .map(Made::example)
                .toList();
        List<Example<P>> decisions = Sample.of(once, Math.max(FEW, most)).picked();
        if (decisions.size() < FEW) return Optional.empty();
        List<Feature<P>> features = game.features().stream()
                .filter(each -> model.weights().values().stream().anyMatch(row -> row.containsKey(each.name())))
                .toList();
        // Every third decision chooses when to end, which is all there is to choose at one depth.
        List<Example<P>> taught = new ArrayList<>();
        List<Example<P>> chosenBy = new ArrayList<>();
        for (int i = 0; i < decisions.size(); i++) (i % 3 == 2 ? chosenBy : taught).add(decisions.get(i));
        Ranking<P> ranking = new LearnRanking<>(game, features)
                .only(model.depth(), null)
                .on(parallel)
                .watchedBy(ProgressMonitor.stoppedBy(monitor::isStopped))
                .learn(taught, chosenBy);
        monitor.throwIfStopped();
        double[][] weights =
                new double[ranking.weights().length][game.features().size()];
        for (int phase = 0; phase < weights.length; phase++) {
            for (int f = 0; f < features.size(); f++) {
                weights[phase][game.features().indexOf(features.get(f))] = ranking.weights()[phase][f];
            }
        }
        return Optional.of(new Others(weights, taught.size()));
    }
}
