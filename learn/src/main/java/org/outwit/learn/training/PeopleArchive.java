package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;
import org.outwit.learn.example.Ballot;
import org.outwit.learn.strength.ProgramNames;
import org.outwit.learn.strength.RatingTags;
import org.outwit.learn.strength.StrengthSurvey;
import org.outwit.learn.strength.Strengths;

/**
 * Games of many people, kept compactly while files are read: a few hundred bytes each, so 100,000 are no burden. How strong somebody
 * was is what the game's tags say, or else what all results say together; that of programs is of no use.
 */
public final class PeopleArchive<P extends Position> implements RecordSink<P> {

    /** The shortest game that says anything. */
    private static final int FEWEST_MOVES = 2;

    /** Fewer results say next to nothing about somebody's strength. */
    private static final int FEWEST_RESULTS = 10;

    private static final Pattern YEAR = Pattern.compile("(1[6-9]|20)\\d\\d");
    private static final List<String> DATES = List.of("Date", "UTCDate", "EventDate", "Year");

    private final Ballot<P> ballot;
    private final List<ArchivedGame<P>> games = new ArrayList<>();
    private final Map<String, String> names = new HashMap<>();
    private final Predicate<String> leftOut;
    private final RatingTags tags;
    private final StrengthSurvey<P> survey;
    private long rejected;
    private int rated; // games whose strengths are settled

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
        if (game.moves().length < FEWEST_MOVES || game.players().stream().anyMatch(leftOut)) return;
        String[] players = new String[game.players().size()];
        double[] strengths = new double[players.length];
        for (int side = 0; side < players.length; side++) {
            players[side] = names.computeIfAbsent(game.players().get(side), name -> name);
            boolean program = ProgramNames.has(players[side]);
            strengths[side] = program ? Double.NaN : tags.of(game, side).orElse(Double.NaN);
        }
        survey.game(game);
        int balloted = ballot.plies(game.start());
        games.add(new ArchivedGame<>(game.start(), balloted, game.moves(), players, strengths, year(game.tags())));
    }

    @Override
    public void rejected(Rejection rejection) {
        rejected++;
    }

    private static int year(Map<String, String> tags) {
        for (String tag : DATES) {
            Matcher found = YEAR.matcher(tags.getOrDefault(tag, ""));
            if (found.find()) return Integer.parseInt(found.group());
        }
        return 0;
    }

    /** All games read so far. */
    public List<ArchivedGame<P>> games() {
        if (rated < games.size()) {
            Strengths strengths = survey.strengths();
            for (; rated < games.size(); rated++) rate(games.get(rated), strengths);
        }
        return Collections.unmodifiableList(games);
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
