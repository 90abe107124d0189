package org.outwit.lab.pruning;

import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.lab.experiment.LabResults;

/** What αβ* came to against αβ over the pairs of games of some cells. */
record DuelScore(LabResults results) {

    /** Points a game, from 0 to 2; pairs of games from different openings. */
    ConfidenceInterval points() {
        return results.points("points", 2);
    }

    /** Points a game over several budgets. Games from one opening are not independent of each other, so an opening is one observation. */
    ConfidenceInterval byOpening() {
        return ConfidenceInterval.ofMean(results.bySeed(measurement -> measurement.number("points")));
    }

    /** How much deeper αβ looked. */
    ConfidenceInterval deeper() {
        return ConfidenceInterval.ofDifference(
                results.numbers(ModelDuel.THEIR_DEPTH), results.numbers(ModelDuel.OUR_DEPTH));
    }

    double ourDepth() {
        return results.mean(ModelDuel.OUR_DEPTH).estimate();
    }

    double theirDepth() {
        return results.mean(ModelDuel.THEIR_DEPTH).estimate();
    }

    /** Such as "192–646–162". */
    String games() {
        return Math.round(results.sum("wins")) + "–" + Math.round(results.sum("draws")) + "–"
                + Math.round(results.sum("losses"));
    }
}
