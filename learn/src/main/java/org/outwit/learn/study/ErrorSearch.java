package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.learn.example.Example;

/**
 * Finds errors: decisions where a search that looks further finds something much better. Every decision of the sample is
 * judged, the gravest again and more deeply, because what looked like an error may have been a good idea.
 */
final class ErrorSearch<P extends Position> {

    private static final int DOUBTED = 24;
    private static final int SHOWN = 6;
    private static final int MOST_OF_ONE_PHASE = 3;
    private static final int DEEPER = 8;
    private static final int LONGEST_LINE = 8;

    /** Nobody looks further, so nobody asks from where on it shows. */
    private static final int MOST_SEEN = 10;

    private final Game<P> game;
    private final EngineJudge<P> judge;
    private final Effort effort;
    private final ErrorKinds<P> kinds;
    private final List<JudgedDecision<P>> judged = new ArrayList<>();

    ErrorSearch(Game<P> game, EngineJudge<P> judge, Effort effort) {
        this.game = game;
        this.judge = judge;
        this.effort = effort;
        this.kinds = new ErrorKinds<>(game, judge);
    }

    void add(Example<P> example) {
        judged.add(judge(example, effort.evaluations()));
    }

    private JudgedDecision<P> judge(Example<P> example, long evaluations) {
        P position = example.position();
        int side = position.mover();
        Result root = judge.best(position, evaluations);
        int phase = game.phases().of(position);
        if (root.move() == example.move()) return new JudgedDecision<>(example, side, phase, root, root, root);
        Result best = judge.after(position, side, root.depth(), evaluations, root.move());
        Result played = judge.after(position, side, root.depth(), evaluations, example.move());
        return new JudgedDecision<>(example, side, phase, root, best, played);
    }

    /** The least depth from which on every search tells the better move from the one that was played. */
    private int seenFrom(JudgedDecision<P> each, Weighing weighing) {
        P position = each.example().position();
        int depth = Math.min(each.root().depth(), MOST_SEEN);
        while (depth > 1) {
            Result best = judge.after(position, each.side(), depth - 1, effort.evaluations(), each.better());
            Result played = judge.after(
                    position,
                    each.side(),
                    depth - 1,
                    effort.evaluations(),
                    each.example().move());
            double loss = weighing.of(judge.units(best.value())) - weighing.of(judge.units(played.value()));
            if (loss < weighing.error() / 2) return depth;
            depth--;
        }
        return 1;
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
        for (JudgedDecision<P> each : doubted(weighing)) {
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
        return new Errors.Group(name, new Share(errors, losses.size()), Mean.of(losses));
    }

    /** Searches of equal depth may still disagree a little; nobody gains by an error. */
    private double loss(JudgedDecision<P> each, Weighing weighing) {
        double best = weighing.of(judge.units(each.best().value()));
        return Math.max(0, best - weighing.of(judge.units(each.played().value())));
    }

    /** The gravest, judged again with more patience, the gravest of these first. */
    private List<JudgedDecision<P>> doubted(Weighing weighing) {
        Comparator<JudgedDecision<P>> gravest = Comparator.comparingDouble(each -> -loss(each, weighing));
        return judged.stream()
                .filter(each -> loss(each, weighing) >= weighing.error())
                .sorted(gravest)
                .limit(DOUBTED)
                .map(each -> judge(each.example(), DEEPER * effort.evaluations()))
                .sorted(gravest)
                .toList();
    }

    private Errors.Slip slip(
            JudgedDecision<P> each, PersonGames.Theirs<P> theirs, Prediction<P> prediction, Weighing weighing) {
        Example<P> example = each.example();
        P position = example.position();
        Prediction.Seen seen = prediction.of(example);
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
                line(position, example.move(), each.played()),
                line(position, each.better(), each.best()),
                judge.distance(each.best().value(), each.played().value(), weighing),
                judge.text(each.best().value()),
                judge.text(each.played().value()),
                each.root().depth(),
                each.best().complete() && each.played().complete(),
                seenFrom(each, weighing),
                seen.first() == seen.outlook().chosen(),
                kinds.feature(each));
    }

    private List<String> line(P position, int move, Result after) {
        List<Integer> line = JudgedDecision.line(move, after);
        return judge.line(position, line.subList(0, Math.min(LONGEST_LINE, line.size())));
    }
}
