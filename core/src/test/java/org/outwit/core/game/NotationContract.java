package org.outwit.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a game promises to people who read and write it; part of {@link GameContract}. */
abstract class NotationContract<P extends Position> extends GameUnderTest<P> {

    private static final List<String> GARBAGE =
            List.of("", " ", "?", "no such thing", "-1", "99999999999", "\u0000", "(((", "////", "x".repeat(2000));

    /** Whether any position can be read from text; games made from rules may read only their start. */
    protected boolean readsPositions() {
        return true;
    }

    /** The name of the playthrough in {@code src/test/resources/playthroughs}, without its ending. */
    protected String golden() {
        return game().name();
    }

    /** How many plies the playthrough has at most. */
    protected int goldenPlies() {
        return 60;
    }

    @Test
    final void describesItself() {
        assertTrue(game().name().matches("[a-z0-9-]+"), () -> "Hard to type: '" + game().name() + "'");
        assertFalse(game().title().isBlank(), "The title is empty.");
    }

    @Test
    final void movesAreReadAsTheyAreWritten() {
        games().forEachPosition(position -> {
            Snapshot before = snapshot(position);
            Map<String, Integer> written = new HashMap<>();
            for (int move : before.moves()) {
                String text = game().notation().format(position, move);
                assertNull(written.put(text, move), () -> "Two moves are written " + text + " in " + before.text());
            }
            written.forEach((text, move) ->
                    assertEquals(move, game().notation().parse(position, text), () -> text + " in " + before.text()));
            assertEquals(before, snapshot(position), "Reading and writing moves changed the position.");
        });
    }

    @Test
    final void garbageIsNoMove() {
        games().forEachPosition(position -> {
            for (String text : GARBAGE) refused(text, () -> game().notation().parse(position, text));
        });
    }

    @Test
    final void positionsAreReadAsTheyAreWritten() {
        if (!readsPositions()) {
            P start = game().start();
            assertEquals(snapshot(start), snapshot(game().notation().position(text(start))));
            return;
        }
        games().forEachPosition(position -> {
            P read = game().notation().position(text(position));
            assertEquals(text(position), text(read));
            assertEquals(timeless(position), timeless(read));
            // A position that was read must also play on as the original does, but for what only its history tells.
            for (int move : Snapshot.moves(position)) {
                position.make(move);
                read.make(move);
                assertEquals(text(position), text(read));
                assertEquals(timeless(position), timeless(read));
                position.undo();
                read.undo();
            }
        });
    }

    @Test
    final void garbageIsNoPosition() {
        for (String text : GARBAGE) refused(text, () -> game().notation().position(text));
    }

    /** Texts that are nearly right are either refused properly or mean a position that can be written again. */
    @Test
    final void damagedPositionsAreRefusedOrRead() {
        Random random = games().random(-1);
        games().forEachPosition(position -> {
            StringBuilder damaged = new StringBuilder(text(position));
            int at = random.nextInt(damaged.length());
            switch (random.nextInt(3)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, damaged.charAt(random.nextInt(damaged.length())));
                default -> damaged.setCharAt(at, damaged.charAt(random.nextInt(damaged.length())));
            }
            String text = damaged.toString();
            try {
                P read = game().notation().position(text);
                assertEquals(snapshot(read), snapshot(game().notation().position(text(read))));
            } catch (NotationException refusal) {
                checkRefusal(text, refusal);
            }
        });
    }

    @Test
    final void playthroughIsUnchanged() {
        Playthrough.check(game(), golden(), goldenPlies(), getClass());
    }

    private static void refused(String text, Runnable reading) {
        String message = "'" + text + "' was not refused properly.";
        checkRefusal(text, assertThrows(NotationException.class, reading::run, message));
    }

    private static void checkRefusal(String text, NotationException refusal) {
        assertFalse(refusal.getMessage().isBlank(), "A refusal says nothing.");
        boolean within = refusal.column() >= 0 && refusal.column() <= text.length();
        assertTrue(within, () -> "Column " + refusal.column() + " is outside '" + text + "'");
    }
}
