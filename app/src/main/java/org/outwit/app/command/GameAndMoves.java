package org.outwit.app.command;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import picocli.CommandLine.Parameters;

/** {@code GAME [MOVE…] [--position TEXT]}: a game and how it was played so far. */
final class GameAndMoves extends PositionOption {

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Parameters(index = "1..*", paramLabel = "MOVE", description = "Moves to play first.")
    private List<String> moves = new ArrayList<>();

    Game<?> game() {
        return game;
    }

    /** Whether a position or moves were given. */
    boolean isSaid() {
        return isGiven() || !moves.isEmpty();
    }

    /** The position after the moves. */
    <P extends Position> P played(Game<P> game) {
        return history(game).end();
    }

    /** The game with the moves. They were given, so no player chose them. */
    <P extends Position> GameHistory<P> history(Game<P> game) {
        P start = of(game);
        P at = Position.copyOf(start);
        int[] given = new int[moves.size()];
        for (int i = 0; i < given.length; i++) {
            String move = moves.get(i);
            String place = "Move " + (i + 1) + " (" + move + "): ";
            if (at.isOver()) throw bad(place + "the game is over already.");
            try {
                given[i] = game.notation().parse(at, move);
                at.make(given[i]);
            } catch (NotationException e) {
                throw bad(place + e.getMessage());
            }
        }
        return GameHistory.from(start, given);
    }
}
