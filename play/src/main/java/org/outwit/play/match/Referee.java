package org.outwit.play.match;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.player.MoveChooser;

/**
 * Plays whole games between players at a {@link GameTable}. Only the rules, the clock, an illegal move, a player who gives up or
 * the greatest length end a game; nothing is adjudicated. A clock starts only when a processor is free for its player, so games that
 * are played at the same time do not take each other's time.
 */
public final class Referee<P extends Position> {

    private final Game<P> game;
    private final int mostPlies;
    private final Semaphore processors;

    /** For games that are played one at a time. */
    public Referee(Game<P> game, int mostPlies) {
        this(game, mostPlies, new Semaphore(1));
    }

    /** {@code processors} are what timed games that are played at the same time share. */
    Referee(Game<P> game, int mostPlies, Semaphore processors) {
        if (mostPlies < 1) throw new InputException("The most plies (" + mostPlies + ") must be positive.");
        this.game = game;
        this.mostPlies = mostPlies;
        this.processors = processors;
    }

    /**
     * Plays on from the opening.
     *
     * @param opening legal moves from the start
     * @param players by seat
     * @param limits for each move, besides the clock
     * @param stop asked now and then; true abandons the game
     */
    public GameReport play(
            int[] opening,
            List<? extends MoveChooser<P>> players,
            Limits limits,
            Clock clock,
            Dice dice,
            BooleanSupplier stop) {
        int seats = game.capabilities().players();
        if (players.size() != seats) {
            throw new IllegalArgumentException(
                    game.name() + " is for " + seats + " players, found " + players.size() + ".");
        }
        GameHistory<P> start = GameHistory.from(game.start(), opening);
        GameTable<P> table = new GameTable<>(game, start, mostPlies, dice, clock);
        while (!table.isOver() && !stop.getAsBoolean()) {
            if (clock.isTimed()) processors.acquireUninterruptibly();
            try {
                table.turn(players.get(table.mover()), limits.stoppedBy(stop));
            } finally {
                if (clock.isTimed()) processors.release();
            }
        }
        if (table.isOver()) {
            for (int seat = 0; seat < seats; seat++) players.get(seat).gameOver(table.history(), seat);
        }
        return table.report();
    }
}
