package org.outwit.play.player;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.core.model.ForeseenLine;
import org.outwit.learn.foresight.ForesightScore;

/**
 * What a learner knows of its opponent, and what it made of that with its last move.
 *
 * @param score how many of their decisions it foresaw
 * @param trusted whether that is enough to play by
 * @param lines how the game would go on after the moves that it compared, the plain best first; empty where it played plain
 * @param missed the last reply, where it was expected to be another one
 */
public record Insight<P extends Position>(
        ForesightScore score, boolean trusted, List<ForeseenLine> lines, Optional<Missed<P>> missed) {

    /** A reply at this position that was expected to be another one. */
    public record Missed<P extends Position>(P position, int expected, int played) {}

    public Insight {
        lines = List.copyOf(lines);
    }

    /** What it expects after this move. */
    public Optional<ForeseenLine> line(int move) {
        return lines.stream().filter(each -> each.move() == move).findFirst();
    }
}
