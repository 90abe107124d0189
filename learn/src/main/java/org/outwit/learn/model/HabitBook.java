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
 * The book of one person, which predictors ask at once, with the positions it was made of. Of images of one position the one that was
 * met first is kept, with what was played in all of them. Threads may share a book as long as nobody adds to it.
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

    /** Counts a legal move this many times more. */
    public void add(P position, int move, int times) {
        positions.computeIfAbsent(book.key(position), key -> Position.copyOf(position));
        book.add(position, move, times);
    }

    public Game<P> game() {
        return game;
    }

    public SymmetricBook<P> book() {
        return book;
    }

    /** How many positions there are, images counted once. */
    public int size() {
        return positions.size();
    }

    public boolean isEmpty() {
        return positions.isEmpty();
    }

    /** The positions in the order in which they were met first. */
    public List<Habit<P>> habits() {
        return positions.values().stream().map(this::habit).toList();
    }

    /** The part of the book that was met at least so often. */
    public HabitBook<P> atLeast(int times) {
        HabitBook<P> frequent = new HabitBook<>(game);
        for (Habit<P> each : habits()) {
            if (each.times() < times) continue;
            each.moves().forEach((move, count) -> frequent.add(each.position(), move, count));
        }
        return frequent;
    }

    private Habit<P> habit(P position) {
        int[] moves = new int[position.mostMoves()];
        int count = position.isOver() ? 0 : position.moves(moves, 0);
        List<Integer> played = new ArrayList<>();
        for (int i = 0; i < count; i++) if (book.count(position, moves[i]) > 0) played.add(moves[i]);
        played.sort(Comparator.comparingDouble(move -> -book.count(position, move)));
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        for (int move : played) {
            counts.put(move, (int) Math.min(Integer.MAX_VALUE, Math.round(book.count(position, move))));
        }
        return new Habit<>(position, counts);
    }
}
