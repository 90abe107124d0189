package org.outwit.web.game;

import java.util.List;
import java.util.Optional;
import org.outwit.web.board.PositionView;
import org.outwit.web.http.Wire;

/**
 * A look back at a game, as it is kept and shown; empty where there is none yet.
 *
 * @param course how the game went
 * @param expected how often the person played what was expected of them; empty where nobody expected anything
 * @param missed the gravest mistakes
 * @param threshold from when on something is a mistake
 */
@Wire(answers = "GET /api/games/{id}/review")
record ReviewView(
        CourseView course,
        Optional<String> expected,
        List<MistakeView> missed,
        List<GiftView> gifts,
        List<String> balance,
        String threshold,
        boolean watched,
        Optional<ForeseenView> foreseen) {

    /**
     * How a game went for one side.
     *
     * @param points what that side expected before each move and after the last, between 0 and 1
     * @param values the same in units of the game, for people; none after the last
     * @param sentence what the line shows, for whoever does not see it
     */
    record CourseView(List<Double> points, List<String> values, List<SlipView> slips, String sentence) {}

    /** @param own whether it was made by whom the line is about */
    record SlipView(int ply, int move, String played, String points, boolean own) {}

    /** A move of a line, and the board after it. */
    record StepView(int seat, String text, List<String> way, PositionView position) {}

    /**
     * @param points of a point that it cost
     * @param refutation the move that was played and what answers it
     */
    record MistakeView(
            int ply,
            int move,
            String played,
            String better,
            List<String> betterLine,
            List<String> betterWay,
            List<String> playedWay,
            String points,
            String cost,
            String why,
            List<StepView> refutation) {}

    record GiftView(int ply, int move, String played, String better, String points, boolean taken, String kept) {}

    record ForeseenView(String sentence, Optional<StretchView> longest, List<StretchView> broken) {}

    /** @param ply to look at: where the line ended, which is where something else was played */
    record StretchView(int ply, String after, List<String> held, String expected, String instead) {}
}
