package org.outwit.web.game;

import java.util.List;
import org.outwit.web.http.Wire;

/** A visitor's last games. */
@Wire(answers = "GET /api/games")
record YourGamesView(List<YourGame> games) {

    /**
     * @param result empty where it goes on
     * @param changed in milliseconds since 1970
     */
    record YourGame(
            String id, String game, String title, List<String> players, String result, int plies, long changed) {}
}
