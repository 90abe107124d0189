package org.outwit.app.record;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.games.record.Rejection;

/** What a file of played games holds, as {@code outwit records} tells it: in words, or as an object of JSON. */
public final class RecordReport {

    private final String file;
    private final String format;
    private final RecordSummary<?> summary;

    public RecordReport(String file, String format, RecordSummary<?> summary) {
        this.file = file;
        this.format = format;
        this.summary = summary;
    }

    /** Lists at most {@code mostRejections} rejections, and {@code mostPlayers} of those with most games. */
    public void print(PrintWriter out, int mostRejections, int mostPlayers) {
        out.printf(
                Locale.ROOT,
                "%s (%s): %,d games, %,d legal with %,d moves, %,d rejected%n",
                file,
                format,
                summary.games(),
                summary.legal(),
                summary.moves(),
                summary.rejected());
        int rejections = summary.rejections().size();
        summary.rejections().stream().limit(mostRejections).forEach(each -> out.println("  " + file + ": " + each));
        int more = rejections - mostRejections;
        if (more > 0) out.println("  … and " + more + " more; --rejected " + rejections + " lists all.");
        List<Map.Entry<String, Integer>> players = summary.players();
        if (players.isEmpty() || mostPlayers == 0) return;
        out.println("  " + players.size() + (players.size() == 1 ? " player:" : " players; most games:"));
        players.stream()
                .limit(mostPlayers)
                .forEach(each -> out.printf(Locale.ROOT, "  %,7d  %s%n", each.getValue(), each.getKey()));
    }

    /** Everything, with complete lists. */
    public Row object() {
        Map<String, Integer> players = new LinkedHashMap<>();
        summary.players().forEach(each -> players.put(each.getKey(), each.getValue()));
        return new Row(
                file,
                format,
                summary.games(),
                summary.legal(),
                summary.rejected(),
                summary.moves(),
                players,
                summary.rejections().stream().map(RecordReport::object).toList());
    }

    /** What a file holds; players with their games, rejections with what was found where. */
    public record Row(
            String file,
            String format,
            long games,
            long legal,
            long rejected,
            long moves,
            Map<String, Integer> players,
            List<Map<String, Object>> rejections) {}

    /** A map, since one of its words, byte, is no name in Java. */
    private static Map<String, Object> object(Rejection rejection) {
        Map<String, Object> object = new LinkedHashMap<>();
        boolean hasLine = rejection.place().line() > 0;
        object.put("game", rejection.number());
        if (hasLine) object.put("line", rejection.place().line());
        object.put(hasLine ? "column" : "byte", rejection.place().column());
        object.put("reason", rejection.reason());
        return object;
    }
}
