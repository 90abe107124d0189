package org.outwit.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import org.outwit.trees.JsonOutput.Inline;

/** What a search of one position finds, depth by depth and at last, in words and as JSON. */
public final class SearchReport<P extends Position> {

    /** Stands above the rows. */
    public static final String HEAD = "depth      value         nodes   seconds     nodes/s  line";

    /**
     * What one depth finds.
     *
     * @param depth null where the search went to the end of the game
     * @param value null where nothing was looked at
     * @param mate moves to the end, where people count them; negative for the player who loses, as is the distance in plies
     */
    public record Depth(
            Integer depth,
            Double value,
            Optional<Boolean> wins,
            Optional<Integer> mate,
            Optional<Integer> distance,
            String bound,
            boolean complete,
            long nodes,
            long evaluations,
            double seconds,
            long nodesPerSecond,
            List<String> line) {}

    /** What is played in the end. */
    public record Answer(
            String game,
            String player,
            String move,
            Optional<List<String>> moves,
            @Inline Depth found,
            String reason,
            Optional<List<Known>> book) {}

    /** A move that the book has. */
    public record Known(String move, int games, double share) {}

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
    public Depth object(Result result) {
        double seconds = seconds();
        Optional<ForcedEnd> end = result.isKnown() ? ForcedEnd.of(game, result.value()) : Optional.empty();
        Optional<ForcedEnd> counted = end.filter(each -> each.plies() != 0);
        return new Depth(
                result.depth() == Integer.MAX_VALUE ? null : result.depth(),
                result.isKnown() ? game.scale().units(result.value()) : null,
                end.map(ForcedEnd::won),
                counted.filter(each -> game.endsByMate()).map(each -> each.won() ? each.moves() : -each.moves()),
                counted.map(each -> each.won() ? each.plies() : -each.plies()),
                result.bound().name().toLowerCase(Locale.ROOT),
                result.complete(),
                result.counts().nodes(),
                result.counts().evaluations(),
                Math.round(seconds * 1e6) / 1e6,
                Math.round(result.counts().nodes() / seconds),
                wording.line(root, result.line()));
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
    public Answer answerObject(Result result, Optional<List<Integer>> equal) {
        List<Known> book = known.stream()
                .map(each -> new Known(wording.move(root, each.move()), each.games(), each.share()))
                .toList();
        return new Answer(
                game.name(),
                who.toString(),
                wording.move(root, result.move()),
                equal.map(this::moves),
                object(result),
                result.reason().name().toLowerCase(Locale.ROOT),
                Optional.of(book).filter(each -> !each.isEmpty()));
    }

    private List<String> moves(List<Integer> moves) {
        return moves.stream().map(each -> wording.move(root, each)).toList();
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
