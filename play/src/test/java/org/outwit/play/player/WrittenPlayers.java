package org.outwit.play.player;

import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;

/** Players of tests as they are written on the command line, and positions for them. */
final class WrittenPlayers {

    private WrittenPlayers() {}

    static <P extends Position> SearchingChooser<P> player(Game<P> game, String text, PlayerSettings equipment) {
        return Players.of(game, PlayerSpec.parse(text), equipment);
    }

    static <P extends Position> SearchingChooser<P> player(Game<P> game, String text) {
        return player(game, text, PlayerSettings.USUAL);
    }

    /** A position after random moves that is not over. */
    static <P extends Position> P somewhere(Game<P> game, Random random, int plies) {
        while (true) {
            P position = game.start();
            for (int i = 0; i < plies && !position.isOver(); i++) {
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            if (!position.isOver()) return position;
        }
    }
}
