package org.outwit.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;

/**
 * What every game promises, as tests: extend this, name the game, and they run. Here are the promises of positions; this
 * class inherits those of notations ({@link NotationContract}), evaluators ({@link EvaluatorContract}), symmetries
 * ({@link SymmetryContract}), looks of moves ({@link MoveShapesContract}), seats and dice ({@link TableContract}), touched cells ({@link TouchContract}), and what can be adjusted ({@link GameUnderTest}).
 *
 * <p>Each check looks at the positions of seeded random games, so a failure comes back the same every time.
 */
public abstract class GameContract<P extends Position> extends TouchContract<P> {

    /** Published numbers of ways to play 1, 2, 3 … plies from the start; see {@link Perft} for what is counted. */
    protected long[] perft() {
        return new long[0];
    }

    @Test
    final void startsAreEqualAndIndependent() {
        P one = game().start();
        P other = game().start();
        assertNotSame(one, other);
        Snapshot before = snapshot(other);
        assertEquals(before, snapshot(one));
        games().playOut(one, games().random(0), position -> {});
        assertEquals(before, snapshot(other), "Playing from one start changed another.");
    }

    @Test
    final void everyMoveIsUndone() {
        games().forEachPosition(position -> {
            Snapshot before = snapshot(position);
            for (int move : before.moves()) {
                position.make(move);
                snapshot(position);
                position.undo();
                assertEquals(before, snapshot(position), () -> "Move " + move + " was made and undone.");
            }
        });
    }

    @Test
    final void wholeGamesAreUndone() {
        for (int number = 0; number < playouts(); number++) {
            P position = game().start();
            Random random = games().random(number);
            Deque<Snapshot> trail = new ArrayDeque<>();
            // Two steps ahead for one back, so that undo also follows undo and make follows undo.
            for (int step = 0; step < 3 * mostPlies() && !position.isOver(); step++) {
                if (trail.isEmpty() || random.nextInt(3) > 0) {
                    trail.push(snapshot(position));
                    position.make(RandomGames.choose(position, random));
                } else {
                    position.undo();
                    assertEquals(trail.pop(), snapshot(position));
                }
            }
            while (!trail.isEmpty()) {
                position.undo();
                assertEquals(trail.pop(), snapshot(position));
            }
        }
    }

    @Test
    final void copiesAreEqualAndIndependent() {
        Random random = games().random(-1);
        games().forEachPosition(position -> {
            Snapshot before = snapshot(position);
            P played = Position.copyOf(position);
            P kept = Position.copyOf(position);
            assertSame(position.getClass(), played.getClass());
            assertEquals(before, snapshot(played), "A copy differs from its original.");
            games().playOut(played, random, next -> {});
            assertEquals(before, snapshot(position), "Playing on a copy changed the original.");
            assertEquals(before, snapshot(kept), "Playing on a copy changed another copy.");
            if (position.isOver()) return;
            position.make(RandomGames.choose(position, random));
            assertEquals(before, snapshot(kept), "Playing on the original changed a copy.");
            position.undo();
        });
    }

    @Test
    final void keysAreEqualExactlyWherePositionsAre() {
        Map<Long, Snapshot> byKey = new HashMap<>();
        Map<String, Snapshot> byText = new HashMap<>();
        games().forEachEarlyPosition(position -> compareWithKnown(timeless(position), byKey, byText));
        games().forEachPosition(position -> compareWithKnown(timeless(position), byKey, byText));
    }

    @Test
    final void drawRulesAreNoPartOfTheKey() {
        games().forEachPosition(position -> {
            Snapshot before = snapshot(position);
            P timeless = game().withoutDrawRules(position);
            assertNotSame(position, timeless);
            assertEquals(position.key(), timeless.key(), () -> "The key knows a draw rule: " + before.text());
            assertEquals(position.mover(), timeless.mover());
            if (!position.isOver()) assertEquals(before.moves(), Snapshot.moves(timeless));
            assertEquals(snapshot(timeless), timeless(timeless), "Draw rules can be switched off twice.");
            for (int move : Snapshot.moves(timeless)) {
                timeless.make(move);
                assertEquals(snapshot(timeless), timeless(timeless), "A draw rule woke up after a move.");
                timeless.undo();
            }
            assertEquals(before, snapshot(position), "Switching draw rules off changed the original.");
        });
    }

    /** Also shows that mover, payoffs and the order of moves are functions of the position, not of the way there. */
    private void compareWithKnown(Snapshot found, Map<Long, Snapshot> byKey, Map<String, Snapshot> byText) {
        Snapshot sameKey = byKey.putIfAbsent(found.key(), found);
        if (sameKey != null) assertEquals(sameKey, found, "Two positions with one key differ.");
        Snapshot sameText = byText.putIfAbsent(found.text(), found);
        if (sameText != null) assertEquals(sameText, found, "Two positions with one text differ.");
    }

