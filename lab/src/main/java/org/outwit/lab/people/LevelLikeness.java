package org.outwit.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.record.RecordFiles;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.population.ArchivedGame;
import org.outwit.learn.population.PeopleArchive;
import org.outwit.learn.population.PopulationFile;
import org.outwit.learn.population.PopulationModel;
import org.outwit.play.player.Level;
import org.outwit.play.player.Manner;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;

/**
 * Do levels play like people? On decisions of real players of a strength: how often a level draws the move that was played, how often its
 * likeliest move is that one, and how often an engine that looks a few plies ahead plays it. The engine should be as strong as the level,
 * which {@link MeasuredLadder} finds out.
 *
 * <p>Usage: {@code LevelLikeness GAME PEOPLE NAMES FROM-TO DECISIONS FILE… -- LEVEL ENGINE LOW-HIGH …}: people that were trained without
 * those whose names are the lines of a file; which plies; so many decisions of each; the games; then levels, each with an engine and the
 * ratings whose players are asked. Intervals are over people.
 */
public final class LevelLikeness {

    private static final int MEGABYTES = 8;

    private LevelLikeness() {}

    public static void main(String[] args) throws IOException {
        run(Games.named(args[0]), List.of(args));
    }

    private static <P extends Position> void run(Game<P> game, List<String> args) throws IOException {
        PopulationModel people = PopulationFile.read(Path.of(args.get(1)));
        Set<String> names = new TreeSet<>(Files.readAllLines(Path.of(args.get(2))));
        int dashes = args.indexOf("--");
        PeopleArchive<P> archive = new PeopleArchive<>(game);
        for (String file : args.subList(5, dashes)) RecordFiles.read(game, file, archive);
        for (int i = dashes + 1; i + 2 < args.size(); i += 3) {
            String number = args.get(i);
            Level level = Level.all(game, Optional.of(people)).stream()
                    .filter(each -> each.toString().equals(number))
                    .findFirst()
                    .orElseThrow();
            Map<String, List<Example<P>>> asked = decisions(archive, names, args, ends(args.get(i + 2)));
            report(game, level, people, args.get(i + 1), asked);
        }
    }

    private static int[] ends(String range) {
        String[] ends = range.split("-");
        return new int[] {Integer.parseInt(ends[0]), Integer.parseInt(ends[1])};
    }

    /** Some decisions of each of these people, made at a rating within the band, where there were at least two moves. */
    private static <P extends Position> Map<String, List<Example<P>>> decisions(
            PeopleArchive<P> archive, Set<String> names, List<String> args, int[] band) {
        int[] plies = ends(args.get(3));
        int most = Integer.parseInt(args.get(4));
        Map<String, List<Example<P>>> all = new TreeMap<>();
        for (ArchivedGame<P> each : archive.games()) {
            for (int side = 0; side < each.players().length; side++) {
                double rating = each.strengths()[side];
                if (!names.contains(each.players()[side]) || !(rating >= band[0] && rating <= band[1])) continue;
                List<Example<P>> theirs = all.computeIfAbsent(each.players()[side], name -> new ArrayList<>());
                int mover = side;
                each.replay((position, move, ply) -> {
                    if (position.mover() != mover || ply < plies[0] || ply > plies[1]) return;
                    int[] buffer = new int[position.mostMoves()];
                    if (position.countMoves(buffer, 0) < 2) return;
                    theirs.add(new Example<>(Position.copyOf(position), move, 0, ply));
                });
            }
        }
        Random random = new Random(1);
        all.values().forEach(theirs -> Collections.shuffle(theirs, random));
        all.replaceAll((name, theirs) -> theirs.subList(0, Math.min(most, theirs.size())));
        all.values().removeIf(theirs -> theirs.size() < most);
        return all;
    }

    private static <P extends Position> void report(
            Game<P> game, Level level, PopulationModel people, String engine, Map<String, List<Example<P>>> asked) {
        MovePredictor<P> predictor = ((Manner.OfPeople) level.manner()).predictor(game, people);
        double[][] means = new double[3][asked.size()];
        int person = 0;
        int decisions = 0;
        for (List<Example<P>> theirs : asked.values()) {
            for (Example<P> each : theirs) {
                P position = Position.copyOf(each.position());
                int[] moves = new int[position.mostMoves()];
                int count = position.moves(moves, 0);
                int chosen = ChosenMove.indexOf(each.move(), moves, count);
                double[] row = predictor.probabilities(position);
                means[0][person] += row[chosen] / theirs.size();
                if (MovePredictor.likeliest(row, count) == chosen) means[1][person] += 1.0 / theirs.size();
                int played = ChosenMove.indexOf(move(game, engine, position), moves, count);
                if (played == chosen) means[2][person] += 1.0 / theirs.size();
            }
            person++;
            decisions += theirs.size();
        }
        System.out.printf(Locale.ROOT, "%d decisions of %d people%n", decisions, asked.size());
        print(level + " draws the move played", ConfidenceInterval.ofMean(means[0]));
        print(level + " likes it best", ConfidenceInterval.ofMean(means[1]));
        print(engine + " plays it", ConfidenceInterval.ofMean(means[2]));
        print("draws more often than the engine plays", ConfidenceInterval.ofDifference(means[0], means[2]));
        print("likes best more often than the engine plays", ConfidenceInterval.ofDifference(means[1], means[2]));
    }

    private static <P extends Position> int move(Game<P> game, String engine, P position) {
        PlayerSettings settings = PlayerSettings.USUAL.withTable(MEGABYTES);
        try (SearchingChooser<P> chooser = Players.of(game, PlayerSpec.parse(engine), settings)) {
            return chooser.choose(Turn.of(GameHistory.from(position), Limits.NONE))
                    .move();
        }
    }

    private static void print(String what, ConfidenceInterval of) {
        System.out.printf(Locale.ROOT, "  %-44s %.3f  %.3f to %.3f%n", what, of.estimate(), of.low(), of.high());
    }
}
