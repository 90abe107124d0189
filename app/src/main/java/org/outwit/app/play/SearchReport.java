package org.outwit.app.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.play.player.GameBook.BookMove;
import org.outwit.play.words.Wording;

/** What a search of one position finds, depth by depth and at last, in words and as JSON. */
public final class SearchReport<P extends Position> {

    /** Stands above the rows. */
    public static final String HEAD = "depth      value         nodes   seconds     nodes/s  line";

    private final Wording<P> wording;
    private final Game<P> game;
    private final P root;
    private final PlayerSpec who;
    private final List<BookMove> known;
    private final long start = System.nanoTime();

    /** {@code known} is what the book has at the root. Time is counted from now on. */
    public SearchReport(Game<P> game, P root, PlayerSpec who, List<BookMove> known) {
        this.game = game;
        this.wording = new Wording<>(game);
        this.root = root;
        this.who = who;
        this.known = known;
    }

    /** One depth as a row of a table. */
    public String row(Result result) {
        double seconds = seconds();
        return String.format(
                Locale.ROOT,
                "%5s %10s %,13d %9.3f %,11.0f  %s",
                result.depth() == Integer.MAX_VALUE ? "end" : result.depth(),
                wording.value(result.value()),
                result.counts().nodes(),
                seconds,
                result.counts().nodes() / seconds,
                String.join(" ", wording.line(root, result.line())));
    }

    private double seconds() {
        return Math.max(1, System.nanoTime() - start) / 1e9;
    }

    /** One depth as JSON. */
    public Map<String, Object> object(Result result) {
        Map<String, Object> object = new LinkedHashMap<>();
        double seconds = seconds();
        object.put("depth", result.depth() == Integer.MAX_VALUE ? null : result.depth());
        object.put("value", result.isKnown() ? game.scale().units(result.value()) : null);
        if (result.isKnown()) ForcedEnd.of(game, result.value()).ifPresent(end -> count(object, end));
        object.put("bound", result.bound().name().toLowerCase(Locale.ROOT));
        object.put("complete", result.complete());
        object.put("nodes", result.counts().nodes());
        object.put("evaluations", result.counts().evaluations());
        object.put("seconds", Math.round(seconds * 1e6) / 1e6);
        object.put("nodesPerSecond", Math.round(result.counts().nodes() / seconds));
        object.put("line", wording.line(root, result.line()));
        return object;
    }

    /** Plies and, where people count them, moves to the end, negative for the player who loses; nothing where they are not known. */
    private void count(Map<String, Object> object, ForcedEnd end) {
        int sign = end.won() ? 1 : -1;
        object.put("wins", end.won());
        if (end.plies() == 0) return;
        if (game.endsByMate()) object.put("mate", sign * end.moves());
        object.put("distance", sign * end.plies());
    }

    /** The move that was found, with all moves that are equally good if somebody asked for them. */
    public List<String> answer(Result result, Optional<List<Integer>> equal) {
        List<String> lines = new ArrayList<>();
        for (BookMove each : known) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%-8s played in %d games, weighs %.1f %%",
                    wording.move(root, each.move()),
                    each.games(),
                    100 * each.share()));
        }
        lines.add("plays " + wording.move(root, result.move()) + value(result));
        equal.ifPresent(moves -> lines.add("equally good: " + String.join(" ", moves(moves))));
        return lines;
    }

    /** {@link #answer} as JSON. */
    public Map<String, Object> answerObject(Result result, Optional<List<Integer>> equal) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", game.name());
        object.put("player", who.toString());
        object.put("move", wording.move(root, result.move()));
        equal.ifPresent(moves -> object.put("moves", moves(moves)));
        object.putAll(object(result));
        object.put("reason", result.reason().name().toLowerCase(Locale.ROOT));
        if (!known.isEmpty())
            object.put("book", known.stream().map(this::object).toList());
        return object;
    }

    private List<String> moves(List<Integer> moves) {
        return moves.stream().map(each -> wording.move(root, each)).toList();
    }

    private Map<String, Object> object(BookMove each) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("move", wording.move(root, each.move()));
        object.put("games", each.games());
        object.put("share", each.share());
        return object;
    }

    private String value(Result result) {
        if (result.reason() == StopReason.BOOK) return ", from the book";
        if (!result.isKnown()) return ", without having looked ahead";
        String depth = result.depth() == Integer.MAX_VALUE ? "" : " at depth " + result.depth();
        String at = depth + (result.complete() ? ", to the end of the game" : "");
        Optional<String> end = wording.end(result.value());
        if (end.isPresent()) return ", " + end.get() + condition(result) + at;
        String least = result.bound() == Bound.LOWER ? "at least " : "";
        return ", worth " + least + wording.valueInUnits(result.value()) + at;
    }

    /** A win that a model of the opponent promises is no proof, and neither is a bound. */
    private String condition(Result result) {
        if (who instanceof PlayerSpec.Modelling) return " if the opponent plays as predicted";
        return result.bound() == Bound.LOWER && result.value() < 0 ? " or later" : "";
    }
}
