package org.outwit.web.game;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.outwit.web.http.Refusal;

/**
 * The rooms that are open, a limited number of each visitor. The first request for a room opens it, and others for the same room wait
 * for that; nobody waits for another room to open or to close.
 */
final class OpenRooms {

    private static final int MOST = 1000;
    private static final int MOST_OF_EACH = 300;
    private static final long IDLE = TimeUnit.MINUTES.toNanos(5);

    /** A visitor who has not played for this long can wait for a search that begins with an empty table. */
    private static final long RESTS = TimeUnit.MINUTES.toNanos(10);

    private static final long LOOKS = TimeUnit.MINUTES.toNanos(1);

    /** A room that is open, or that its first visitor is opening just now. */
    private static final class Opening {

        private final String visitor;
        private final FutureTask<GameRoom<?>> task;
        private volatile GameRoom<?> room; // null before it is open

        Opening(String visitor, Supplier<GameRoom<?>> opens) {
            this.visitor = visitor;
            this.task = new FutureTask<>(() -> room = opens.get());
        }

        /** Not one that has given up, since it could not keep what was played. */
        boolean isUsable() {
            return room == null || !room.isClosed();
        }

        /** Not one that is being opened, nor one that somebody needs. */
        boolean isIdle(long nanos) {
            return room != null && room.isIdle(nanos);
        }

        /** The first one opens it, and others wait for that. */
        GameRoom<?> opened() {
            task.run();
            try {
                return task.get();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof RuntimeException cause) throw cause;
                if (e.getCause() instanceof Error cause) throw cause;
                throw new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw Refusal.conflict("The server is about to stop.");
            }
        }
    }

    private final Map<String, Opening> rooms = new LinkedHashMap<>();
    private boolean closed;
    private long looked = System.nanoTime();

    /** @param opens makes the room where it is not open */
    GameRoom<?> room(String id, String visitor, Supplier<GameRoom<?>> opens) {
        List<GameRoom<?>> away = new ArrayList<>();
        Opening opening = known(id, visitor, opens, away);
        away.forEach(GameRoom::close);
        boolean opened = false;
        try {
            GameRoom<?> room = opening.opened();
            opened = true;
            return room;
        } finally {
            if (!opened) forget(id, opening);
        }
    }

    private synchronized Opening known(String id, String visitor, Supplier<GameRoom<?>> opens, List<GameRoom<?>> away) {
        if (closed) throw Refusal.conflict("The server is about to stop.");
        letRest();
        Opening known = rooms.get(id);
        if (known != null && known.isUsable()) {
            if (known.room != null) known.room.touch(); // the page that asks for it is about to watch it
            return known;
        }
        if (known != null) {
            rooms.remove(id);
            away.add(known.room);
        }
        putAway(IDLE, away);
        if (isFull(visitor)) putAway(0, away);
        if (isFull(visitor)) {
            throw Refusal.tooMany("You have " + count(visitor) + " games open. Close some of their pages.");
        }
        Opening opening = new Opening(visitor, opens);
        rooms.put(id, opening);
        return opening;
    }

    /** Memory is short only where games are opened and played, so that is the time to look. */
    private void letRest() {
        if (System.nanoTime() - looked < LOOKS) return;
        looked = System.nanoTime();
        for (Opening each : rooms.values()) if (each.room != null) each.room.restAfter(RESTS);
    }

    private boolean isFull(String visitor) {
        return rooms.size() >= MOST || count(visitor) >= MOST_OF_EACH;
    }

    private long count(String visitor) {
        return rooms.values().stream()
                .filter(each -> each.visitor.equals(visitor))
                .count();
    }

    private void putAway(long nanos, List<GameRoom<?>> away) {
        for (Iterator<Opening> all = rooms.values().iterator(); all.hasNext(); ) {
            Opening each = all.next();
            if (!each.isIdle(nanos)) continue;
            all.remove();
            away.add(each.room);
        }
    }

    private synchronized void forget(String id, Opening opening) {
        rooms.remove(id, opening);
    }

    /** Asks all to end before it waits for any. */
    void close() {
        List<GameRoom<?>> open = new ArrayList<>();
        synchronized (this) {
            closed = true;
            for (Opening each : rooms.values()) if (each.room != null) open.add(each.room);
            rooms.clear();
        }
        open.forEach(GameRoom::stop);
        open.forEach(GameRoom::close);
    }
}
