package org.outwit.web.game;

import java.util.List;
import java.util.Optional;
import org.outwit.web.http.Wire;

/**
 * A look back at a game, as it is kept and shown; empty where there is none yet.
 *
 * @param missed the gravest mistakes
 * @param threshold from when on something is a mistake
 */
@Wire(answers = "GET /api/games/{id}/review")
record ReviewView(
        List<MistakeView> missed,
        List<GiftView> gifts,
        List<String> balance,
        String threshold,
        boolean watched,
        Optional<ForeseenView> foreseen) {

    /** @param points of a point that it cost */
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
            String why) {}

    record GiftView(int ply, int move, String played, String better, String points, boolean taken, String kept) {}

    record ForeseenView(String sentence, Optional<StretchView> longest, List<StretchView> broken) {}

    /** @param ply to look at: where the line ended, which is where something else was played */
    record StretchView(int ply, String after, List<String> held, String expected, String instead) {}
}
