package org.outwit.web.analyse;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.play.resources.Resources;
import org.outwit.web.job.FairQueue;

/**
 * The analyses that are going on or were asked for a short while ago. Equal questions of a visitor are one analysis. A visitor has one
 * search at a time, and only some analyses are remembered.
 */
final class OpenAnalyses implements AutoCloseable {

    private static final int MOST_OF_EACH = 12;
    private static final int MOST = 200;

    private record Room(String visitor, PositionAnalysis<?> analysis) {}

    private final Resources resources;
    private final FairQueue queue;
    private final Map<String, Room> rooms = new LinkedHashMap<>();

    OpenAnalyses(Resources resources) {
        this.resources = resources;
        int processors = Runtime.getRuntime().availableProcessors();
        this.queue = new FairQueue(resources.executor(), Math.max(1, processors / 2), 1);
    }

    /** The id of the analysis, which begins if it is not there. */
    synchronized <P extends Position> String open(String visitor, AnalysisQuestion<P> question) {
        String id = id(visitor + "\n" + question.key());
        Room known = rooms.remove(id);
        PositionAnalysis<?> analysis = known != null
                ? known.analysis()
                : new PositionAnalysis<>(id, question, resources, task -> queue.add(visitor, task));
        rooms.put(id, new Room(visitor, analysis)); // the latest is last
        forget(visitor);
        analysis.wake();
        return id;
    }

    private static String id(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    private void forget(String visitor) {
        List<String> own = rooms.entrySet().stream()
                .filter(entry -> entry.getValue().visitor().equals(visitor))
                .map(Map.Entry::getKey)
                .toList();
        for (int i = 0; i < own.size() - MOST_OF_EACH; i++)
            rooms.remove(own.get(i)).analysis().close();
        while (rooms.size() > MOST) {
            rooms.remove(rooms.keySet().iterator().next()).analysis().close();
        }
    }

    synchronized Optional<PositionAnalysis<?>> find(String visitor, String id) {
        return Optional.ofNullable(rooms.get(id))
                .filter(room -> room.visitor().equals(visitor))
                .map(Room::analysis);
    }

    @Override
    public synchronized void close() {
        rooms.values().forEach(room -> room.analysis().close());
        rooms.clear();
    }
}
