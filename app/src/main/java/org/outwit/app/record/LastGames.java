package org.outwit.app.record;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

/** Keeps the last games of those that are read, or those with certain numbers; memory does not grow with the files. */
public final class LastGames<P extends Position> implements RecordSink<P> {

    private final int most;
    private final Set<Long> numbers;
    private final Deque<PlayedGame<P>> kept = new ArrayDeque<>();
    private long games;
    private long rejected;

    /** {@code numbers} are those of games in their file; with none of them all are meant. */
    public LastGames(int most, Set<Long> numbers) {
        this.most = most;
        this.numbers = Set.copyOf(numbers);
    }

    @Override
    public void game(PlayedGame<P> game) {
        if (!numbers.isEmpty() && !numbers.contains(game.number())) return;
        games++;
        kept.addLast(game);
        if (kept.size() > most) kept.removeFirst();
    }

    @Override
    public void rejected(Rejection rejection) {
        rejected++;
    }

    /** In the order of the files. */
    public List<PlayedGame<P>> kept() {
        return List.copyOf(kept);
    }

    /** How many there were to keep. */
    public long games() {
        return games;
    }

    /** How many places in the files could not be used. */
    public long rejected() {
        return rejected;
    }
}
