package org.outwit.web.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;

/** Whether a game has so few positions that all of them fit into the smallest table, such as tic-tac-toe with its 5,478. */
final class SmallGame {

    /** The most positions: half of what a megabyte holds. */
    private static final int MOST_POSITIONS = 30_000;

    private static final Map<String, Boolean> KNOWN = new ConcurrentHashMap<>();

    private SmallGame() {}

    static boolean is(String game) {
        return KNOWN.computeIfAbsent(game, name -> isSmall(Games.named(name)));
    }

    private static <P extends Position> boolean isSmall(Game<P> game) {
        return !game.capabilities().chance() && !game.capabilities().hidden() && hasFew(game.start());
    }

    /** Ply by ply, since some games go on for thousands of moves. */
    private static <P extends Position> boolean hasFew(P start) {
        Set<Long> seen = new HashSet<>(Set.of(start.key()));
        Deque<P> next = new ArrayDeque<>(List.of(start));
        while (!next.isEmpty()) {
            P position = next.remove();
            int[] moves = new int[position.mostMoves()];
            int end = position.isOver() ? 0 : position.moves(moves, 0);
            for (int i = 0; i < end; i++) {
                P after = Position.copyOf(position);
                after.make(moves[i]);
                if (seen.add(after.key())) next.add(after);
            }
            if (seen.size() > MOST_POSITIONS) return false;
        }
        return true;
    }
}
