package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.records.RecordedPeople;
import org.outwit.lab.records.RecordsExperiment;
import org.outwit.lab.records.RecordsFolder;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.PopulationPredictor;

/**
 * How much sharper than their predictors do people choose? The people of {@link PersonWorth}, learned from the first 70 % of the decisions of
 * their later half, are judged in the rest: what they lost a move, and what clones of several sharpnesses would lose.
 */
final class SharpnessOfClones implements RecordsExperiment {

    private static final double LEARNED = 0.7;

    /** How many plies further than the clones the judge looks. */
    private static final int FURTHER = 2;

    private static final double[] SHARPNESSES = {0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4};

    @Override
    public About about() {
        return About.of(
                        "clone-sharpness",
                        "Outwit",
                        "what knowing a person is worth",
                        "How sharp clones have to be",
                        "To which power must predictions be raised, so that a clone that draws from them loses as much a move as the people do?")
                .withRecords();
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (WorthGame game : size == Size.QUICK ? List.of(WorthGame.CHECKERS) : WorthGame.ALL) {
            for (int rank : size == Size.QUICK ? game.ranks().subList(0, 2) : game.ranks()) {
                cells.add(Cell.of(1, "game", game.game(), "person", rank, "decisions", size == Size.QUICK ? 30 : 120));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        RecordedPeople<?> people = RecordsFolder.people(context, cell.text("game"));
        return measurement(people, cell.number("person"), cell.number("decisions"));
    }

    private static <P extends Position> Measurement measurement(RecordedPeople<P> people, int rank, int most) {
        PersonHalf<P> later = PersonHalf.of(people, rank, true);
        int split = (int) (later.decisions().size() * LEARNED);
        PopulationPredictor<P> clone = later.learned(later.decisions().subList(0, split));
        List<Example<P>> rest = new ArrayList<>(
                later.decisions().subList(split, later.decisions().size()));
        Collections.shuffle(rest, new Random(1));
        List<Example<P>> judged = rest.subList(0, Math.min(most, rest.size()));
        CloneSharpness<P> sharpness = new CloneSharpness<>(people.game(), clone.depth() + FURTHER);
        sharpness.add(clone, judged);
        Map<String, Double> numbers = new HashMap<>(people.numbers());
        numbers.put("decisions", (double) judged.size());
        numbers.put("real", sharpness.realLoss() * judged.size());
        for (double each : SHARPNESSES) numbers.put(name(each), sharpness.expectedLoss(each) * judged.size());
        return new Measurement(numbers, people.name(rank));
    }

    private static String name(double sharpness) {
        return String.format(Locale.ROOT, "clone%.2f", sharpness);
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> sentences = new ArrayList<>();
        List<PlotSeries> series = new ArrayList<>();
        for (String game : results.values("game")) {
            LabResults own = results.where("game", game);
            double real = own.sum("real") / own.sum("decisions");
            sentences.add(String.format(
                    Locale.ROOT,
                    "In %s people lose %.3f a move and clones that draw what is predicted %.3f; they lose the same at a sharpness of %.2f.",
                    game,
                    real,
                    own.sum(name(1)) / own.sum("decisions"),
                    found(own)));
            List<PlotPoint> points = new ArrayList<>();
            for (double each : SHARPNESSES) points.add(PlotPoint.exact(each, own.sum(name(each)) / own.sum("real")));
            series.add(PlotSeries.measured(game + ", " + own.count() + " people", points));
        }
        return Finding.of(ReportVerdict.MEASURED, String.join(" ", sentences))
                .plot(new LinePlot(
                        "What clones lose a move, as a part of what the people lose, by the power that predictions are raised to.",
                        PlotAxis.linear("sharpness"),
                        PlotAxis.linear("clones' loss over people's"),
                        series));
    }

    /** Between the two sharpnesses of which one loses more and one less than people do. */
    private static double found(LabResults own) {
        double real = own.sum("real");
        for (int i = 1; i < SHARPNESSES.length; i++) {
            double more = own.sum(name(SHARPNESSES[i - 1]));
            double less = own.sum(name(SHARPNESSES[i]));
            if (less > real) continue;
            double part = more > less ? Math.min(1, Math.max(0, (more - real) / (more - less))) : 0;
            return SHARPNESSES[i - 1] + part * (SHARPNESSES[i] - SHARPNESSES[i - 1]);
        }
        return SHARPNESSES[SHARPNESSES.length - 1];
    }
}
