package org.outwit.games.record.wthor;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.reading.Replay;

/** Makes 68 bytes of each game. */
final class WthorEncoder<P extends Position> {

    private static final Pattern SCORE = Pattern.compile("(\\d{1,2})-(\\d{1,2})");
    private static final int LATEST_YEAR = 0xFFFF;

    private final Game<P> game;
    private final long start;
    private final WthorNumbers players;
    private final WthorNumbers tournaments;

    WthorEncoder(Game<P> game, WthorNumbers players, WthorNumbers tournaments) {
        this.game = game;
        this.start = game.start().key();
        this.players = players;
        this.tournaments = tournaments;
    }

    byte[] encode(PlayedGame<P> played) {
        if (played.start().key() != start) {
            throw refusal(played, "does not begin at the usual start, and WTHOR knows no other");
        }
        ByteBuffer bytes = ByteBuffer.allocate(WthorDecoder.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        String tournament = played.tags().getOrDefault(WthorFormat.TOURNAMENT, "");
        bytes.putShort((short) tournaments.of(tournament));
        for (String name : played.players()) bytes.putShort((short) players.of(name));
        int score = score(played);
        bytes.put((byte) score);
        String theoretical = played.tags().get(WthorFormat.THEORETICAL_SCORE);
        bytes.put((byte) (theoretical == null ? score : score(played, theoretical)));

        P position = Position.copyOf(played.start());
        for (int move : played.moves()) {
            String name = game.notation().format(position, move);
            if (!name.equals(Replay.PASS)) bytes.put(WthorSquares.code(name));
            position.make(move);
        }
        return bytes.array();
    }

    /** The year of a game, 0 where it is not known. */
    static int year(PlayedGame<?> played) {
        String year = played.tags().get(WthorFormat.YEAR);
        if (year == null) return 0;
        if (year.matches("[0-9]{1,5}") && Integer.parseInt(year) <= LATEST_YEAR) return Integer.parseInt(year);
        throw refusal(played, "has the year '" + year + "'; expected a number up to " + LATEST_YEAR);
    }

    /**
     * Black's discs: as the record says, or as the board shows. A game that was broken off is a win by all discs, as
     * where a player resigns.
     */
    private int score(PlayedGame<P> played) {
        String score = played.tags().get(WthorFormat.SCORE);
        if (score != null) return score(played, score);
        P end = played.end();
        if (end.isOver()) {
            long lead = Math.round(game.scale().units(end.payoff(0)));
            return (int) (WthorDecoder.DISCS + lead) / 2;
        }
        if (played.outcome() == Outcome.UNKNOWN) {
            throw refusal(played, "was not played to the end and has no outcome, which WTHOR has to state");
        }
        return switch (played.outcome()) {
            case FIRST_WINS -> WthorDecoder.DISCS;
            case SECOND_WINS -> 0;
            default -> WthorDecoder.DISCS / 2;
        };
    }

    private static int score(PlayedGame<?> played, String text) {
        Matcher score = SCORE.matcher(text);
        if (score.matches()) {
            int black = Integer.parseInt(score.group(1));
            if (black + Integer.parseInt(score.group(2)) == WthorDecoder.DISCS) return black;
        }
        throw refusal(played, "has the score '" + text + "'; expected discs that add up to 64, such as 40-24");
    }

    static InputException refusal(PlayedGame<?> played, String reason) {
        return new InputException("Game " + played.number() + " " + reason + ".");
    }
}
