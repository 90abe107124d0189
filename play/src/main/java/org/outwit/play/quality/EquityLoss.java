package org.outwit.play.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.outwit.core.game.Notation;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.protocol.GnubgJudge;
import org.outwit.play.protocol.JudgedMove;

/**
 * What the choices of a player lose on average by the judgement of GNU Backgammon: equity loss, the usual measure of play in
 * backgammon. It needs few positions where results of games would need thousands, because no luck is in it.
 */
public record EquityLoss(List<JudgedChoice> decisions) {

    public EquityLoss {
        decisions = List.copyOf(decisions);
    }

    /** Lets a player choose in every position, and the judge judge. */
    public static EquityLoss of(
            List<BackgammonPosition> positions,
            MoveChooser<BackgammonPosition> player,
            Limits limits,
            GnubgJudge judge,
            ProgressMonitor monitor) {
        Notation<BackgammonPosition> notation = new Backgammon().notation();
        List<JudgedChoice> decisions = new ArrayList<>();
        for (BackgammonPosition position : positions) {
            monitor.throwIfStopped();
            monitor.progress("judging", decisions.size(), positions.size());
            int chosen = player.choose(position, limits).move();
            List<JudgedMove> judged = judge.judge(position);
            JudgedMove best = judged.stream()
                    .max(Comparator.comparingDouble(JudgedMove::equity))
                    .orElseThrow();
            double equity = judged.stream()
                    .filter(each -> each.move() == chosen)
                    .findFirst()
                    .orElseThrow()
                    .equity();
            decisions.add(new JudgedChoice(
                    notation.format(position),
                    notation.format(position, chosen),
                    notation.format(position, best.move()),
                    best.equity() - equity));
        }
        return new EquityLoss(decisions);
    }

    /** The mean with its 95 % interval, in points. */
    public ConfidenceInterval mean() {
        return ConfidenceInterval.ofMean(
                decisions.stream().mapToDouble(JudgedChoice::loss).toArray());
    }

    /** How many decisions lost {@code least} or more. */
    public long losing(double least) {
        return decisions.stream().filter(each -> each.loss() >= least).count();
    }

    /** How many decisions lost nothing. */
    public long best() {
        return decisions.stream().filter(each -> each.loss() == 0).count();
    }

    /** The decisions that lost most, the worst first. */
    public List<JudgedChoice> worst(int most) {
        return decisions.stream()
                .sorted(Comparator.comparingDouble(JudgedChoice::loss).reversed())
                .limit(most)
                .toList();
    }
}
