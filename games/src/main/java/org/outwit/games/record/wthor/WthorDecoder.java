package org.outwit.games.record.wthor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.reading.Replay;

/** Makes games of 68 bytes each. */
final class WthorDecoder<P extends Position> {

    static final int BYTES = 68;

    /** Where things stand in a game. */
    static final int AT_TOURNAMENT = 0;

    static final int AT_BLACK = 2;
    static final int AT_WHITE = 4;
    static final int AT_SCORE = 6;
    static final int AT_THEORETICAL = 7;
    static final int AT_MOVES = 8;

    static final int DISCS = WthorHeader.SIDE * WthorHeader.SIDE;

    private final P start;
    private final Replay<P> replay;
    private final WthorNames players;
    private final WthorNames tournaments;

    WthorDecoder(Game<P> game, WthorNames players, WthorNames tournaments) {
        this.start = game.start();
        this.replay = new Replay<>(game.notation(), start);
        this.players = players;
        this.tournaments = tournaments;
    }

    void decode(byte[] bytes, long number, long offset, int year, RecordSink<P> sink) {
        for (int at : new int[] {AT_SCORE, AT_THEORETICAL}) {
            int score = bytes[at] & 0xFF;
            if (score <= DISCS) continue;
            String reason = "The " + (at == AT_SCORE ? "" : "theoretical ") + "score is " + score
                    + "; expected Black's discs, 0 to 64.";
            sink.rejected(new Rejection(number, Place.ofByte(offset + at), reason));
            return;
        }
        replay.restart();
        for (int at = AT_MOVES; at < BYTES; at++) {
            String rejection = play(bytes, at);
            if (rejection == null) continue;
            sink.rejected(new Rejection(number, Place.ofByte(offset + at), rejection));
            return;
        }
        List<String> names = List.of(players.of(number(bytes, AT_BLACK)), players.of(number(bytes, AT_WHITE)));
        Outcome outcome = outcome(bytes[AT_SCORE]);
        sink.game(new PlayedGame<>(
                number, Place.ofByte(offset), tags(bytes, year), names, start, replay.moves(), outcome));
    }

    /** Plays the move of one byte; returns what is wrong with it, or null. */
    private String play(byte[] bytes, int at) {
        int found = bytes[at] & 0xFF;
        int move = at - AT_MOVES + 1;
        boolean ended = at > AT_MOVES && bytes[at - 1] == 0;
        if (found == 0) return null;
        if (ended) return "Byte " + found + " stands behind the last move; expected 0 up to the end of the game.";
        int row = found / 10;
        int column = found % 10;
        if (row < 1 || row > WthorHeader.SIDE || column < 1 || column > WthorHeader.SIDE) {
            return "Move " + move + " is byte " + found
                    + ", which is no square; expected ten times the row plus the column, 11 to 88.";
        }
        try {
            replay.play(WthorSquares.name(row, column));
            return null;
        } catch (NotationException refusal) {
            return "Move " + move + ": " + refusal.getMessage();
        }
    }

    private Map<String, String> tags(byte[] bytes, int year) {
        Map<String, String> tags = new LinkedHashMap<>();
        String tournament = tournaments.of(number(bytes, AT_TOURNAMENT));
        if (!tournament.isEmpty()) tags.put(WthorFormat.TOURNAMENT, tournament);
        if (year > 0) tags.put(WthorFormat.YEAR, String.valueOf(year));
        tags.put(WthorFormat.SCORE, score(bytes[AT_SCORE]));
        tags.put(WthorFormat.THEORETICAL_SCORE, score(bytes[AT_THEORETICAL]));
        return tags;
    }

    private static Outcome outcome(int score) {
        int lead = 2 * score - DISCS;
        return lead > 0 ? Outcome.FIRST_WINS : lead < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }

    private static String score(int black) {
        return black + "-" + (DISCS - black);
    }

    private static int number(byte[] bytes, int at) {
        return bytes[at] & 0xFF | (bytes[at + 1] & 0xFF) << 8;
    }
}
