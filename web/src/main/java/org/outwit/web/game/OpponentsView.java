package org.outwit.web.game;

import java.util.List;
import org.outwit.web.http.Wire;

/**
 * Whom one can play a game against, and all games.
 *
 * @param seats how many play it
 * @param usual whom to begin with
 * @param scale what their Elo means
 */
@Wire(answers = "GET /api/opponents")
record OpponentsView(
        String game, int seats, List<OpponentView> opponents, String usual, String scale, List<GameShelf> shelves) {}
