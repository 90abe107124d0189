package org.outwit.app.record;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

/** Counts what a file holds while it is read. Rejections are kept only up to a number, because a file may be all wrong. */
public final class RecordSummary<P extends Position> implements RecordSink<P> {

    private static final int MOST_KEPT = 10_000;

    private final Map<String, Integer> players = new HashMap<>();
    private final List<Rejection> rejections = new ArrayList<>();
    private final RecordSink<P> next;
    private long legal;
    private long rejected;
    private long lastRejected;
    private long moves;

    /** Hands everything on to {@code next}, too. */
    public RecordSummary(RecordSink<P> next) {
        this.next = next;
    }

    @Override
    public void game(PlayedGame<P> game) {
        legal++;
        moves += game.moves().length;
        for (String player : game.players()) if (!player.isBlank()) players.merge(player, 1, Integer::sum);
        next.game(game);
    }

    @Override
    public void rejected(Rejection rejection) {
        // One game may be wrong in several places, and a file as a whole is no game.
        if (rejection.number() > 0 && rejection.number() != lastRejected) rejected++;
        lastRejected = rejection.number();
        if (rejections.size() < MOST_KEPT) rejections.add(rejection);
        next.rejected(rejection);
    }

    public long games() {
        return legal + rejected;
    }

    public long legal() {
        return legal;
    }

    public long rejected() {
        return rejected;
    }

    public long moves() {
        return moves;
    }

    public List<Rejection> rejections() {
        return rejections;
    }

    /** Names with how many games they are in, those with most first. */
    public List<Map.Entry<String, Integer>> players() {
        return players.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.naturalOrder())))
                .toList();
    }
}
