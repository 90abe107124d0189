package org.outwit.learn.review;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Result;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.study.DecisionJudge;
import org.outwit.learn.study.EngineJudge;
import org.outwit.learn.study.JudgedDecision;
import org.outwit.learn.study.Weighing;

/** The gravest errors of a review, judged a second time and explained. */
final class MistakeFinder<P extends Position> {

    private final Game<P> game;
    private final List<JudgedGame<P>> games;
    private final ReviewPlan plan;
    private final Weighing weighing;
    private final PeerPredictors<P> peers;
    private final ProgressMonitor monitor;
    private final EngineJudge<P> judge;
    private final DecisionJudge<P> decisions;
    private final LeafDifferences<P> differences;

    MistakeFinder(
            Game<P> game,
            List<JudgedGame<P>> games,
            ReviewPlan plan,
            Weighing weighing,
            PeerPredictors<P> peers,
            ProgressMonitor monitor) {
        this.game = game;
        this.games = games;
        this.plan = plan;
        this.weighing = weighing;
        this.peers = peers;
        this.monitor = monitor;
        this.judge = new EngineJudge<>(game);
        this.decisions = new DecisionJudge<>(game, judge, plan.evaluations());
        this.differences = new LeafDifferences<>(game, judge.evaluator());
    }

    double loss(JudgedDecision<P> each) {
        return decisions.loss(each, weighing);
    }

    /** A value for people. */
    String text(int value) {
        return judge.text(value);
    }

    double units(int value) {
        return judge.units(value);
    }

    /** Gives the gravest of these a second opinion, which counts from now on. */
    void lookAgain(List<JudgedDecision<P>> judged) {
        monitor.progress("looking again at the gravest moves", 0, 0);
        for (JudgedDecision<P> each : decisions.doubted(judged, weighing, monitor)) {
            games.get(each.example().game()).replace(each);
        }
    }

    /** The gravest errors among these, explained; the gravest first. */
    List<Mistake> gravest(List<JudgedDecision<P>> judged) {
        return judged.stream()
                .filter(each -> loss(each) >= weighing.error())
                .sorted(Comparator.comparingDouble(each -> -loss(each)))
                .limit(plan.worst())
                .map(this::mistake)
                .toList();
    }

    private Mistake mistake(JudgedDecision<P> each) {
        monitor.throwIfStopped();
        monitor.progress("explaining the gravest moves", 0, 0);
        P position = each.example().position();
        int ply = each.example().ply();
        List<Integer> better = prolonged(each, each.betterLine());
        List<Integer> played = prolonged(each, each.playedLine());
        P good = judge.end(position, better);
        P bad = judge.end(position, played);
        double loss = judge.distance(each.best().value(), each.played().value(), weighing);
        return new Mistake(
                each.example().game(),
                ply,
                ply / 2 + 1,
                each.side(),
                games.get(each.example().game()).game().players().get(each.side()),
                game.phases().names().get(each.phase()),
                game.notation().format(position),
                game.notation().format(position, each.example().move()),
                game.notation().format(position, each.better()),
                decisions.line(position, played),
                decisions.line(position, better),
                weighing.pointsLost(loss(each)),
                loss,
                judge.text(each.best().value()),
                judge.text(each.played().value()),
                each.root().depth(),
                each.best().complete() && each.played().complete(),
                decisions.seenFrom(each, weighing),
                differences.of(position, good, bad, each.side(), loss),
                good.isOver() || bad.isOver(),
                peersErr(each));
    }

    private List<Integer> prolonged(JudgedDecision<P> each, List<Integer> line) {
        return judge.prolonged(
                each.example().position(), each.side(), line, each.root().depth(), plan.evaluations());
    }

    /** The probability of all moves together that lose as much here as would be an error. */
    private OptionalDouble peersErr(JudgedDecision<P> each) {
        Optional<MovePredictor<P>> people =
                peers.of(games.get(each.example().game()).game(), each.side());
        if (people.isEmpty()) return OptionalDouble.empty();
        P position = Position.copyOf(each.example().position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        double[] likely = people.get().probabilities(position);
        double erring = 0;
        for (int i = 0; i < count; i++) if (isError(each, position, moves[i])) erring += likely[i];
        return OptionalDouble.of(erring);
    }

    private boolean isError(JudgedDecision<P> each, P position, int move) {
        if (move == each.better()) return false;
        if (move == each.example().move()) return true;
        Result after = judge.after(position, each.side(), each.root().depth(), plan.evaluations(), move);
        double best = weighing.of(judge.units(each.best().value()));
        return best - weighing.of(judge.units(after.value())) >= weighing.error();
    }
}
