package org.outwit.app.command;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import picocli.CommandLine.Parameters;

/** {@code GAME [MOVE…] [--position TEXT]}: a game and how it was played so far. */
final class GameAndMoves extends PositionOption {

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Parameters(index = "1..*", paramLabel = "MOVE", description = "Moves to play from the position.")
    private List<String> moves = new ArrayList<>();

    Game<?> game() {
        return game;
    }

    /** The position after the moves. */
    <P extends Position> P played(Game<P> game) {
        P at = of(game);
        for (int i = 0; i < moves.size(); i++) {
            String move = moves.get(i);
            String place = "Move " + (i + 1) + " (" + move + "): ";
            if (at.isOver()) throw bad(place + "the game is over already.");
            try {
                at.make(game.notation().parse(at, move));
            } catch (NotationException e) {
                throw bad(place + e.getMessage());
            }
        }
        return at;
    }
}
