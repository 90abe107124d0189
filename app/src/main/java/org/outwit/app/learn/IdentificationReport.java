package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
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

    /**
     * For other programs.
     *
     * @param factor like all behind it up to the suspects, empty where nothing was compared to learn how far to trust it
     */
    private record Report(
            String who,
            int games,
            int decisions,
            Optional<Double> factor,
            Optional<Integer> comparedGames,
            Optional<Integer> comparedPeople,
            Optional<Double> right,
            Optional<Double> rightLow,
            Optional<Double> rightHigh,
            Optional<Double> firstThree,
            List<Suspected> suspects) {}

    private record Suspected(String name, double probability, double logLoss) {}

    public Record object() {
        return new Report(
                title,
                found.games(),
                found.decisions(),
                found.tempering().map(each -> each.factor(found.games())),
                found.tempering().map(each -> each.games()),
                found.tempering().map(each -> each.people()),
                found.tempering().map(each -> each.right().estimate()),
                found.tempering().map(each -> each.right().low()),
                found.tempering().map(each -> each.right().high()),
                found.tempering().map(each -> each.firstThree().estimate()),
                found.suspects().stream()
                        .map(each -> new Suspected(each.name(), each.probability(), each.logLoss()))
                        .toList());
    }
}
