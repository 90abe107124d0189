package org.outwit.lab.worth;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.lab.records.RecordedPeople;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.prediction.SearchPredictor;

/**
 * People of an archive, each learned twice: the later half of their games makes a clone to play against, the earlier half a model to
 * play by. Best with a population that knows none of these people. A person who is asked for again is not learned again.
 */
final class WorthPeople<P extends Position> {

    private static final int NOBODYS_DEPTH = 2;

    /** Games begin after this number of plies of a game of the person. */
    static final int OPENING = 8;

    /** Those of the same records are the same in all of a program. */
    private static final Map<Long, WorthPeople<?>> LEARNED = new ConcurrentHashMap<>();

    private final RecordedPeople<P> people;
    private final WorthGame setup;
    private final Map<Integer, PopulationPredictor<P>> models = new ConcurrentHashMap<>();
    private final Map<Integer, WorthPerson<P>> known = new ConcurrentHashMap<>();

    WorthPeople(RecordedPeople<P> people, WorthGame setup) {
        this.people = people;
        this.setup = setup;
    }

    static WorthPeople<?> of(RecordedPeople<?> people) {
        return LEARNED.computeIfAbsent(people.fingerprint(), key -> made(people));
    }

    private static <P extends Position> WorthPeople<P> made(RecordedPeople<P> people) {
        return new WorthPeople<>(people, WorthGame.named(people.game().name()));
    }

    RecordedPeople<P> people() {
        return people;
    }

    WorthPerson<P> person(int rank) {
        return known.computeIfAbsent(rank, this::made);
    }

    private WorthPerson<P> made(int rank) {
        PersonHalf<P> later = PersonHalf.of(people, rank, true);
        PopulationPredictor<P> clone = later.learned();
        double rating = PersonHalf.of(people, rank, false).rating();
        return new WorthPerson<>(
                people.name(rank),
                () -> new SharpenedPredictor<>(clone.forAnotherThread(), setup.sharpness()),
                row -> switch (row.known()) {
                    case "person" -> looking(model(rank), row);
                    case "anybody" -> looking(PopulationPredictor.of(people.game(), people.population(), rating), row);
                    case "other" -> looking(model(setup.other(rank)), row);
                    case "nobody" -> nobody(row.depth().orElse(NOBODYS_DEPTH));
                    default ->
                        throw new InputException("Expected a row of plain, deeper, person, anybody, other or nobody,"
                                + " found '" + row.name() + "'.");
                },
                OpeningLines.of(later.games(), OPENING));
    }

    private PopulationPredictor<P> model(int rank) {
        return models.computeIfAbsent(
                rank, at -> PersonHalf.of(people, at, false).learned());
    }

    private static <P extends Position> Supplier<MovePredictor<P>> looking(PopulationPredictor<P> one, WorthRow row) {
        PopulationPredictor<P> looking = one.lookingAhead(row.depth().orElse(one.depth()));
        return looking::forAnotherThread;
    }

    private Supplier<MovePredictor<P>> nobody(int depth) {
        return () -> new SearchPredictor<>(people.game(), people.game().defaultEvaluator(), depth, setup.temperature());
    }
}
