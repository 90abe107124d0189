package org.outwit.lab.records;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.lab.experiment.Measurement;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.strength.ProgramNames;
import org.outwit.learn.training.ArchivedGame;
import org.outwit.learn.training.PersonHistory;

/**
 * The people of an archive, by rank: those with most games first, from 0 on. Experiments ask for ranks, since cells have to be known before
 * anything is read.
 */
public final class RecordedPeople<P extends Position> {

    private final Game<P> game;
    private final List<ArchivedGame<P>> games;
    private final long rejected;
    private final PopulationModel population;
    private final boolean strangers;
    private final List<String> names;
    private final long fingerprint;

    RecordedPeople(
            Game<P> game, List<ArchivedGame<P>> games, long rejected, PopulationModel population, boolean strangers) {
        this.game = game;
        this.games = games;
        this.rejected = rejected;
        this.population = population;
        this.strangers = strangers;
        this.names = ranked(games);
        CRC32 sum = new CRC32();
        for (ArchivedGame<P> each : games) for (int move : each.moves()) sum.update(move);
        sum.update(population.mark().getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        this.fingerprint = sum.getValue();
    }

    /** Programs are nobody, and neither are those whose name is in doubt. */
    private static <P extends Position> List<String> ranked(List<ArchivedGame<P>> games) {
        Map<String, Integer> counts = new TreeMap<>();
        for (ArchivedGame<P> each : games) {
            for (String name : each.players()) {
                if (!name.isBlank() && !name.contains("?") && !ProgramNames.has(name))
                    counts.merge(name, 1, Integer::sum);
            }
        }
        return counts.keySet().stream()
                .sorted(Comparator.comparing((String name) -> -counts.get(name)))
                .toList();
    }

    public Game<P> game() {
        return game;
    }

    public List<ArchivedGame<P>> games() {
        return games;
    }

    /** How people play. */
    public PopulationModel population() {
        return population;
    }

    /** Whether the population is said to know none of the people that are asked about. */
    public boolean areStrangers() {
        return strangers;
    }

    /** Tells these records from others: whom somebody learned from them is not learned from others. */
    public long fingerprint() {
        return fingerprint;
    }

    /** What every measurement tells of the records that it is from. */
    public Map<String, Double> numbers() {
        return Map.of(
                "records", (double) fingerprint, "strangers", strangers ? 1.0 : 0.0, Measurement.REJECTED, (double)
                        rejected);
    }

    public String name(int rank) {
        if (rank >= names.size()) {
            throw new InputException("The records of " + game.name() + " have " + names.size()
                    + " people, and person number " + (rank + 1) + " by games is asked for.");
        }
        return names.get(rank);
    }

    public PersonHistory<P> person(int rank) {
        return PersonHistory.of(games, name(rank));
    }
}
