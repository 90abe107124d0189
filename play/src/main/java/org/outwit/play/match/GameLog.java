package org.outwit.play.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;

/**
 * A game in progress as lines: how it begins, each move, what was taken back, how it ended, and where it was put into a file of
 * records. Reading the lines again gives the same game.
 */
final class GameLog<P extends Position> {

    private final Game<P> game;
    private final List<Integer> moves = new ArrayList<>();
    private P start;
    private P position;
    private List<String> players = List.of();
    private Outcome outcome;
    private GameEnd ending;
    private long offset = -1;

    GameLog(Game<P> game) {
        this.game = game;
    }

    static String header(Game<?> game) {
        Map<String, String> header = new LinkedHashMap<>();
        header.put("outwit", "game in progress");
        header.put("game", game.name());
        return JsonLine.text(header);
    }

    /** Begins; returns the line that says so. */
    String begin(P from, List<String> names) {
        moves.clear();
        start = Position.copyOf(from);
        position = Position.copyOf(from);
        players = List.copyOf(names);
        return line("begin", game.notation().format(from), "players", players);
    }

    String move(int move) {
        String text = game.notation().format(position, move);
        position.make(move);
        moves.add(move);
        outcome = null;
        return line("move", text);
    }

    /** Takes back {@code count} moves; 0 takes back only the end. */
    String undo(int count) {
        for (int i = 0; i < count; i++) {
            position.undo();
            moves.remove(moves.size() - 1);
        }
        outcome = null;
        return line("undo", count);
    }

    String end(Outcome how, GameEnd by) {
        outcome = how;
        ending = by;
        return line("end", lower(how), "by", lower(by));
    }

    /** Says where in the file of records the game is about to be put. */
    String put(long at) {
        offset = at;
        return line("put", at);
    }

    /** Reads a line that one of the other methods returned; throws if it is not one. */
    void read(String line, String place) {
        Map<String, Object> object = JsonLine.parse(line, place);
        try {
            if (object.containsKey("begin")) {
                List<String> names = new ArrayList<>();
                for (Object each : (List<?>) object.get("players")) names.add((String) each);
                begin(game.notation().position((String) object.get("begin")), names);
            } else if (object.containsKey("move")) {
                move(game.notation().parse(position, (String) object.get("move")));
            } else if (object.containsKey("undo")) {
                undo(((Number) object.get("undo")).intValue());
            } else if (object.containsKey("end")) {
                end(Outcome.valueOf(upper(object.get("end"))), GameEnd.valueOf(upper(object.get("by"))));
            } else {
                put(((Number) object.get("put")).longValue());
            }
        } catch (ClassCastException | NullPointerException | IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new InputException(place + ": this is not a line of a game in progress.");
        }
    }

    boolean isEmpty() {
        return moves.isEmpty();
    }

    int plies() {
        return moves.size();
    }

    /** Where the game was about to be put, or -1. */
    long offset() {
        return offset;
    }

    SavedGames<P> record() {
        boolean byRules = outcome == null && position.isOver();
        Outcome how = outcome != null ? outcome : byRules ? outcomeByRules() : Outcome.UNKNOWN;
        GameEnd by = outcome != null ? ending : byRules ? GameEnd.RULES : GameEnd.ABANDONED;
        SavedGames<P> saved = new SavedGames<>(game);
        int[] played = moves.stream().mapToInt(Integer::intValue).toArray();
        saved.add(start, players, new GameReport(played, how, by, List.of(0L, 0L)));
        return saved;
    }

    /** Of two players, the one who got more has won; with more than two, no outcome says how a game ended. */
    private Outcome outcomeByRules() {
        if (game.capabilities().players() != 2) return Outcome.UNKNOWN;
        return GameReport.outcome(position.payoff(0) - position.payoff(1));
    }

    private static String line(Object... pairs) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) object.put((String) pairs[i], pairs[i + 1]);
        return JsonLine.text(object);
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String upper(Object text) {
        return ((String) text).toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
