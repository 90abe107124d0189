package org.outwit.lab.worth;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.RecordFiles;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Names;
import org.outwit.learn.population.ArchivedGame;
import org.outwit.learn.population.PeopleArchive;
import org.outwit.learn.population.PersonalLayer;
import org.outwit.learn.population.PersonalLearner;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.PopulationPredictor;
import org.outwit.learn.population.Populations;
import org.outwit.learn.prediction.SearchPredictor;
import org.outwit.learn.strength.ProgramNames;

/**
 * People of an archive, each learned twice: the later half of their games makes a clone to play against, the earlier half a model to
 * play by. Clones are as sharp as {@link CloneSharpness} finds. Best with a population that knows none of these people.
 */
final class WorthPeople<P extends Position> {

    /** So many decisions are looked at with a search, as {@code outwit learn} does. */
    private static final int LOOKED_AT = 300;

    /** People change, and a book holds no more games than this. */
    private static final int MOST_GAMES = 300;

    /** So many of each person say how sharp people are. */
    private static final int JUDGED = 120;

    /** The judge looks so many plies further ahead than the clones. */
    private static final int FURTHER = 2;

    private static final double[] TEMPERATURES = {0.25, 0.5, 1, 2, 4};
    private static final int NOBODYS_DEPTH = 2;

    private final Game<P> game;
    private final WorthOptions options;
    private final PopulationModel population;
    private final PeopleArchive<P> archive;
    private final Names names = new Names();

    /** One of them. */
    private record Half<P extends Position>(
            String name, List<ArchivedGame<P>> games, List<Example<P>> decisions, double rating) {}

    WorthPeople(Game<P> game, WorthOptions options) throws IOException {
        this.game = game;
        this.options = options;
        this.archive = new PeopleArchive<>(game);
        for (String file : options.files()) RecordFiles.read(game, file, archive);
        for (ArchivedGame<P> each : archive.games()) for (String name : each.players()) names.add(name);
        String folder = options.text("populations", "");
        Populations populations = folder.isEmpty() ? Populations.SHIPPED : Populations.in(Path.of(folder));
        this.population = populations
                .of(game)
                .orElseThrow(() -> new InputException("There is no population of " + game.name()
                        + " here; populations=FOLDER says where there is one."));
    }

    /** The people that the options name, or those with the most games. */
    List<WorthPerson<P>> people(WorthJournal journal) {
        List<Half<P>> earlier = new ArrayList<>();
        List<Half<P>> later = new ArrayList<>();
        for (Set<String> each : wanted()) {
            List<ArchivedGame<P>> games = archive.games().stream()
                    .filter(one ->
                            Arrays.stream(one.players()).filter(each::contains).count() == 1)
                    .toList();
            if (games.size() < 2) throw new InputException("There are not two games of " + each + ".");
            String name = each.iterator().next();
            int split = games.size() / 2;
            earlier.add(half(name, each, games.subList(Math.max(0, split - MOST_GAMES), split)));
            later.add(half(name, each, games.subList(Math.max(split, games.size() - MOST_GAMES), games.size())));
        }
        double sharpness = Double.parseDouble(journal.get(() -> sharpness(later), "sharpness"));
        double temperature = Double.parseDouble(journal.get(() -> temperature(earlier), "temperature"));
        List<PopulationPredictor<P>> models =
                earlier.stream().map(this::learned).toList();
        List<WorthPerson<P>> people = new ArrayList<>();
        for (int i = 0; i < models.size(); i++) {
            PopulationPredictor<P> clone = clone(learned(later.get(i)));
            PopulationPredictor<P> model = models.get(i);
            PopulationPredictor<P> other = models.get((i + 1) % models.size());
            PopulationPredictor<P> anybody = PopulationPredictor.of(game, population, earlier.get(i).rating);
            people.add(new WorthPerson<>(
                    later.get(i).name,
                    () -> new SharpenedPredictor<>(clone.forAnotherThread(), sharpness),
                    row -> switch (row.kind()) {
                        case "person" -> looking(model, row);
                        case "anybody" -> looking(anybody, row);
                        case "other" -> looking(other, row);
                        case "nobody" -> nobody(row.depth().orElse(NOBODYS_DEPTH), temperature);
                        default ->
                            throw new InputException(
                                    "Expected a row of plain, deeper, person, anybody, other or nobody," + " found '"
                                            + row.name() + "'.");
                    },
                    OpeningLines.of(later.get(i).games, options.whole("opening", 8))));
        }
        return people;
    }

