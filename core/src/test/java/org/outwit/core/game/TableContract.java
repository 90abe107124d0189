package org.outwit.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a game promises about who moves, seats and dice; part of {@link GameContract}. */
abstract class TableContract<P extends Position> extends MoveShapesContract<P> {

    private static final double ROUNDING = 1e-9;

    @Test
    final void moversAreDeclared() {
        Capabilities capabilities = game().capabilities();
        games().forEachPosition(position -> {
            int mover = position.mover();
            if (mover == Position.CHANCE) {
                assertTrue(capabilities.chance(), "Chance moves in a game that declares none.");
            } else {
                assertTrue(mover >= 0 && mover < capabilities.players(), () -> "No such player: " + mover);
            }
        });
    }

    @Test
    final void whoeverIsDeclaredMoves() {
        Set<Integer> movers = new HashSet<>();
        games().forEachPosition(position -> {
            if (!position.isOver()) movers.add(position.mover());
        });
        for (int player = 0; player < game().capabilities().players(); player++) {
            int seat = player;
            assertTrue(movers.contains(seat), () -> "Player " + seat + " never moves.");
        }
        assertEquals(game().capabilities().chance(), movers.contains(Position.CHANCE), "Whether chance moves");
    }

    @Test
    final void chancesArePositiveAndSumToOne() {
        games().forEachPosition(position -> {
            if (position.isOver() || position.mover() != Position.CHANCE) return;
            double sum = 0;
            for (int move : Snapshot.moves(position)) {
                double probability = position.probability(move);
                assertTrue(
                        probability > 0 && probability <= 1,
                        () -> "Move " + move + " has the probability " + probability + ": " + text(position));
                sum += probability;
            }
            assertEquals(1, sum, ROUNDING, () -> "Probabilities: " + text(position));
        });
    }

    /** Outcomes that lead to the same position are one outcome, or searches would do its work twice. */
    @Test
    final void outcomesAreDistinct() {
        games().forEachPosition(position -> {
            if (position.isOver() || position.mover() != Position.CHANCE) return;
            Map<Long, Integer> reached = new HashMap<>();
            for (int move : Snapshot.moves(position)) {
                position.make(move);
                Integer other = reached.put(position.key(), move);
                position.undo();
                assertEquals(null, other, () -> "Outcomes " + other + " and " + move + " are one: " + text(position));
            }
        });
    }

    @Test
    final void onlyChanceHasProbabilities() {
        games().forEachPosition(position -> {
            List<Integer> moves = Snapshot.moves(position);
            if (moves.isEmpty() || position.mover() == Position.CHANCE) return;
            String message = "A player's move has a probability: " + text(position);
            assertThrows(IllegalStateException.class, () -> position.probability(moves.get(0)), message);
        });
    }

    @Test
    final void payoffsAreFiniteAndSumToZeroWhereDeclared() {
        games().forEachPosition(position -> {
            long sum = 0;
            for (int payoff : snapshot(position).payoffs()) {
                assertTrue(Value.isFinite(payoff), () -> "Payoff " + payoff + " is out of range: " + text(position));
                sum += payoff;
            }
            if (game().capabilities().zeroSum()) assertEquals(0, sum, () -> "Not zero-sum: " + text(position));
        });
    }
}
