package org.outwit.web.game;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.outwit.play.session.SessionPlan;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/**
 * What somebody chose to play.
 *
 * @param game its name
 * @param you the person's seat, or {@link SessionPlan#NOBODY} to watch
 * @param players whom the others are, in the order of their seats, as {@link OpponentList} names them
 * @param millis for each move of theirs
 * @param clock seconds for a game and for each move, such as {@code 300+3}; empty for none
 * @param start the position to begin from, in the game's notation; empty for the usual one
 * @param seed of all that is left to chance
 */
public record GameSetup(
        String game,
        int you,
        List<String> players,
        int millis,
        String clock,
        String start,
        @JsonFormat(shape = Shape.STRING) long seed) {

    /** What the person is called who plays. */
    static final String YOU = "";

    private static final int LEAST_MEGABYTES = 2;
    private static final int MOST_MEGABYTES = 16;
    private static final int MILLIS_A_MEGABYTE = 250; // about 65,000 positions, which is about what a processor finds

    public GameSetup {
        players = List.copyOf(players);
    }

    /** The table of a player: as large as a search of this time in this game can fill, so that many games fit into memory. */
    int megabytes() {
        if (SmallGame.is(game)) return 1;
        return clock.isEmpty()
                ? Math.max(LEAST_MEGABYTES, Math.min(MOST_MEGABYTES, millis / MILLIS_A_MEGABYTE))
                : MOST_MEGABYTES;
    }

    /** Who sits in a seat: {@link #YOU}, or one of the players. */
    String player(int seat) {
        if (seat == you) return YOU;
        return players.get(isWatched() || seat < you ? seat : seat - 1);
    }

    /** The same once more, from here and with other dice. */
    GameSetup again(String start, long seed) {
        return new GameSetup(game, you, players, millis, clock, start, seed);
    }

    /** Everybody sits where somebody else sat: the person one seat on, or, where all are watched, the players. */
    GameSetup changingSides() {
        List<String> others = new ArrayList<>(players);
        if (isWatched()) Collections.rotate(others, 1);
        int seat = isWatched() ? you : (you + 1) % (players.size() + 1);
        return new GameSetup(game, seat, others, millis, clock, start, seed);
    }

    public boolean isWatched() {
        return you == SessionPlan.NOBODY;
    }

    String json() {
        return JsonText.of(this);
    }

    static GameSetup parse(String json) {
        JsonNode object = JsonText.object(json);
        List<String> players = new ArrayList<>();
        object.get("players").forEach(each -> players.add(each.stringValue()));
        return new GameSetup(
                JsonText.text(object, "game", ""),
                object.get("you").intValue(),
                players,
                object.get("millis").intValue(),
                JsonText.text(object, "clock", ""),
                JsonText.text(object, "start", ""),
                Long.parseLong(JsonText.text(object, "seed", "0")));
    }
}
