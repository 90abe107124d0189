package org.outwit.play.player;

import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.learn.model.Habit;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.prediction.SymmetricBook;

/**
 * Plays somebody's opening habits: where a position or its mirror image is in their book, each of its moves as often as they
 * played it. Habits are nothing that was looked up ahead, so such answers claim no value.
 */
final class HabitChooser<P extends Position> {

    private final SymmetricBook<P> book;
    private final Random random;

    /** Throws with a sentence where the book is not one of this game. */
    HabitChooser(Game<P> game, OpponentModel model, long seed) {
        this.book = new SymmetricBook<>(game.symmetries());
        for (Habit habit : model.book()) {
            try {
                P position = game.notation().position(habit.position());
                habit.moves()
                        .forEach((move, count) ->
                                book.add(position, game.notation().parse(position, move), count));
            } catch (InputException e) {
                throw new InputException("The book of " + model.who() + " at the position '" + habit.position() + "': "
                        + e.getMessage());
            }
        }
        this.random = new Random(seed);
    }

    boolean isEmpty() {
        return book.positions() == 0;
    }

    /** The same player, who plays by habit where he has one. */
    SearchMaker<P> before(SearchMaker<P> thinking) {
        return (root, viewer, progress) -> {
            if (root.mover() != viewer || root.isOver()) return thinking.from(root, viewer, progress);
            int[] moves = new int[root.mostMoves()];
            double[] counts = new double[root.moves(moves, 0)];
            double sum = book.counts(root, moves, counts.length, counts);
            return sum > 0 ? playing(moves, counts, sum) : thinking.from(root, viewer, progress);
        };
    }

    private Search<P> playing(int[] moves, double[] counts, double sum) {
        double left = random.nextInt((int) sum); // counts are whole numbers
        int chosen = 0;
        while (left >= counts[chosen]) left -= counts[chosen++];
        int move = moves[chosen];
        return (root, viewer, limits) -> Result.fromBook(move);
    }
}