    @Test
    final void positionsComeBackOnlyWhereLoopsAreDeclared() {
        if (game().capabilities().loops()) return;
        for (int number = 0; number < playouts(); number++) {
            Set<Long> met = new HashSet<>();
            games().playOut(
                            game().start(),
                            games().random(number),
                            position -> assertTrue(
                                    met.add(position.key()), () -> "Came back within a game: " + text(position)));
        }
    }

    @Test
    final void overMeansNoMoves() {
        games().forEachPosition(position -> {
            boolean none = Snapshot.moves(position).isEmpty();
            assertEquals(position.isOver(), none, () -> "Over and without moves are not the same: " + text(position));
        });
    }

    @Test
    final void movesAreDistinctAndKeepToTheirPlace() {
        games().forEachPosition(position -> {
            List<Integer> moves = Snapshot.moves(position);
            assertEquals(moves.size(), new HashSet<>(moves).size(), () -> "A move is listed twice: " + text(position));
            for (int move : moves) assertTrue(move >= 0, () -> "Move " + move + " is negative: " + text(position));
            int[] buffer = new int[3 + position.mostMoves()];
            int end = position.moves(buffer, 3);
            assertEquals(moves.size(), end - 3, "The number of moves depends on where they are written.");
            assertEquals(moves.size(), position.countMoves(new int[3 + position.mostMoves()], 3), "countMoves");
            for (int i = 0; i < 3; i++) assertEquals(0, buffer[i], "Moves were written before their place.");
            for (int i = 3; i < end; i++) assertEquals(moves.get(i - 3), buffer[i]);
        });
    }

    @Test
    final void illegalMovesAreRefused() {
        Set<Integer> everLegal =
                new HashSet<>(List.of(Position.NO_MOVE, Integer.MIN_VALUE, Integer.MAX_VALUE, 1 << 20));
        games().forEachPosition(position -> everLegal.addAll(Snapshot.moves(position)));
        List<Integer> candidates = everLegal.stream().sorted().limit(500).toList();
        // Each of them in every position, or in every fifth one.
        int step = Thoroughness.of(1, 5);
        int[] first = {0};
        games().forEachPosition(position -> {
            Snapshot before = snapshot(position);
            for (int i = first[0]++ % step; i < candidates.size(); i += step) {
                int move = candidates.get(i);
                if (before.moves().contains(move)) continue;
                String message = "Move " + move + " is illegal and was played: " + before.text();
                assertThrows(IllegalMoveException.class, () -> position.play(move), message);
            }
            assertEquals(before, snapshot(position), "A refused move changed the position.");
        });
    }

    @Test
    final void playingIsMaking() {
        games().forEachPosition(position -> {
            for (int move : Snapshot.moves(position)) {
                P played = Position.copyOf(position);
                played.play(move);
                position.make(move);
                assertEquals(snapshot(position), snapshot(played));
                position.undo();
            }
        });
    }

    @Test
    final void whatIsHiddenIsDeclaredAndStaysHidden() {
        assertEquals(game().capabilities().hidden(), game() instanceof HiddenGame);
        if (!(game() instanceof HiddenGame<P> hidden)) return;
        Random random = games().random(1);
        games().forEachPosition(position -> {
            int seat = position.mover();
            if (seat == Position.CHANCE || position.isOver()) return;
            Worlds<P> worlds = hidden.worlds(position, seat);
            P world = worlds.sample(random);
            assertEquals(hidden.sight(position, seat), hidden.sight(world, seat), "A world looks different.");
            assertEquals(hidden.diagram(position, seat), hidden.diagram(world, seat), "A world is drawn differently.");
            long seed = random.nextLong();
            assertEquals(
                    worlds.sample(new Random(seed)).key(),
                    hidden.worlds(world, seat).sample(new Random(seed)).key(),
                    "Worlds depend on which of them is the real one.");
        });
    }

    @Test
    final void perftIsAsPublished() {
        for (int depth = 1; depth <= perft().length; depth++) {
            P position = game().withoutDrawRules(game().start());
            Snapshot before = snapshot(position);
            assertEquals(perft()[depth - 1], Perft.countInBulk(position, depth), "perft in bulk, depth " + depth);
            // One ply less where every move is made, because that takes as long as one ply more in bulk.
            if (depth < perft().length || depth < 4) {
                assertEquals(perft()[depth - 1], Perft.count(position, depth), "perft, depth " + depth);
            }
            assertEquals(before, snapshot(position), "Counting changed the position.");
        }
    }

    @Test
    final void threadsDoNotMeet() throws InterruptedException {
        assertFalse(SeparateThreads.disturbEachOther(game(), games(), playouts()), "Copies share changeable state.");
    }

    @Test
    final void nothingIsAllocated() {
        if (!allocatesNothing()) return;
        assertEquals(0, Allocation.ofPlaying(game(), games()), "Bytes allocated by playing one game and undoing it");
    }
}