    private List<Set<String>> wanted() {
        String text = options.text("people", "10");
        if (!text.matches("\\d+")) {
            return Arrays.stream(text.split(";"))
                    .map(each -> names.find(each.strip()))
                    .toList();
        }
        Map<String, Integer> counts = new TreeMap<>();
        for (ArchivedGame<P> each : archive.games()) {
            for (String name : each.players()) {
                if (!name.isBlank() && !ProgramNames.has(name)) counts.merge(name, 1, Integer::sum);
            }
        }
        return counts.keySet().stream()
                .sorted(Comparator.comparing((String name) -> -counts.get(name)))
                .limit(Integer.parseInt(text))
                .map(name -> (Set<String>) new TreeSet<>(Set.of(name)))
                .toList();
    }

    private Half<P> half(String name, Set<String> theirs, List<ArchivedGame<P>> games) {
        List<Example<P>> decisions = new ArrayList<>();
        double rating = 0;
        for (int number = 0; number < games.size(); number++) {
            ArchivedGame<P> each = games.get(number);
            int side = theirs.contains(each.players()[0]) ? 0 : 1;
            int at = number;
            rating += each.strengths()[side] / games.size();
            each.replay((position, move, ply) -> {
                if (position.mover() != side || position.countMoves(new int[position.mostMoves()], 0) < 2) return;
                decisions.add(new Example<>(Position.copyOf(position), move, at, ply));
            });
        }
        return new Half<>(name, games, decisions, rating);
    }

    private PopulationPredictor<P> learned(Half<P> half) {
        return learned(half.decisions, half.rating);
    }

    private PopulationPredictor<P> learned(List<Example<P>> decisions, double rating) {
        PersonalLayer<P> layer = new PersonalLearner<>(
                        game, population, population.personal(), Parallel.ALONE, ProgressMonitor.NONE)
                .learn(decisions, rating, LOOKED_AT);
        return PopulationPredictor.of(game, population, layer.rating()).of(layer);
    }

    private PopulationPredictor<P> clone(PopulationPredictor<P> learned) {
        return learned.lookingAhead(options.whole("ahead", learned.depth()));
    }

    private static <P extends Position> Supplier<MovePredictor<P>> looking(PopulationPredictor<P> one, WorthRow row) {
        PopulationPredictor<P> looking = one.lookingAhead(row.depth().orElse(one.depth()));
        return looking::forAnotherThread;
    }

    private Supplier<MovePredictor<P>> nobody(int depth, double temperature) {
        return () -> new SearchPredictor<>(game, game.defaultEvaluator(), depth, temperature);
    }

    /** Learned from most of the later games, people are judged in the last of them. */
    private String sharpness(List<Half<P>> later) {
        if (options.has("sharpness")) return String.valueOf(options.number("sharpness", 1));
        CloneSharpness<P> all = null;
        for (Half<P> each : later) {
            int split = each.decisions.size() * 7 / 10;
            PopulationPredictor<P> clone = clone(learned(each.decisions.subList(0, split), each.rating));
            if (all == null) all = new CloneSharpness<>(game, clone.depth() + FURTHER);
            all.add(clone, sample(each.decisions.subList(split, each.decisions.size()), JUDGED));
        }
        System.err.printf(
                Locale.ROOT,
                "people lose %.3f a move, clones %.3f before they are sharpened%n",
                all.realLoss(),
                all.expectedLoss(1));
        return String.format(Locale.ROOT, "%.4f", all.found());
    }

    /** The temperature by which a short search predicts the earlier games best. */
    private String temperature(List<Half<P>> earlier) {
        double best = Double.NaN;
        double least = Double.POSITIVE_INFINITY;
        for (double part : TEMPERATURES) {
            double temperature = part * game.errorSize();
            MovePredictor<P> predictor = nobody(NOBODYS_DEPTH, temperature).get();
            double loss = 0;
            for (Half<P> half : earlier) {
                for (Example<P> each : sample(half.decisions, JUDGED / 4)) loss -= Math.log(chance(predictor, each));
            }
            if (loss >= least) continue;
            least = loss;
            best = temperature;
        }
        return String.valueOf(best);
    }

    private static <P extends Position> double chance(MovePredictor<P> predictor, Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int chosen = ChosenMove.indexOf(example.move(), moves, position.moves(moves, 0));
        return Math.max(1e-6, predictor.probabilities(position)[chosen]);
    }

    private static <T> List<T> sample(List<T> all, int most) {
        List<T> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, new Random(1));
        return shuffled.subList(0, Math.min(most, shuffled.size()));
    }
}
