package org.outwit.learn.strength;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;
import org.outwit.learn.example.Names;

/**
 * Notes results and ratings while an archive is read; games themselves are not kept. Spellings of a name that differ only in case,
 * accents, punctuation or the order of words are one person, as everywhere.
 *
 * <p>Results count where they are known and two people with different names met. A rating that records give is believed before any
 * result is looked at, but not blindly: it is the mean of a narrow prior. Where some people have one, all ratings are on that scale.
 */
public final class StrengthSurvey<P extends Position> implements RecordSink<P> {

    /** What people are rated whom nothing is known about, where nobody has a rating. */
    private static final double USUAL = 1500;

    /** How far from the ratings that records give them people play. */
    private static final double TAG_DEVIATION = 50;

    /** What was seen of somebody so far. */
    private static final class Notes {
        private final Map<String, Integer> spellings = new HashMap<>();
        private int games;
        private double points;
        private int tagged;
        private double tags;

        private void score(double earned) {
            games++;
            points += earned;
        }

        private Strengths.Seen seen() {
            String name = spellings.entrySet().stream()
                    .max(Map.Entry.<String, Integer>comparingByValue()
                            .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                    .orElseThrow()
                    .getKey();
            return new Strengths.Seen(name, games, points, tagged, tagged == 0 ? 0 : tags / tagged);
        }
    }

    private final RatingTags tags;
    private final Map<String, Integer> byKey = new HashMap<>();
    private final Map<String, Integer> bySpelling = new HashMap<>();
    private final List<Notes> people = new ArrayList<>();
    private final Pairings pairings = new Pairings();

    public StrengthSurvey(Game<P> game) {
        this.tags = new RatingTags(game);
    }

    @Override
    public void game(PlayedGame<P> game) {
        if (game.players().size() != 2) return;
        int first = person(game, 0);
        int second = person(game, 1);
        if (first < 0 || second < 0 || first == second || game.outcome() == Outcome.UNKNOWN) return;
        double points = points(game.outcome());
        pairings.add(first, second, points);
        people.get(first).score(points);
        people.get(second).score(1 - points);
    }

    private static double points(Outcome outcome) {
        return outcome == Outcome.DRAW ? 0.5 : outcome == Outcome.FIRST_WINS ? 1 : 0;
    }

    /** The number of the person on one side, or -1 for somebody without a name. */
    private int person(PlayedGame<P> game, int player) {
        String name = game.players().get(player);
        if (name.isBlank()) return -1;
        int place = bySpelling.computeIfAbsent(name, this::place);
        Notes notes = people.get(place);
        notes.spellings.merge(name, 1, Integer::sum);
        OptionalDouble tag = tags.of(game, player);
        if (tag.isPresent()) {
            notes.tagged++;
            notes.tags += tag.getAsDouble();
        }
        return place;
    }

    private int place(String name) {
        return byKey.computeIfAbsent(Names.key(name), key -> {
            people.add(new Notes());
            return people.size() - 1;
        });
    }

    @Override
    public void rejected(Rejection rejection) {}

    /** Estimates the strength of everybody from what was seen so far; reading on does not change it. */
    public Strengths strengths() {
        List<Strengths.Seen> seen = people.stream().map(Notes::seen).toList();
        double usual = seen.stream()
                .filter(Strengths.Seen::isTagged)
                .mapToDouble(Strengths.Seen::tag)
                .average()
                .orElse(USUAL);
        List<Optional<RatingPrior>> told = seen.stream()
                .map(each -> Optional.of(each)
                        .filter(Strengths.Seen::isTagged)
                        .map(one -> new RatingPrior(one.tag(), TAG_DEVIATION)))
                .toList();
        BradleyTerry model = RatingSpread.fit(pairings, told, usual);
        return new Strengths(tags, bySpelling, seen, pairings.games(), pairings.draws(), usual, model);
    }
}
