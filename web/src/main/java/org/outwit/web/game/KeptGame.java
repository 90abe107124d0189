package org.outwit.web.game;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.play.match.YourGames;
import org.outwit.play.session.SessionState.End;
import org.outwit.play.session.SessionState.KeptMove;
import org.outwit.web.http.Refusal;

/** A game of the database as a record of a game, for reviews, files and learners. */
final class KeptGame<P extends Position> {

    /**
     * A file to download.
     *
     * @param ending of its name
     */
    record Download(String ending, byte[] bytes) {}

    private static final String BINARY = "wtb"; // WTHOR needs a second file for the names

    private final Game<P> game;
    private final GameRows.Row row;

    KeptGame(Game<P> game, GameRows.Row row) {
        this.game = game;
        this.row = row;
    }

    /** @param names of those who were not the person, in the order of their seats */
    PlayedGame<P> record(List<String> names) {
        GameSetup setup = row.setup();
        P start = setup.start().isEmpty() ? game.start() : game.notation().position(setup.start());
        P position = Position.copyOf(start);
        int[] moves = new int[row.state().moves().size()];
        int ply = 0;
        for (KeptMove each : row.state().moves()) {
            moves[ply] = game.notation().parse(position, each.text());
            position.make(moves[ply++]);
        }
        List<String> players = new ArrayList<>(names);
        if (!setup.isWatched()) players.add(setup.you(), YourGames.YOU);
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Outwit");
        return new PlayedGame<>(1, new Place(1, 1), tags, players, start, moves, outcome(position));
    }

    /** The position after so many moves, as the game writes it. */
    String position(int plies) {
        GameSetup setup = row.setup();
        P position = Position.copyOf(
                setup.start().isEmpty() ? game.start() : game.notation().position(setup.start()));
        for (KeptMove each : row.state().moves().subList(0, plies)) {
            position.make(game.notation().parse(position, each.text()));
        }
        return game.notation().format(position);
    }

    private Outcome outcome(P last) {
        if (game.capabilities().players() != 2) return Outcome.UNKNOWN;
        Optional<End> end = row.state().end();
        List<Integer> payoffs = end.map(End::payoffs).orElse(List.of());
        int lead = last.isOver()
                ? last.payoff(0) - last.payoff(1)
                : payoffs.size() == 2 ? payoffs.get(0) - payoffs.get(1) : 0;
        if (!last.isOver() && payoffs.size() != 2) return Outcome.UNKNOWN;
        return lead > 0 ? Outcome.FIRST_WINS : lead < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }

    /**
     * Where the game can be analysed. Moves have commas behind them where they have spaces in them, as plays of backgammon do.
     *
     * @param at how many of the moves have been played there; empty for all
     */
    String analysis(String at) {
        List<String> moves = row.state().moves().stream().map(KeptMove::text).toList();
        boolean spaced = moves.stream().anyMatch(each -> each.indexOf(' ') >= 0);
        StringBuilder address = new StringBuilder("/analyse?game=" + encoded(game.name()));
        if (!row.setup().start().isEmpty())
            address.append("&position=").append(encoded(row.setup().start()));
        address.append("&moves=").append(encoded(spaced ? String.join(",", moves) + "," : String.join(" ", moves)));
        if (at.matches("[0-9]{1,4}") && Integer.parseInt(at) < moves.size())
            address.append("&at=").append(at);
        return address.toString();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** As a file in the first format of the game that is text and can hold it. */
    Download file(List<String> names) throws IOException {
        PlayedGame<P> record = record(names);
        for (RecordFormat<P> format : RecordFiles.formats(game)) {
            String ending = format.endings().get(0);
            if (ending.equals(BINARY)) continue;
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try {
                format.write(List.of(record), bytes);
                return new Download(ending, bytes.toByteArray());
            } catch (IllegalArgumentException e) {
                // it cannot hold this game; another can
            }
        }
        throw Refusal.conflict("No format of " + game.name() + " can hold this game.");
    }
}
