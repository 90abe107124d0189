package org.outwit.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram.Place;

/** What a game promises to people who play by touching cells; part of {@link GameContract}. */
abstract class TouchContract<P extends Position> extends TableContract<P> {

    /** The number of random games that are looked at: every move of a position is played and drawn here, which takes its time. */
    private static final int GAMES = 6;

    private static final int EVERY = 2;

    /** Moves that have no cells, as they are written. */
    protected Set<String> untouched() {
        return Set.of("pass");
    }

    /** Whether two moves have the same cells because they differ in something that is no place; both as they are written. */
    protected boolean shareTouches(String move, String other) {
        return false;
    }

    private void forEachLookedAt(Consumer<P> check) {
        int[] count = {0};
        for (int number = 0; number < Math.min(GAMES, playouts()); number++) {
            games().playOut(game().start(), games().random(number), position -> {
                boolean decides = !position.isOver() && position.mover() != Position.CHANCE;
                if (decides && count[0]++ % EVERY == 0) check.accept(position);
            });
        }
    }

    private String written(P position, int move) {
        return game().notation().format(position, move);
    }

    @Test
    final void movesAreTouchedWhereTheDiagramIs() {
        forEachLookedAt(position -> {
            Snapshot before = snapshot(position);
            Diagram diagram = game().diagram(position, position.mover());
            if (isText(diagram)) return;
            for (int move : before.moves()) {
                String text = written(position, move) + " in " + before.text();
                List<List<Place>> ways = game().touches(position, move);
                assertEquals(untouched().contains(written(position, move)), ways.isEmpty(), () -> "No cells: " + text);
                assertEquals(ways.size(), new HashSet<>(ways).size(), () -> "One way twice: " + text);
                for (List<Place> way : ways) {
                    assertFalse(way.isEmpty(), () -> "A way without cells: " + text);
                    for (Place place : way) assertTrue(diagram.has(place), () -> place + " is not shown: " + text);
                }
            }
            assertEquals(before, snapshot(position), "Asking for touches changed the position.");
        });
    }

    /** Such as that of a game which says nothing about its looks. */
    private static boolean isText(Diagram diagram) {
        return diagram.rows().stream().allMatch(row -> row.size() == 1);
    }

    @Test
    final void touchesTellMovesApart() {
        forEachLookedAt(position -> {
            Map<List<Place>, List<Integer>> moves = new HashMap<>();
            for (int move : Snapshot.moves(position)) {
                for (List<Place> way : game().touches(position, move)) {
                    moves.computeIfAbsent(way, each -> new ArrayList<>()).add(move);
                }
            }
            moves.forEach((way, those) -> {
                String first = written(position, those.get(0));
                for (int other : those.subList(1, those.size())) {
                    String second = written(position, other);
                    assertTrue(
                            shareTouches(first, second),
                            () -> first + " and " + second + " are touched alike in " + text(position));
                }
                for (int length = 1; length < way.size(); length++) {
                    List<Integer> shorter = moves.getOrDefault(way.subList(0, length), List.of());
                    assertTrue(
                            those.containsAll(shorter),
                            () -> "Touching for " + first + " begins as another move does in " + text(position));
                }
            });
        });
    }

    @Test
    final void areasAreApartAndKnownByTheirFirstCell() {
        forEachLookedAt(position -> {
            int mover = position.mover();
            Diagram diagram = game().diagram(position, mover);
            Set<Place> met = new HashSet<>();
            Set<Place> others = new HashSet<>();
            for (List<Place> area : game().areas(position, mover)) {
                for (Place place : area) {
                    assertTrue(diagram.has(place), () -> place + " is not shown: " + text(position));
                    assertTrue(met.add(place), () -> place + " is in two areas: " + text(position));
                }
                others.addAll(area.subList(1, area.size()));
            }
            for (int move : Snapshot.moves(position)) {
                for (List<Place> way : game().touches(position, move)) {
                    for (Place place : way) {
                        assertFalse(others.contains(place), () -> place + " is not the first: " + text(position));
                    }
                }
            }
        });
    }
}
