package org.outwit.learn.identity;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.Clue;
import org.outwit.learn.people.PeopleComparison;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.training.FirstSightPerson;

/**
 * People who are learned from an archive on the fly. The last games of each are kept back at first: how likely they are under everybody
 * tells how far such comparisons can be trusted. After that they are learned from, too.
 */
public final class ArchivePeople<P extends Position> {

    /** The part of somebody's games that is learned from at first. */
    private static final double EARLIER = 0.7;

    /** People change, so no more than this number of each person's latest games is learned from. */
    private static final int MOST_LEARNED = 300;

    private final Game<P> game;
    private final PopulationModel population;
    private final List<KnownPerson<P>> people;
    private final int mostTested;
    private final Parallel parallel;
    private final ProgressMonitor monitor;
    private final List<FirstSightPerson<P>> learned = new ArrayList<>();

    /** {@code mostTested} games of each person say how far comparisons can be trusted. */
    public ArchivePeople(
            Game<P> game,
            PopulationModel population,
            List<KnownPerson<P>> people,
            int mostTested,
            Parallel parallel,
            ProgressMonitor monitor) {
        this.game = game;
        this.population = population;
        this.people = List.copyOf(people);
        this.mostTested = mostTested;
        this.parallel = parallel;
        this.monitor = monitor;
    }

    private static int split(KnownPerson<?> person) {
        return (int) Math.ceil(EARLIER * person.games().size());
    }

    /** Learns everybody from their earlier games. */
    public void learnEarlier() {
        monitor.progress("learning people", 0, people.size());
        learned.addAll(parallel.map(people, monitor, person -> {
            FirstSightPerson<P> one = new FirstSightPerson<>(game, population, person.rating());
            int end = split(person);
            one.learn(person.decisions(Math.max(0, end - MOST_LEARNED), end));
            return one;
        }));
    }

    /** Learns everybody from their later games, too. */
    public void learnLater() {
        monitor.progress("learning later games", 0, people.size());
        List<Integer> places = IntStream.range(0, people.size()).boxed().toList();
        parallel.map(places, monitor, i -> {
            KnownPerson<P> person = people.get(i);
            learned.get(i).learn(person.decisions(split(person), person.games().size()));
            return i;
        });
    }

    /** For each person for each of the games kept back the clues: a row for each {@link Clue}, with a place for everybody. */
    public List<List<double[][]>> later() {
        List<PlayedSide<P>> all = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        for (KnownPerson<P> each : people) {
            int from = split(each);
            int end = Math.min(each.games().size(), from + mostTested);
            all.addAll(each.games().subList(from, end));
            counts.add(end - from);
        }
        List<double[][]> rows = rows(all, PlayedSide::decisions, "comparing games of people who are known");
        List<List<double[][]>> later = new ArrayList<>();
        int at = 0;
        for (int count : counts) {
            later.add(rows.subList(at, at + count));
            at += count;
        }
        return later;
    }

    /** For each game the clues. */
    public List<double[][]> rows(List<List<Example<P>>> games) {
        return rows(games, each -> each, "comparing the games with everybody");
    }

    private <T> List<double[][]> rows(List<T> games, Function<T, List<Example<P>>> decisions, String activity) {
        List<PeopleComparison.Known<P>> known =
                learned.stream().map(FirstSightPerson::known).toList();
        int[] done = new int[1];
        return parallel.map(
                games, monitor, () -> new PeopleComparison<>(game, population, known), (comparison, played) -> {
                    double[][] row = Clue.rows(known.size());
                    for (Example<P> each : decisions.apply(played)) comparison.add(each, row);
                    synchronized (done) {
                        monitor.progress(activity, ++done[0], games.size());
                    }
                    return row;
                });
    }

    /** The names in the order of the rows, each with the sum of its column. */
    public Map<String, Double> sums(List<double[]> rows) {
        Map<String, Double> sums = new LinkedHashMap<>();
        for (int i = 0; i < people.size(); i++) {
            double sum = 0;
            for (double[] row : rows) sum += row[i];
            sums.put(people.get(i).name(), sum);
        }
        return sums;
    }
}
