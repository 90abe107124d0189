package org.outwit.app.bridge;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** How many deals of a list agree, and how fast they were solved. */
public final class CheckSummary {

    private static final double SECOND = 1e9;

    private int passed;
    private int failed;
    private final Pace firstCards = new Pace();
    private final Pace tables = new Pace();

    /** Deals, and the processor time that they took. */
    private static final class Pace {
        private int deals;
        private long nanos;

        void add(long more) {
            if (more > 0) deals++;
            nanos += more;
        }

        double perSecond() {
            return nanos == 0 ? 0 : deals * SECOND / nanos;
        }
    }

    public void add(CheckedDeal deal) {
        if (deal.differences().isEmpty()) passed++;
        else failed++;
        firstCards.add(deal.firstCardNanos());
        tables.add(deal.tableNanos());
    }

    public boolean hasFailures() {
        return failed > 0;
    }

    public void print(PrintWriter out) {
        out.println(passed + " passed, " + failed + " failed");
        if (firstCards.deals > 0) out.println("first cards: " + text(firstCards));
        if (tables.deals > 0) out.println("tables and par: " + text(tables));
    }

    private static String text(Pace pace) {
        return String.format(
                Locale.ROOT,
                "%.1f deals a second (%d in %.1f s of processor time)",
                pace.perSecond(),
                pace.deals,
                pace.nanos / SECOND);
    }

    public Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("passed", passed);
        object.put("failed", failed);
        object.put("firstCardDealsPerSecond", rounded(firstCards));
        object.put("tableDealsPerSecond", rounded(tables));
        return object;
    }

    private static double rounded(Pace pace) {
        return Math.round(pace.perSecond() * 100) / 100.0;
    }
}
