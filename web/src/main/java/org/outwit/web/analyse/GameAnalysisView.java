package org.outwit.web.analyse;

import java.util.List;
import org.outwit.web.analyse.AnalysisNews.PredictableView;
import org.outwit.web.game.GameTitle;
import org.outwit.web.http.Wire;

/**
 * What can be asked about a game: whose moves are known, and whether the engine can judge it.
 *
 * @param tray what can be put on its board
 * @param sentence why something cannot be asked; empty where all can
 */
@Wire(answers = "GET /api/analyse/game")
record GameAnalysisView(
        GameTitle game,
        List<String> sides,
        List<PredictableView> people,
        boolean engine,
        List<TrayPiece> tray,
        String sentence,
        List<GameTitle> games) {

    /** A piece that can be put on a board, as pieces on it are drawn and named. */
    record TrayPiece(String drawing, String text, String name, int owner) {}

    /** A position that was set up, in the notation of its game. */
    @Wire(answers = "POST /api/analyse/place")
    record PlacedView(String position) {}

    /**
     * What an address needs to show what somebody pasted.
     *
     * @param position from which it began; empty for the usual one
     * @param players who played; none where that is not told
     */
    @Wire(answers = "POST /api/analyse/read")
    record PastedView(String game, String position, List<String> moves, List<String> players) {}
}
