package org.outwit.lab.people;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.RecordFiles;
import org.outwit.learn.population.ArchivedGame;
import org.outwit.learn.population.PeopleArchive;
import org.outwit.learn.population.PopulationFile;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.PopulationTrainer;
import org.outwit.learn.population.TrainingPlan;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.play.resources.Resources;

/**
 * How well are strangers predicted? Some people are kept out of an archive altogether, the others teach how people play, and then each of
 * the strangers is learned from the first 70 % of their games and predicted in the rest: by what anybody of their strength would play, and
 * by what they do differently, learned from their last 5, 20 and 100 games and from all. It is the predictor that users get.
 *
 * <p>Usage: {@code PredictedStrangers GAME FIRST PEOPLE DECISIONS PLIES FROM-TO MODEL FILE…}: the people from rank FIRST on, by games; so many
 * decisions of each; plies to look ahead in each phase, such as 5,7,8; which plies of the games are tested; the file of people, which is
 * trained and written unless it is there.
 */
public final class PredictedStrangers {

    private static final int[] GAMES = {5, 20, 100, Integer.MAX_VALUE};

    private PredictedStrangers() {}

    public static void main(String[] args) throws IOException {
        try (Resources resources = Resources.ofProgram()) {
            run(Games.named(args[0]), args, resources.parallel());
        }
    }

    private static <P extends Position> void run(Game<P> game, String[] args, Parallel parallel) throws IOException {
        int first = Integer.parseInt(args[1]);
        int people = Integer.parseInt(args[2]);
        int decisions = Integer.parseInt(args[3]);
        String[] plies = args[5].split("-");
        PeopleArchive<P> archive = new PeopleArchive<>(game);
        for (int i = 7; i < args.length; i++) RecordFiles.read(game, args[i], archive);
        List<String> names = ranked(archive.games()).subList(first, first + people);
        PopulationModel population =
                population(game, archive.games(), new HashSet<>(names), args[4], Path.of(args[6]), parallel);
        Stranger<P> tested = new Stranger<>(
                game, population, Integer.parseInt(plies[0]), Integer.parseInt(plies[1]), decisions, parallel);
        List<Stranger.Scores> scores = new ArrayList<>();
        for (String name : names) scores.add(tested.scores(name, archive.games(), GAMES));
        print(scores);
    }

    /** People with most games first; programs have their authors in brackets. */
    static <P extends Position> List<String> ranked(List<ArchivedGame<P>> games) {
        Map<String, Integer> counts = new TreeMap<>();
        for (ArchivedGame<P> each : games) {
            for (String name : each.players()) {
                if (!name.isBlank() && !name.contains("(") && !name.contains("?")) counts.merge(name, 1, Integer::sum);
            }
        }
        List<String> names = new ArrayList<>(counts.keySet());
        names.sort(Comparator.comparing((String name) -> -counts.get(name)));
        return names;
    }

    private static <P extends Position> PopulationModel population(
            Game<P> game,
            List<ArchivedGame<P>> games,
            Set<String> strangers,
            String depths,
            Path file,
            Parallel parallel)
            throws IOException {
        if (file.toFile().exists()) return PopulationFile.read(file);
        List<ArchivedGame<P>> others = games.stream()
                .filter(each -> List.of(each.players()).stream().noneMatch(strangers::contains))
                .toList();
        int[] plies = java.util.Arrays.stream(depths.split(","))
                .mapToInt(Integer::parseInt)
                .toArray();
        PopulationModel model = new PopulationTrainer<>(
                        game, TrainingPlan.usual(game).withDepths(plies), parallel, ProgressMonitor.NONE)
                .train(others)
                .model();
        PopulationFile.write(model, file, ReplaceRule.nothing());
        return model;
    }

    private static void print(List<Stranger.Scores> people) {
        print("anybody", people, Stranger.Scores::anybody, null);
        for (int i = 0; i < GAMES.length; i++) {
            int at = i;
            String name = GAMES[i] == Integer.MAX_VALUE ? "all earlier games" : GAMES[i] + " games";
            print(name, people, each -> each.personal().get(at), Stranger.Scores::anybody);
        }
        System.out.printf(Locale.ROOT, "calibration error %.4f%n", Stranger.calibrationError(people));
    }

    private static void print(
            String name,
            List<Stranger.Scores> people,
            java.util.function.Function<Stranger.Scores, PredictionScore> by,
            java.util.function.Function<Stranger.Scores, PredictionScore> over) {
        double[] hits =
                people.stream().mapToDouble(each -> by.apply(each).agreement()).toArray();
        double[] losses =
                people.stream().mapToDouble(each -> by.apply(each).logLoss()).toArray();
        ConfidenceInterval hit = ConfidenceInterval.ofMean(hits);
        ConfidenceInterval loss = ConfidenceInterval.ofMean(losses);
        System.out.printf(
                Locale.ROOT,
                "%-18s top-1 %.4f ± %.4f, log-loss %.4f ± %.4f",
                name,
                hit.estimate(),
                hit.high() - hit.estimate(),
                loss.estimate(),
                loss.high() - loss.estimate());
        if (over != null) {
            double[] before = people.stream()
                    .mapToDouble(each -> over.apply(each).logLoss())
                    .toArray();
            ConfidenceInterval gain = ConfidenceInterval.ofDifference(before, losses);
            int better = 0;
            for (int i = 0; i < losses.length; i++) if (losses[i] < before[i]) better++;
            System.out.printf(
                    Locale.ROOT,
                    ", gain %.4f ± %.4f, better for %d of %d",
                    gain.estimate(),
                    gain.high() - gain.estimate(),
                    better,
                    losses.length);
        }
        System.out.println();
    }
}
