package org.outwit.play.player;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;
import org.outwit.learn.model.Habit;
import org.outwit.learn.model.OpponentModel;

/**
 * Plays somebody's opening habits: where a position is in their book, each of its moves as often as they played it. Habits
 * are nothing that was looked up ahead, so such answers claim no value.
 */
final class Habits<P extends Position> {

    private record Page(int[] moves, int[] counts, int sum) {}

    private final Map<Long, Page> pages = new HashMap<>();
    private final Random random;

    /** Throws with a sentence where the book is not one of this game. */
    Habits(Game<P> game, OpponentModel model, long seed) {
        for (Habit habit : model.book()) {
            try {
                P position = game.notation().position(habit.position());
                pages.put(position.key(), page(game, position, habit));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("The book of " + model.who() + " at the position '"
                        + habit.position() + "': " + e.getMessage());
            }
        }
        this.random = new Random(seed);
    }

    private static <P extends Position> Page page(Game<P> game, P position, Habit habit) {
        int[] moves = new int[habit.moves().size()];
        int[] counts = new int[moves.length];
        int i = 0;
        for (Map.Entry<String, Integer> each : habit.moves().entrySet()) {
            moves[i] = game.notation().parse(position, each.getKey());
            counts[i++] = each.getValue();
        }
        return new Page(moves, counts, habit.times());
    }

    boolean isEmpty() {
        return pages.isEmpty();
    }

    /** The same player, who plays by habit where he has one. */
    SearchMaker<P> before(SearchMaker<P> thinking) {
        return (root, viewer, progress) -> {
            Page page = pages.get(root.key());
            return page == null || root.mover() != viewer ? thinking.from(root, viewer, progress) : playing(page);
        };
    }

    private Search<P> playing(Page page) {
        int left = random.nextInt(page.sum);
        int chosen = 0;
        while (left >= page.counts[chosen]) left -= page.counts[chosen++];
        int move = page.moves[chosen];
        return (root, viewer, limits) ->
                new Result(move, 0, Bound.NONE, List.of(move), 0, false, StopReason.BOOK, new Counts(0, 0, 0, 0));
    }
}
