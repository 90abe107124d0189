package org.outwit.web.lab;

import java.util.List;
import org.outwit.web.game.GameTitle;
import org.outwit.web.game.OpponentView;
import org.outwit.web.http.Wire;

/** Who can take part in a tournament of a game, and in which games there are some. */
@Wire(answers = "GET /api/lab/players")
record PlayersView(String game, List<GameTitle> games, List<OpponentView> players) {}
