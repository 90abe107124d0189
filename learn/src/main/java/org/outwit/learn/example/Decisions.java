package org.outwit.learn.example;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

/**
 * The decisions of one person, found while records are read: only games by them, only where they moved, and only where
 * there was something to decide. A forced move says nothing about anybody. The same move at the same position again says
 * that somebody has a habit, which a book of openings counts, but nothing new about how they think; so it is left out here
 * unless repeats are asked for. Both are counted.
 *
 * <p>Nothing is kept but what tells repeats apart, so memory does not grow with the games of others.
 */
public final class Decisions<P extends Position> implements RecordSink<P> {

    private record Habit(long key, int move) {}

    private final Predicate<String> who;
    private final boolean repeats;
    private final Consumer<Example<P>> next;
    private final Set<Habit> seen = new HashSet<>();
    private int games;
    private long examples;
    private long forced;
    private long repeated;
    private long rejected;

    private Decisions(Predicate<String> who, boolean repeats, Consumer<Example<P>> next) {
        this.who = who;
        this.repeats = repeats;
        this.next = next;
    }

    /** Hands on every decision of players with such a name, each habit once. Positions handed on belong to the receiver. */
    public static <P extends Position> Decisions<P> of(Predicate<String> who, Consumer<Example<P>> next) {
        return new Decisions<>(who, false, next);
    }

    /** The same with repeats. */
    public static <P extends Position> Decisions<P> withRepeats(Predicate<String> who, Consumer<Example<P>> next) {
        return new Decisions<>(who, true, next);
    }

    @Override
    public void game(PlayedGame<P> game) {
        boolean[] theirs = new boolean[game.players().size()];
        boolean any = false;
        for (int player = 0; player < theirs.length; player++) {
            theirs[player] = who.test(game.players().get(player));
            any |= theirs[player];
        }
        if (!any) return;
        P position = Position.copyOf(game.start());
        int[] buffer = new int[position.mostMoves()];
        for (int ply = 0; ply < game.moves().length; ply++) {
            int move = game.moves()[ply];
            int mover = position.mover();
            if (mover >= 0 && theirs[mover]) {
                if (buffer.length < position.mostMoves()) buffer = new int[position.mostMoves()];
                decision(position, move, ply, buffer);
            }
            position.make(move);
        }
        games++;
    }

    private void decision(P position, int move, int ply, int[] buffer) {
        if (position.countMoves(buffer, 0) < 2) {
            forced++;
        } else if (!seen.add(new Habit(position.key(), move)) && !repeats) {
            repeated++;
        } else {
            examples++;
            next.accept(new Example<>(Position.copyOf(position), move, games, ply));
        }
    }

    @Override
    public void rejected(Rejection rejection) {
        rejected++;
    }

    /** Games in which they took part. */
    public int games() {
        return games;
    }

    /** Decisions handed on. */
    public long examples() {
        return examples;
    }

    /** Moves that were the only one. */
    public long forced() {
        return forced;
    }

    /** Decisions left out because they had been made before. */
    public long repeated() {
        return repeated;
    }

    /** Places in the records that could not be used. */
    public long rejected() {
        return rejected;
    }
}
