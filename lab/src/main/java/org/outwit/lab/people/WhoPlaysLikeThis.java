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
import org.outwit.learn.identity.ClueWeights;
import org.outwit.learn.identity.KnownPerson;
import org.outwit.learn.identity.PeopleCollector;
import org.outwit.learn.identity.PlayedSide;
import org.outwit.learn.identity.Tempering;

/**
 * Who plays like this? The people with most games of an archive are learned from the first 70 % of their games, as {@code outwit who} does. A
 * cell says what the clues of one person's later games are for everybody; the report draws 1, 10 or 20 of them without a name, 40
 * times for each person, and asks whose they are.
 */
final class WhoPlaysLikeThis implements RecordsExperiment {

    private static final int[] GAMES = {1, 10, 20};
    private static final List<String> OF = List.of("othello", "checkers");
    private static final int MOST_TESTED = 60;
    private static final int LEAST = 20;
    private static final double EARLIER = 0.7; // as ArchivePeople has it
    private static final String CLUE = " ; ";
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
                        "How often is the right person named for some games, by how many games there are?")
                .withRecords();
    }

    /** The first version kept the sums of all clues. */
    @Override
    public int version() {
        return 2;
    }

    @Override
    public List<Cell> cells(Size size) {
        int people = size == Size.QUICK ? 8 : 40;
        List<Cell> cells = new ArrayList<>();
        for (String game : size == Size.QUICK ? List.of("othello") : OF) {
            for (int rank = 0; rank < people; rank++)
                cells.add(Cell.of(SEED, "game", game, "people", people, "rank", rank));
        }
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

    /** A line for each later game: for each clue what it says for everybody. */
    private static <P extends Position> Measurement measurement(Candidates<P> all, int rank) {
        KnownPerson<P> person = all.people().get(rank);
        int split = (int) Math.ceil(EARLIER * person.games().size());
        int end = Math.min(person.games().size(), split + MOST_TESTED);
        List<double[][]> games = all.known()
                .rows(person.games().subList(split, end).stream()
                        .map(PlayedSide::decisions)
                        .toList());
        String text = games.stream()
                .map(clues -> Arrays.stream(clues).map(WhoPlaysLikeThis::text).collect(Collectors.joining(CLUE)))
                .collect(Collectors.joining("\n"));
        return Measurement.of("games", person.games().size(), "later", games.size())
                .withText(text);
    }

    private static String text(double[] clue) {
        return Arrays.stream(clue)
                .mapToObj(each -> String.format(Locale.ROOT, "%.3f", each))
                .collect(Collectors.joining(" "));
    }

    private static List<double[][]> games(Measurement measurement) {
        return measurement
                .text()
                .lines()
                .map(line -> Arrays.stream(line.split(CLUE))
                        .map(WhoPlaysLikeThis::clue)
                        .toArray(double[][]::new))
                .toList();
    }

    private static double[] clue(String text) {
        return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> sentences = new ArrayList<>();
        List<PlotSeries> series = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (String game : results.values("game")) add(game, results.where("game", game), sentences, series, rows);
        if (rows.isEmpty()) return Finding.of(ReportVerdict.MEASURED, String.join(" ", sentences));
        return Finding.of(ReportVerdict.MEASURED, String.join(" ", sentences))
                .plot(new LinePlot(
                        "How often the right person comes first; intervals are over people.",
                        PlotAxis.logarithmic("games"),
                        PlotAxis.linear("share"),
                        series))
                .table(
                        "How much each clue counts was fitted without the people who are asked about. The factor is what the sums of"
                                + " clues have to be multiplied by; decisions of one person are not independent.",
                        List.of(
                                "game",
                                "games",
                                "people asked about",
                                "the right one",
                                "among the first three",
                                "factor"),
                        rows);
    }

    private static void add(
            String game, LabResults results, List<String> sentences, List<PlotSeries> series, List<List<String>> rows) {
        int people = Integer.parseInt(results.values("people").get(0));
        if (results.count() < people) {
            sentences.add("Not everybody of " + game + " has been asked about yet.");
            return;
        }
        List<List<double[][]>> later = results.measurements().values().stream()
                .map(WhoPlaysLikeThis::games)
                .toList();
        List<Tempering> found = Arrays.stream(GAMES)
                .mapToObj(games -> Tempering.of(ClueWeights.crossed(later, games, SEED), games, SEED))
                .filter(each -> each.people() > 1)
                .toList();
        Tempering ten = found.get(Math.min(1, found.size() - 1));
        sentences.add(String.format(
                Locale.ROOT,
                "Of %d people of %s the right one is named for %d games in %s of cases, and for one game in %s.",
                people,
                game,
                ten.games(),
                ten.right().text(3),
                found.get(0).right().text(3)));
        series.add(PlotSeries.measured(
                game,
                found.stream()
                        .map(each -> PlotPoint.of(each.games(), each.right()))
                        .toList()));
        for (Tempering each : found) rows.add(row(game, each));
    }

    private static List<String> row(String game, Tempering found) {
        return List.of(
                game,
                String.valueOf(found.games()),
                String.valueOf(found.people()),
                found.right().text(3),
                found.firstThree().text(3),
                String.format(Locale.ROOT, "%.2f", found.factor()));
    }
}
