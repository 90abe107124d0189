package org.outwit.learn.strength;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.outwit.games.record.PlayedGame;

/**
 * How strong everybody in an archive is. A game that gives its players ratings is believed; for all others it is what their results
 * in the whole archive say.
 */
public final class Strengths {

    /** What the records say of one person; see {@link PlayerRating}. */
    record Seen(String name, int games, double points, int tagged, double tag) {

        boolean isTagged() {
            return tagged > 0;
        }
    }

    private final RatingTags tags;
    private final Map<String, Integer> bySpelling;
    private final List<Seen> people;
    private final long games;
    private final long draws;
    private final double mean;
    private final BradleyTerry model;

    Strengths(
            RatingTags tags,
            Map<String, Integer> bySpelling,
            List<Seen> people,
            long games,
            long draws,
            double mean,
            BradleyTerry model) {
        this.tags = tags;
        this.bySpelling = Map.copyOf(bySpelling);
        this.people = people;
        this.games = games;
        this.draws = draws;
        this.mean = mean;
        this.model = model;
    }

    /**
     * How strong a player was in one game, in Elo: the rating in its tags, else that of the person. Empty for somebody without a
     * name, and for somebody of whom the archive has neither a rating nor a result.
     */
    public OptionalDouble strength(PlayedGame<?> game, int player) {
        OptionalDouble tag = tags.of(game, player);
        return tag.isPresent() ? tag : strength(game.players().get(player));
    }

    /** How strong somebody is, by the name that records have. */
    public OptionalDouble strength(String name) {
        Integer person = bySpelling.get(name);
        if (person == null) return OptionalDouble.empty();
        Seen seen = people.get(person);
        if (seen.games() == 0 && !seen.isTagged()) return OptionalDouble.empty();
        return OptionalDouble.of(model.rating(person));
    }

    /** The strength of a person with ratings, or with at least {@code leastGames} games that count. */
    public OptionalDouble strength(String name, int leastGames) {
        Integer person = bySpelling.get(name);
        boolean enough = person != null
                && (people.get(person).isTagged() || people.get(person).games() >= leastGames);
        return enough ? strength(name) : OptionalDouble.empty();
    }

    /** At most {@code most} people with at least {@code leastGames} games, the strongest first. */
    public List<PlayerRating> strongest(int most, int leastGames) {
        return IntStream.range(0, people.size())
                .filter(person -> people.get(person).games() >= Math.max(1, leastGames))
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(model::rating)
                        .reversed()
                        .thenComparing(person -> people.get(person).name()))
                .limit(most)
                .map(this::rating)
                .toList();
    }

    private PlayerRating rating(int person) {
        Seen seen = people.get(person);
        return new PlayerRating(
                seen.name(),
                model.rating(person),
                model.standardError(person),
                seen.games(),
                seen.points(),
                seen.tagged(),
                seen.tag());
    }

    /** How many people have at least {@code leastGames} games that count. */
    public int people(int leastGames) {
        return (int) people.stream()
                .filter(each -> each.games() >= Math.max(1, leastGames))
                .count();
    }

    /** How many games count: those with a known result and two names. */
    public long games() {
        return games;
    }

    public long draws() {
        return draws;
    }

    /** Whether any game gave anybody a rating, so that all ratings are on the scale of those. */
    public boolean isTagged() {
        return people.stream().anyMatch(Seen::isTagged);
    }

    /** What moving first is worth, in Elo. */
    public double firstMove() {
        return model.firstMove();
    }

    /** What somebody is rated of whom nothing is known. */
    public double mean() {
        return mean;
    }

    /** How much points vary, as a part of what they would without draws; between 0 and 1. */
    public double dispersion() {
        return model.dispersion();
    }

    /** The standard error of what moving first is worth. */
    public double firstMoveError() {
        return model.firstMoveError();
    }
}
