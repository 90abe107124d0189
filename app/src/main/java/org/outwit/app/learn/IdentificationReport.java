package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.text.Columns;
import org.outwit.learn.identity.Identification;

/** Who plays like this, as text and as JSON. */
public final class IdentificationReport {

    private final Identification found;
    private final String title;
    private final int shown;
    private final List<String> remarks;

    /** @param shown how many of the likeliest are listed in the text */
    public IdentificationReport(Identification found, String title, int shown, List<String> remarks) {
        this.found = found;
        this.title = title;
        this.shown = shown;
        this.remarks = List.copyOf(remarks);
    }

    public void print(PrintWriter out) {
        out.println("Who plays like this? " + title + ": "
                + ReportNumbers.count(found.games(), "game", "games") + ", "
                + ReportNumbers.count(found.decisions(), "decision", "decisions") + ", "
                + ReportNumbers.count(found.suspects().size(), "person", "people") + " to compare with");
        for (String each : remarks) out.println(each);
        Columns columns = new Columns("", "probability", "log-loss");
        for (Identification.Suspect each :
                found.suspects().subList(0, Math.min(shown, found.suspects().size()))) {
            columns.row(each.name(), Percent.tenths(each.probability()), ReportNumbers.loss(each.logLoss()));
        }
        columns.print(out);
        out.println(found.trust());
    }

    public Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("who", title);
        object.put("games", found.games());
        object.put("decisions", found.decisions());
        found.tempering().ifPresent(tempering -> {
            object.put("factor", tempering.factor(found.games()));
            object.put("comparedGames", tempering.games());
            object.put("comparedPeople", tempering.people());
            object.put("right", tempering.right().estimate());
            object.put("rightLow", tempering.right().low());
            object.put("rightHigh", tempering.right().high());
            object.put("firstThree", tempering.firstThree().estimate());
        });
        List<Map<String, Object>> suspects = new ArrayList<>();
        for (Identification.Suspect each : found.suspects()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", each.name());
            one.put("probability", each.probability());
            one.put("logLoss", each.logLoss());
            suspects.add(one);
        }
        object.put("suspects", suspects);
        return object;
    }
}
