package org.outwit.learn.identity;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.people.PopulationModel;

/** The question who made the decisions of some games, and the ways to answer it: by models of people, or by games of theirs. */
public final class IdentityQuestion<P extends Position> {

    /** The most later games of each person that say how far to believe an answer. */
    private static final int MOST_TESTED = 20;

    /** What says how likely decisions are, and nothing else that tells whose they are. */
    private static final ClueWeights LIKELIHOOD = new ClueWeights(new double[] {1, 1, 0, 0});

    private final Game<P> game;
    private final List<List<Example<P>>> games;
    private final Parallel parallel;
    private final ProgressMonitor monitor;

    /** @param games what was decided in each of them */
    public IdentityQuestion(Game<P> game, List<List<Example<P>>> games, Parallel parallel, ProgressMonitor monitor) {
        this.game = game;
        this.games = List.copyOf(games);
        this.parallel = parallel;
        this.monitor = monitor;
    }

    /** Compares the decisions with what models of people would have played. */
    public Identification among(Map<String, ModelPredictor<P>> models) {
        List<Example<P>> all = games.stream().flatMap(List::stream).toList();
        Map<String, Double> sums = new LinkedHashMap<>();
        models.forEach((name, predictor) -> {
            monitor.progress("asking models", sums.size(), models.size());
            List<Double> logs =
                    parallel.map(all, monitor, predictor::forAnotherThread, IdentityQuestion::logLikelihood);
            sums.put(name, logs.stream().mapToDouble(Double::doubleValue).sum());
        });
        return Identification.untested(games.size(), all.size(), sums);
    }

    private static <P extends Position> double logLikelihood(ModelPredictor<P> predictor, Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        double[] row = new double[moves.length];
        predictor.predict(position, row);
        return Math.log(row[ChosenMove.indexOf(example.move(), moves, count)]);
    }

    /** Learns people from their games, finds out on their later ones how far to believe comparisons, and compares. */
    public Identification among(List<KnownPerson<P>> people, PopulationModel population, long seed) {
        ArchivePeople<P> known = new ArchivePeople<>(game, population, people, MOST_TESTED, parallel, monitor);
        known.learnEarlier();
        List<List<double[][]>> later = known.later();
        int most = later.stream()
                .mapToInt(List::size)
                .sorted()
                .skip(people.size() / 2)
                .findFirst()
                .orElse(1);
        int compared = Math.max(1, Math.min(games.size(), most));
        Tempering tempering = Tempering.of(ClueWeights.crossed(later, compared, seed), compared, seed);
        ClueWeights weights = ClueWeights.fit(later, compared, seed);
        known.learnLater();
        List<double[][]> clues = known.rows(games);
        return Identification.of(
                games.size(),
                games.stream().mapToInt(List::size).sum(),
                known.sums(clues.stream().map(LIKELIHOOD::weigh).toList()),
                known.sums(clues.stream().map(weights::weigh).toList()),
                tempering);
    }
}
