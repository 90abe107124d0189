package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.records.RecordedPeople;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.training.PersonHistory;
import org.outwit.learn.training.PersonalLearner;

/**
 * One person of an archive, learned from the earlier games and asked about the later ones.
 *
 * @param plies which plies of the games are asked about, from the first to the last
 */
record Stranger<P extends Position>(RecordedPeople<P> people, PersonHistory<P> person, int[] plies) {

    private static final double EARLIER = 0.7;

    /** How many decisions a search looks at, as {@code outwit learn} does. */
    private static final int LOOKED_AT = 300;

    static final int BINS = 10;

    static <P extends Position> Stranger<P> of(RecordedPeople<P> people, AskedPeople test, int rank) {
        return new Stranger<>(people, people.person(rank), new int[] {test.firstPly(), test.lastPly()});
    }

    private int split() {
        return (int) (EARLIER * person.games().size());
    }

    /** What is expected of the person by the last {@code mostGames} of the earlier games. */
    PopulationPredictor<P> predictor(int mostGames) {
        List<Example<P>> earlier = person.between(Math.max(0, split() - mostGames), split());
        return PopulationPredictor.of(people.game(), people.population(), person.rating())
                .of(new PersonalLearner<>(
                                people.game(),
                                people.population(),
                                people.population().personal(),
                                Parallel.ALONE,
                                ProgressMonitor.NONE)
                        .learn(earlier, person.rating(), person.pool(), LOOKED_AT));
    }

    /** Decisions of the later games, drawn. */
    List<Example<P>> later(int most) {
        List<Example<P>> all = new ArrayList<>();
        for (Example<P> each : person.between(split(), person.games().size())) {
            if (each.ply() >= plies[0] && each.ply() <= plies[1]) all.add(each);
        }
        Collections.shuffle(all, new Random(1));
        return all.subList(0, Math.min(all.size(), most));
    }

    /** How well decisions are predicted, in sums: by the person's model and by anybody's, of each phase, and what was claimed. */
    Measurement predicted(int mostGames, int decisions) {
        PopulationPredictor<P> predictor = predictor(mostGames);
        Map<String, Double> sums = new HashMap<>();
        for (Example<P> each : later(decisions)) add(predictor, each, sums);
        sums.put("rating", person.rating());
        sums.put("games", (double) person.games().size());
        sums.put("learned", (double) Math.min(mostGames, split()));
        sums.putAll(people.numbers());
        sums.values().removeIf(each -> Double.isNaN(each)); // of a rating that nobody knows
        return new Measurement(sums, person.name());
    }

    private void add(PopulationPredictor<P> predictor, Example<P> example, Map<String, Double> sums) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        double[] row = new double[moves.length];
        predictor.predict(position, row);
        int favourite = MovePredictor.likeliest(row, count);
        double claimed = row[favourite];
        double hit = favourite == chosen ? 1 : 0;
        double loss = -Math.log(row[chosen]);
        predictor.anybody(row);
        double others = MovePredictor.likeliest(row, count) == chosen ? 1 : 0;
        String phase = people.game().phases().names().get(people.game().phases().of(position));
        for (String kind : List.of("", phase.replace(' ', '-') + ".")) {
            sums.merge(kind + "decisions", 1.0, Double::sum);
            sums.merge(kind + "hits", hit, Double::sum);
            sums.merge(kind + "loss", loss, Double::sum);
            sums.merge(kind + "anybody.hits", others, Double::sum);
            sums.merge(kind + "anybody.loss", -Math.log(row[chosen]), Double::sum);
        }
        String bin = "bin" + Math.min(BINS - 1, (int) (claimed * BINS));
        sums.merge(bin + ".claimed", claimed, Double::sum);
        sums.merge(bin + ".played", hit, Double::sum);
    }
}
