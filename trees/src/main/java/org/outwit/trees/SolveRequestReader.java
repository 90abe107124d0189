package org.outwit.trees;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.tree.Exact;
import tools.jackson.core.JsonToken;

/** Reads the part {@code solve} of a question. */
final class SolveRequestReader {

    private final Tokens tokens;
    private final Consumer<String> known;
    private String algorithm;
    private String player;
    private Integer depth;
    private List<NumberRange> bounds;
    private Integer players;
    private Exact sum;
    private Exact least;
    private NumberRange range;
    private Integer stride;
    private NumberRange window;
    private Integer nodes;
    private Integer seed;
    private Integer conspirators;

    private SolveRequestReader(Tokens tokens, Consumer<String> known) {
        this.tokens = tokens;
        this.known = known;
    }

    /** Reads the object that begins at the current token, and tells the algorithm as soon as it is known. */
    static SolveRequest read(Tokens tokens, Consumer<String> known) {
        tokens.expect(JsonToken.START_OBJECT, "solve", "an object");
        tokens.inside(() -> "solve: ");
        SolveRequest ask = new SolveRequestReader(tokens, known).ask();
        tokens.inside(() -> "");
        return ask;
    }

    private SolveRequest ask() {
        Set<String> seen = new HashSet<>();
        while (tokens.next() != JsonToken.END_OBJECT) {
            String key = tokens.knownKey(SolveRequest.KEYS, seen);
            tokens.next();
            switch (key) {
                case "algorithm" -> known.accept(algorithm = tokens.text(key));
                case "player" -> player = tokens.text(key);
                case "depth" -> depth = tokens.whole(key, 0, Integer.MAX_VALUE);
                case "bounds" -> bounds = bounds();
                case "players" -> players = tokens.whole(key, 1, TreeReader.LAST_PLAYER + 1);
                case "sum" -> sum = tokens.number(key);
                case "least" -> least = tokens.number(key);
                case "range" -> range = ordered(key);
                case "stride" -> stride = tokens.whole(key, 1, Integer.MAX_VALUE);
                case "nodes" -> nodes = tokens.whole(key, 1, Integer.MAX_VALUE);
                case "seed" -> seed = tokens.whole(key, 0, Integer.MAX_VALUE);
                case "conspirators" -> conspirators = tokens.whole(key, 0, Integer.MAX_VALUE);
                default -> window = ordered(key);
            }
        }
        return new SolveRequest(algorithm, player, depth, bounds, players, sum, least, range, stride, window)
                .with(new SolveRequest.Effort(nodes, seed, conspirators));
    }

    private NumberRange ordered(String key) {
        NumberRange interval = tokens.interval(key);
        if (interval.low().compareTo(interval.high()) < 0) return interval;
        throw tokens.refusal("'" + key + "' must have its first number below the second, found " + interval + ".");
    }

    /** A bound B is the interval from -B to B. */
    private List<NumberRange> bounds() {
        tokens.expect(JsonToken.START_ARRAY, "bounds", "an array of numbers or intervals");
        List<NumberRange> list = new ArrayList<>();
        while (tokens.next() != JsonToken.END_ARRAY) {
            NumberRange interval = tokens.current() == JsonToken.START_ARRAY ? tokens.interval("bounds") : symmetric();
            if (interval.low().compareTo(interval.high()) > 0) {
                throw tokens.refusal("'bounds' holds " + interval + ", which is empty.");
            }
            list.add(interval);
        }
        return List.copyOf(list);
    }

    private NumberRange symmetric() {
        Exact bound = tokens.number("bounds");
        if (bound.compareTo(Exact.of(0)) < 0) throw tokens.refusal("'bounds' holds " + bound + ", which is negative.");
        return new NumberRange(bound.negate(), bound);
    }
}
