package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;

class InstalledGamesTest {

    @Test
    void theGamesOfThisModuleAreInstalled() {
        List<String> names = Games.all().stream().<String>map(Game::name).toList();
        assertThat(names)
                .containsExactly(
                        "backgammon",
                        "backgammon-cube",
                        "bridge",
                        "checkers",
                        "chess",
                        "chinese-checkers",
                        "chinese-checkers-3",
                        "chinese-checkers-4",
                        "chinese-checkers-6",
                        "connect4",
                        "draughts",
                        "draughts-brazilian",
                        "draughts-italian",
                        "draughts-pool",
                        "draughts-russian",
                        "foursquares",
                        "gomoku",
                        "kalah",
                        "morris",
                        "nim",
                        "nim-3",
                        "nim-4",
                        "nim-5",
                        "nim-6",
                        "othello",
                        "qubic",
                        "staghunt",
                        "tictactoe",
                        "whist",
                        "whist-2",
                        "whist-3");
    }
}
