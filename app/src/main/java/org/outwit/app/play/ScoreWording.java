package org.outwit.app.play;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;

/** What the games of a match come to, in words and as JSON. Two players of whom one wins what the other loses are compared; otherwise each has a row. */
interface ScoreWording {

    static <P extends Position> ScoreWording of(MatchPlan<P> plan) {
        return plan.players().size() == 2 && plan.game().capabilities().zeroSum()
                ? new TwoPlayerScore(plan.players(), plan.game())
                : new ManyPlayerScore<>(plan);
    }

    /** Who plays: the words between the name of the game and the number of games. */
    String players();

    /** The score so far, on one short line. */
    String soFar(List<MatchGame> games);

    /** The score, a line or more; at least one game counts. */
    String text(List<MatchGame> played);

    /** The score as part of a JSON object, with in how many games a program failed. */
    Record row(List<MatchGame> played, long failures);
}
