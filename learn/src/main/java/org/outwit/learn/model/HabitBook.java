package org.outwit.learn.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.prediction.SymmetricBook;

/**
 * The book of one person, with positions that people can read, as model files keep it. Of images of one position the one that was
 * met first is shown, with what was played in all of them.
 */
public final class HabitBook<P extends Position> {

    private final Game<P> game;
    private final SymmetricBook<P> book;
    private final Map<Long, P> positions = new LinkedHashMap<>();

    public HabitBook(Game<P> game) {
        this.game = game;
        this.book = new SymmetricBook<>(game.symmetries());
    }

    /** Counts a decision; repeats are what a book is for, so they should not have been left out. */
    public void add(Example<P> example) {
        add(example.position(), example.move(), 1);
    }

    private void add(P position, int move, double count) {
        positions.computeIfAbsent(book.key(position), key -> Position.copyOf(position));
        book.add(position, move, count);
    }

    /** Counts what a habit says; its moves must be legal there. */
    public void add(Habit habit) {
        P position = game.notation().position(habit.position());
        habit.moves().forEach((move, count) -> add(position, game.notation().parse(position, move), count));
    }

    public SymmetricBook<P> book() {
        return book;
    }

    /** The positions that were met at least so often, in the order in which they were met first. */
    public List<Habit> habits(int least) {
        List<Habit> habits = new ArrayList<>();
        for (P position : positions.values()) {
            Habit habit = habit(position);
            if (habit.times() >= least) habits.add(habit);
        }
        return habits;
    }

    private Habit habit(P position) {
        int[] moves = new int[position.mostMoves()];
        int count = position.isOver() ? 0 : position.moves(moves, 0);
        List<Integer> played = new ArrayList<>();
        for (int i = 0; i < count; i++) if (book.count(position, moves[i]) > 0) played.add(moves[i]);
        played.sort(Comparator.comparingDouble(move -> -book.count(position, move)));
        Map<String, Integer> named = new LinkedHashMap<>();
        for (int move : played) {
            named.put(game.notation().format(position, move), (int) Math.round(book.count(position, move)));
        }
        return new Habit(game.notation().format(position), named);
    }
}
