package org.outwit.app.load;

import java.util.concurrent.atomic.AtomicInteger;

/** What was seen while the server was under load. */
public final class LoadTally {

    private final Latencies moves = new Latencies();
    private final Latencies answers = new Latencies();
    private final Latencies requests = new Latencies();
    private final LoadErrors errors = new LoadErrors();
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger ended = new AtomicInteger();

    /** How long it took from sending a move to hearing that it was played. */
    public Latencies moves() {
        return moves;
    }

    /** How long it took from then to the next turn: the opponent has waited for a processor, thought and moved. */
    public Latencies answers() {
        return answers;
    }

    /** Pages, their files and what they ask for. */
    public Latencies requests() {
        return requests;
    }

    public LoadErrors errors() {
        return errors;
    }

    void begun() {
        begun.incrementAndGet();
    }

    void ended() {
        ended.incrementAndGet();
    }

    /** Games that were begun. */
    public int games() {
        return begun.get();
    }

    /** How many of these games came to their end. */
    public int endedGames() {
        return ended.get();
    }
}
