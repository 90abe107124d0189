package org.outwit.web.lab;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.lab.tournament.Entrant;
import org.outwit.lab.tournament.TournamentKind;
import org.outwit.lab.tournament.TournamentPlan;
import org.outwit.learn.people.Populations;
import org.outwit.play.match.TimeControl;
import org.outwit.web.game.Opponent;
import org.outwit.web.game.OpponentList;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import tools.jackson.databind.JsonNode;

/**
 * What somebody chose for a tournament: everybody meets everybody.
 *
 * @param players as {@link OpponentList} calls them; never the notation of players, which can name files and programs
 * @param games of each pair
 * @param millis for each move
 * @param seed of the openings; another for each tournament, so that each plays games of its own
 */
record TournamentSetup(
        String name,
        String game,
        List<String> players,
        int games,
        int millis,
        @JsonFormat(shape = Shape.STRING) long seed) {

    static final int FEWEST_PLAYERS = 2;
    static final int MOST_PLAYERS = 6;
    static final int MOST_GAMES = 20;
    static final int LEAST_MILLIS = 10;
    static final int MOST_MILLIS = 1000;

    private static final int MOST_LETTERS = 80;
    private static final int OPENING_PLIES = 4;
    private static final int MOST_PLIES = 300;
    private static final int MEGABYTES = 8;

    TournamentSetup {
        players = List.copyOf(players);
    }

    /** What a request asks for; what is wrong with it is said. */
    static TournamentSetup asked(JsonNode wish, long seed) {
        String name = JsonText.text(wish, "name", "").strip();
        String game = JsonText.text(wish, "game", "");
        Set<String> players = new LinkedHashSet<>();
        JsonNode named = wish.get("players");
        if (named != null && named.isArray()) named.forEach(each -> players.add(each.asString()));
        if (players.size() < FEWEST_PLAYERS || players.size() > MOST_PLAYERS) {
            throw Refusal.bad("A tournament here has " + FEWEST_PLAYERS + " to " + MOST_PLAYERS + " players, and "
                    + players.size() + " were chosen.");
        }
        if (name.length() > MOST_LETTERS) throw Refusal.bad("A name has at most " + MOST_LETTERS + " letters.");
        return new TournamentSetup(
                name.isEmpty() ? "Tournament in " + game : name,
                game,
                List.copyOf(players),
                JsonText.whole(wish, "games", 4, 1, MOST_GAMES),
                JsonText.whole(wish, "millis", 100, LEAST_MILLIS, MOST_MILLIS),
                seed);
    }

    /** The opponents of a game that can play without a person before them. */
    static List<Opponent> choices(Game<?> game, Populations populations) {
        return new OpponentList(game, populations)
                .all().stream()
                        .filter(each -> !each.id().equals(OpponentList.OBSERVER))
                        .toList();
    }

    TournamentPlan<?> plan(Populations populations) {
        return plan(Games.named(game), populations);
    }

    private <P extends Position> TournamentPlan<P> plan(Game<P> rules, Populations populations) {
        List<Opponent> choices = choices(rules, populations);
        List<Entrant> entrants = new ArrayList<>();
        for (String id : players) {
            Optional<Opponent> found =
                    choices.stream().filter(each -> each.id().equals(id)).findFirst();
            Opponent player = found.orElseThrow(
                    () -> Refusal.bad("There is nobody called '" + id + "' for a tournament in " + rules.name() + "."));
            boolean engine = id.startsWith(OpponentList.ENGINE);
            String notation = engine ? id.substring(OpponentList.ENGINE.length()) : id;
            entrants.add(new Entrant(player.name(), PlayerSpec.parse(notation)));
        }
        return new TournamentPlan<>(
                name,
                rules,
                TournamentKind.ROUND_ROBIN,
                entrants,
                games,
                seed,
                Limits.time(Duration.ofMillis(millis)), // not a clock: on a busy server nobody shall lose by it
                TimeControl.NONE,
                OPENING_PLIES,
                MOST_PLIES,
                MEGABYTES,
                Optional.empty());
    }

    /** How many games there will be. */
    int allGames() {
        return games * players.size() * (players.size() - 1) / 2;
    }

    String json() {
        return JsonText.of(this);
    }

    static TournamentSetup parse(String json) {
        JsonNode object = JsonText.object(json);
        return asked(object, Long.parseLong(JsonText.text(object, "seed", "1")));
    }
}
