package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
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
import org.outwit.learn.identity.ArchivePeople;
import org.outwit.learn.identity.KnownPerson;
import org.outwit.learn.identity.PeopleCollector;
import org.outwit.learn.identity.PlayedSide;
import org.outwit.learn.identity.Tempering;

/**
 * Who plays like this? The people with most games of an archive are learned from the first 70 % of their games, as {@code outwit who} does. A
 * cell says how likely each of one person's later games is under everybody; the report draws 1, 10, 50 or 100 of them without a name, 40
 * times for each person, and asks whose they are.
 */
final class WhoPlaysLikeThis implements RecordsExperiment {

    private static final int[] GAMES = {1, 10, 50, 100};
    private static final int MOST_TESTED = 120;
    private static final int LEAST = 20;
    private static final double EARLIER = 0.7; // as ArchivePeople has it
    private static final String GAME = "othello";
    private static final long SEED = 1;

    /** Learned once in a program, for all cells with as many people from the same records. */
    private static final Map<String, Candidates<?>> LEARNED = new ConcurrentHashMap<>();

    private record Candidates<P extends Position>(List<KnownPerson<P>> people, ArchivePeople<P> known) {}

    @Override
    public About about() {
        return About.of(
                        "people-who",
                        "Outwit",
                        "who plays like this",
                        "Who plays like this",
                        "How often is the right person named for some games of Othello, by how many games there are?")
                .withRecords();
    }

    @Override
    public List<Cell> cells(Size size) {
        int people = size == Size.QUICK ? 8 : 50;
        List<Cell> cells = new ArrayList<>();
        for (int rank = 0; rank < people; rank++)
            cells.add(Cell.of(SEED, "game", GAME, "people", people, "rank", rank));
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        RecordedPeople<?> archive = AskedPeople.people(cell, context);
        int count = cell.number("people");
        Candidates<?> all =
                LEARNED.computeIfAbsent(archive.fingerprint() + " " + count, key -> learned(archive, count));
        return measurement(all, cell.number("rank")).and(archive.numbers());
    }

    private static <P extends Position> Candidates<P> learned(RecordedPeople<P> archive, int count) {
        List<KnownPerson<P>> all = new PeopleCollector<P>(LEAST).of(archive.games());
        if (all.size() < count) {
            throw new InputException("The records of " + archive.game().name() + " have " + all.size()
                    + " people with at least " + LEAST + " games, and " + count + " are asked for.");
        }
        List<KnownPerson<P>> people = all.subList(0, count);
        ArchivePeople<P> known = new ArchivePeople<>(
                archive.game(), archive.population(), people, MOST_TESTED, Parallel.ALONE, ProgressMonitor.NONE);
        known.learnEarlier();
        return new Candidates<>(people, known);
    }

    /** A line for each later game: the logarithm of its likelihood under everybody. */
    private static <P extends Position> Measurement measurement(Candidates<P> all, int rank) {
        KnownPerson<P> person = all.people().get(rank);
        int split = (int) Math.ceil(EARLIER * person.games().size());
        int end = Math.min(person.games().size(), split + MOST_TESTED);
        List<double[]> rows = all.known()
                .rows(person.games().subList(split, end).stream()
                        .map(PlayedSide::decisions)
                        .toList());
        String text = rows.stream()
                .map(row -> Arrays.stream(row)
                        .mapToObj(each -> String.format(Locale.ROOT, "%.3f", each))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        return Measurement.of("games", person.games().size(), "later", rows.size())
                .withText(text);
    }

    private static List<double[]> rows(Measurement measurement) {
        return measurement
                .text()
                .lines()
                .map(line -> Arrays.stream(line.split(" "))
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
    }

    @Override
    public Finding finding(LabResults results) {
        int people = Integer.parseInt(results.values("people").get(0));
        if (results.count() < people)
            return Finding.of(ReportVerdict.MEASURED, "Not everybody has been asked about yet.");
        List<List<double[]>> later = results.measurements().values().stream()
                .map(WhoPlaysLikeThis::rows)
                .toList();
        List<Tempering> found = Arrays.stream(GAMES)
                .mapToObj(games -> Tempering.of(later, games, SEED))
                .filter(each -> each.people() > 1)
                .toList();
        Tempering ten = found.get(Math.min(1, found.size() - 1));
        return Finding.of(
                        ReportVerdict.MEASURED,
                        String.format(
                                Locale.ROOT,
                                "Of %d people the right one is named for %d games in %s of cases, and for one game in %s.",
                                people,
                                ten.games(),
                                ten.right().text(3),
                                found.get(0).right().text(3)))
                .plot(new LinePlot(
                        "How often the right person comes first, or among the first three; intervals are over people.",
                        PlotAxis.logarithmic("games"),
                        PlotAxis.linear("share"),
                        List.of(
                                PlotSeries.measured(
                                        "the right one",
                                        found.stream()
                                                .map(each -> PlotPoint.of(each.games(), each.right()))
                                                .toList()),
                                PlotSeries.measured(
                                        "among the first three",
                                        found.stream()
                                                .map(each -> PlotPoint.of(each.games(), each.firstThree()))
                                                .toList()))))
                .table(
                        "The factor is what logarithms of likelihoods have to be multiplied by; decisions of one person are not"
                                + " independent.",
                        List.of("games", "people asked about", "the right one", "among the first three", "factor"),
                        found.stream().map(WhoPlaysLikeThis::row).toList());
    }

    private static List<String> row(Tempering found) {
        return List.of(
                String.valueOf(found.games()),
                String.valueOf(found.people()),
                found.right().text(3),
                found.firstThree().text(3),
                String.format(Locale.ROOT, "%.2f", found.factor()));
    }
}
