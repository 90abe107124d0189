package org.outwit.play.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.outwit.core.game.Game;
import org.outwit.core.game.Notation;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.backgammon.BackgammonNetwork;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.play.player.Valuation;
import org.outwit.play.protocol.GnubgJudge;

/**
 * How far what a player takes positions to be worth is from what GNU Backgammon says, on average. Who chooses well may still be far off: a
 * choice compares positions that are alike, and what is wrong about all of them cancels.
 */
public record EquityError(List<JudgedValue> positions) {

    public EquityError {
        positions = List.copyOf(positions);
    }

    /** Lets both say what every position is worth; the dice are about to be thrown there. */
    public static EquityError of(
            Game<BackgammonPosition> game,
            List<BackgammonPosition> positions,
            Valuation<BackgammonPosition> player,
            GnubgJudge judge,
            ProgressMonitor monitor) {
        Notation<BackgammonPosition> notation = game.notation();
        List<JudgedValue> judged = new ArrayList<>();
        for (BackgammonPosition position : positions) {
            monitor.throwIfStopped();
            monitor.progress("judging", judged.size(), positions.size());
            judged.add(new JudgedValue(
                    notation.format(position),
                    game.phases().names().get(game.phases().of(position)),
                    BackgammonNetwork.knows(position),
                    player.of(position).value(),
                    judge.equity(position)));
        }
        return new EquityError(judged);
    }

    /** The positions that are so. */
    public EquityError where(Predicate<JudgedValue> test) {
        return new EquityError(positions.stream().filter(test).toList());
    }

    /** The mean error with its 95 % interval, in points. */
    public ConfidenceInterval mean() {
        return ConfidenceInterval.ofMean(
                positions.stream().mapToDouble(JudgedValue::error).toArray());
    }

    /** By how much values lie above those of the judge, with its 95 % interval. */
    public ConfidenceInterval difference() {
        return ConfidenceInterval.ofMean(
                positions.stream().mapToDouble(JudgedValue::difference).toArray());
    }

    /** The positions with the largest errors, the worst first. */
    public List<JudgedValue> worst(int most) {
        return positions.stream()
                .sorted(Comparator.comparingDouble(JudgedValue::error).reversed())
                .limit(most)
                .toList();
    }
}
