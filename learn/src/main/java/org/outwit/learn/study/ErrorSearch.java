package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;

/**
 * Finds errors: decisions where a search that looks further finds something much better. Every decision of the sample is
 * judged, and the gravest are judged again.
 */
final class ErrorSearch<P extends Position> {

    private static final int SHOWN = 6;
    private static final int MOST_OF_ONE_PHASE = 3;

    private final Game<P> game;
    private final EngineJudge<P> judge;
    private final DecisionJudge<P> decisions;
    private final ErrorKinds<P> kinds;
    private final List<JudgedDecision<P>> judged = new ArrayList<>();

    ErrorSearch(Game<P> game, EngineJudge<P> judge, Effort effort) {
        this.game = game;
        this.judge = judge;
        this.decisions = new DecisionJudge<>(game, judge, effort.evaluations());
        this.kinds = new ErrorKinds<>(game, judge);
    }

    void add(Example<P> example) {
        judged.add(decisions.judge(example));
    }

    /** How far from level their positions usually were. */
    Weighing weighing() {
        return Weighing.of(judged.stream()
                .filter(each -> !judge.isDecided(each.root().value()))
                .map(each -> judge.units(each.root().value()))
                .toList());
    }

    Errors errors(PersonGames<P> person, Prediction<P> prediction, List<String> sides, Weighing weighing) {
        List<Errors.Group> phases = new ArrayList<>();
        List<String> names = game.phases().names();
        for (int i = 0; i < names.size(); i++) {
            int phase = i;
            phases.add(group(
                    names.get(i),
                    weighing,
                    judged.stream().filter(each -> each.phase() == phase).toList()));
        }
        List<Errors.Group> bySide = new ArrayList<>();
        for (int i = 0; i < sides.size(); i++) {
            int side = i;
            bySide.add(group(
                    sides.get(i),
                    weighing,
                    judged.stream().filter(each -> each.side() == side).toList()));
        }
        List<Errors.Slip> worst = new ArrayList<>();
        int[] ofPhase = new int[names.size()];
        Map<Integer, Integer> ofGame = new HashMap<>();
        for (JudgedDecision<P> each : decisions.doubted(judged, weighing, ProgressMonitor.NONE)) {
            if (loss(each, weighing) < weighing.error() || worst.size() == SHOWN) continue;
            if (ofPhase[each.phase()] == MOST_OF_ONE_PHASE && names.size() > 1) continue;
            if (ofGame.merge(each.example().game(), 1, Integer::sum) > 1) continue;
            ofPhase[each.phase()]++;
            worst.add(slip(each, person.at(each.example().game()), prediction, weighing));
        }
        return new Errors(
                weighing.error(),
                group("all", weighing, judged),
                phases,
                bySide,
                kinds.of(judged, weighing, each -> loss(each, weighing)),
                worst);
    }

    private Errors.Group group(String name, Weighing weighing, List<JudgedDecision<P>> of) {
        List<Double> losses = of.stream().map(each -> loss(each, weighing)).toList();
        long errors = losses.stream().filter(loss -> loss >= weighing.error()).count();
        return new Errors.Group(name, new Share(errors, losses.size()), Mean.of(losses, weighing.error()));
    }

    private double loss(JudgedDecision<P> each, Weighing weighing) {
        return decisions.loss(each, weighing);
    }

    private Errors.Slip slip(
            JudgedDecision<P> each, PersonGames.Theirs<P> theirs, Prediction<P> prediction, Weighing weighing) {
        Example<P> example = each.example();
        P position = example.position();
        return new Errors.Slip(
                game.notation().format(position),
                each.side(),
                game.phases().names().get(each.phase()),
                example.ply() / 2 + 1,
                theirs.opponent(),
                theirs.year(),
                theirs.game().number(),
                game.notation().format(position, example.move()),
                game.notation().format(position, each.better()),
                decisions.line(position, each.playedLine()),
                decisions.line(position, each.betterLine()),
                judge.distance(each.best().value(), each.played().value(), weighing),
                judge.text(each.best().value()),
                judge.text(each.played().value()),
                each.root().depth(),
                each.best().complete() && each.played().complete(),
                decisions.seenFrom(each, weighing),
                prediction.isFavourite(example),
                kinds.feature(each));
    }
}
