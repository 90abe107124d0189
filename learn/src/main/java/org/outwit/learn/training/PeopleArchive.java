package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;
import org.outwit.learn.example.Ballot;
import org.outwit.learn.example.GameCopies;
import org.outwit.learn.example.RecordYear;
import org.outwit.learn.people.Pool;
import org.outwit.learn.strength.ProgramNames;
import org.outwit.learn.strength.RatingTags;
import org.outwit.learn.strength.StrengthSurvey;
import org.outwit.learn.strength.Strengths;

/**
 * Games of many people, kept compactly while files are read: a few hundred bytes each, so 100,000 are no burden. How strong somebody
 * was is what the game's tags say, or else what all results say together; that of programs is of no use. A game that was read before, from
 * this file or another, is kept once; copies of games that are left out are left out too, also those without names.
 */
public final class PeopleArchive<P extends Position> implements RecordSink<P> {

    /** The shortest game that says anything. */
    private static final int FEWEST_MOVES = 2;

    /** Fewer results say next to nothing about somebody's strength. */
    private static final int FEWEST_RESULTS = 10;

    private static final int LEFT_OUT = -1;

    private final Ballot<P> ballot;
    private final List<ArchivedGame<P>> games = new ArrayList<>();
    private final Map<String, String> names = new HashMap<>();
    private final Predicate<String> leftOut;
    private final RatingTags tags;
    private final StrengthSurvey<P> survey;
    private final GameCopies<P> seen = new GameCopies<>();
    private final List<Integer> places = new ArrayList<>(); // where in games each game is that was seen, or LEFT_OUT
    private long copies;
    private long rejected;
    private List<ArchivedGame<P>> kept = List.of();
    private boolean settled;

    /** Keeps all games. */
    public PeopleArchive(Game<P> game) {
        this(game, name -> false);
    }

    /** Keeps the games in which nobody has a name that is left out. */
    public PeopleArchive(Game<P> game, Predicate<String> leftOut) {
        this.leftOut = leftOut;
        this.tags = new RatingTags(game);
        this.survey = new StrengthSurvey<>(game);
        this.ballot = new Ballot<>(game);
    }

    @Override
    public void game(PlayedGame<P> game) {
        if (game.moves().length < FEWEST_MOVES) return;
        boolean isLeftOut = game.players().stream().anyMatch(leftOut);
        OptionalInt original = seen.add(game);
        int place = original.isPresent() ? places.get(original.getAsInt()) : isLeftOut ? LEFT_OUT : games.size();
        if (original.isPresent()) {
            copies++;
            if (place != LEFT_OUT && isLeftOut) {
                games.set(place, null);
                place = LEFT_OUT;
                places.set(original.getAsInt(), LEFT_OUT);
            } else if (place != LEFT_OUT && isNameless(games.get(place)) && !isNameless(game.players())) {
                games.set(place, archived(game)); // now it is known who played
            }
        } else if (!isLeftOut) {
            survey.game(game);
            games.add(archived(game));
        }
        places.add(place);
        settled = false;
    }

    private ArchivedGame<P> archived(PlayedGame<P> game) {
        String[] players = new String[game.players().size()];
        double[] strengths = new double[players.length];
        for (int side = 0; side < players.length; side++) {
            players[side] = names.computeIfAbsent(game.players().get(side), name -> name);
            boolean program = ProgramNames.has(players[side]);
            strengths[side] = program ? Double.NaN : tags.of(game, side).orElse(Double.NaN);
        }
        int balloted = ballot.plies(game.start());
        int year = RecordYear.of(game.tags());
        return new ArchivedGame<>(
                game.start(), balloted, game.moves(), players, strengths, year, Pool.of(game.tags()), 0);
    }

    private static boolean isNameless(ArchivedGame<?> game) {
        return game == null || isNameless(List.of(game.players()));
    }

    private static boolean isNameless(List<String> players) {
        return players.stream().allMatch(name -> name.isBlank() || name.equals("?"));
    }

    @Override
    public void rejected(Rejection rejection) {
        rejected++;
    }

    /** All games read so far that are kept. */
    public List<ArchivedGame<P>> games() {
        if (!settled) {
            Strengths strengths = survey.strengths();
            kept = games.stream().filter(Objects::nonNull).toList();
            for (ArchivedGame<P> game : kept) rate(game, strengths);
            settled = true;
        }
        return kept;
    }

    /** How many records were of games that had been read before. */
    public long copies() {
        return copies;
    }

    private static void rate(ArchivedGame<?> game, Strengths strengths) {
        for (int side = 0; side < game.players().length; side++) {
            String name = game.players()[side];
            if (!Double.isNaN(game.strengths()[side]) || ProgramNames.has(name)) continue;
            game.strengths()[side] = strengths.strength(name, FEWEST_RESULTS).orElse(Double.NaN);
        }
    }

    /** Places in the files that could not be used. */
    public long rejected() {
        return rejected;
    }
}
