package org.outwit.core.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a game's {@link MoveShapes} promise to predictors of people, and what positions remember; part of {@link GameContract}. */
abstract class MoveShapesContract<P extends Position> extends SymmetryContract<P> {

    private void forEachDecision(Consumer<P> check) {
        games().forEachPosition(position -> {
            if (!position.isOver() && position.mover() != Position.CHANCE) check.accept(position);
        });
    }

    private static long[] numbers(MoveShapes<?> shapes, int move) {
        long[] row = new long[shapes.most()];
        return Arrays.copyOf(row, shapes.describe(move, row));
    }

    @Test
    final void everyMoveIsDescribedAndNothingChanges() {
        MoveShapes<P> shapes = game().moveShapes();
        forEachDecision(position -> {
            Snapshot before = snapshot(position);
            shapes.look(position);
            for (int move : before.moves()) {
                boolean seen =
                        numbers(shapes, move).length > 0 || before.moves().size() == 1;
                assertTrue(seen, () -> "Move " + move + " has no looks: " + before.text());
                assertEquals(before, snapshot(position), "Describing a move changed the position.");
            }
        });
    }

    /** Neither what was described before nor who describes makes a difference. */
    @Test
    final void movesLookTheSameEveryTime() {
        MoveShapes<P> shapes = game().moveShapes();
        forEachDecision(position -> {
            shapes.look(position);
            MoveShapes<P> others = game().moveShapes();
            others.look(Position.copyOf(position));
            List<Integer> moves = new ArrayList<>(Snapshot.moves(position));
            List<long[]> first = new ArrayList<>();
            for (int move : moves) first.add(numbers(shapes, move));
            Collections.reverse(moves);
            Collections.reverse(first);
            for (int i = 0; i < moves.size(); i++) {
                assertArrayEquals(first.get(i), numbers(shapes, moves.get(i)), () -> "Again: " + text(position));
                assertArrayEquals(first.get(i), numbers(others, moves.get(i)), () -> "A copy: " + text(position));
            }
        });
    }

    @Test
    final void nothingIsAllocatedToDescribeMoves() {
        if (!allocatesNothing()) return;
        assertEquals(
                0, Allocation.ofDescribing(game(), games()), "Bytes allocated by describing the moves of one game");
    }

    /** A position tells every move that was made since it was set up, or none at all. */
    @Test
    final void movesMadeAreToldUntilTheyAreUndone() {
        boolean tells = tellsMoves();
        for (int number = 0; number < playouts(); number++) {
            P position = game().start();
            Random random = games().random(number);
            List<Integer> made = new ArrayList<>();
            for (int step = 0; step < mostPlies() && !position.isOver(); step++) {
                if (made.isEmpty() || random.nextInt(3) > 0) {
                    int move = RandomGames.choose(position, random);
                    position.make(move);
                    made.add(0, move);
                } else {
                    position.undo();
                    made.remove(0);
                }
                P copy = Position.copyOf(position);
                for (int ago = 0; ago < made.size() + 3; ago++) {
                    int wanted = tells && ago < made.size() ? made.get(ago) : Position.NO_MOVE;
                    assertEquals(wanted, position.made(ago), "Plies ago: " + ago);
                    assertEquals(wanted, copy.made(ago), "Plies ago, asked of a copy: " + ago);
                }
            }
        }
    }

    private boolean tellsMoves() {
        P position = game().start();
        if (position.isOver()) return false;
        position.make(Snapshot.moves(position).get(0));
        return position.made(0) != Position.NO_MOVE;
    }
}
