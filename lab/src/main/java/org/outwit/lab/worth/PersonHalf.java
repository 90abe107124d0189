package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.records.RecordedPeople;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.training.ArchivedGame;
import org.outwit.learn.training.PersonalLearner;

/** The earlier or the later half of somebody's games, and what was decided in it. */
record PersonHalf<P extends Position>(
        RecordedPeople<P> people, List<ArchivedGame<P>> games, List<Example<P>> decisions, double rating) {

    /** How many decisions a search looks at, as {@code outwit learn} does. */
    private static final int LOOKED_AT = 300;

    /** People change, and a book holds no more games than this. */
    private static final int MOST_GAMES = 300;

    static <P extends Position> PersonHalf<P> of(RecordedPeople<P> people, int rank, boolean later) {
        String name = people.name(rank);
        List<ArchivedGame<P>> all = people.games().stream()
                .filter(each ->
                        Arrays.stream(each.players()).filter(name::equals).count() == 1)
                .toList();
        if (all.size() < 2) throw new InputException("There are not two games of " + name + ".");
        int split = all.size() / 2;
        int end = later ? all.size() : split;
        return of(people, name, all.subList(Math.max(later ? split : 0, end - MOST_GAMES), end));
    }

    private static <P extends Position> PersonHalf<P> of(
            RecordedPeople<P> people, String name, List<ArchivedGame<P>> games) {
        List<Example<P>> decisions = new ArrayList<>();
        double rating = 0;
        for (int number = 0; number < games.size(); number++) {
            ArchivedGame<P> each = games.get(number);
            int side = name.equals(each.players()[0]) ? 0 : 1;
            int at = number;
            rating += each.strengths()[side] / games.size();
            each.replay((position, move, ply) -> {
                if (position.mover() != side || position.countMoves(new int[position.mostMoves()], 0) < 2) return;
                decisions.add(new Example<>(Position.copyOf(position), move, at, ply));
            });
        }
        return new PersonHalf<>(people, games, decisions, rating);
    }

    /** What is expected of them by all decisions of this half. */
    PopulationPredictor<P> learned() {
        return learned(decisions);
    }

    /** What is expected of them by some of the decisions. */
    PopulationPredictor<P> learned(List<Example<P>> some) {
        PersonalLayer<P> layer = new PersonalLearner<>(
                        people.game(),
                        people.population(),
                        people.population().personal(),
                        Parallel.ALONE,
                        ProgressMonitor.NONE)
                .learn(some, rating, LOOKED_AT);
        return PopulationPredictor.of(people.game(), people.population(), layer.rating())
                .of(layer);
    }
}
