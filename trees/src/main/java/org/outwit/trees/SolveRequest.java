package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.tree.Exact;

/**
 * The part {@code solve} of a question; every component is null where nothing was said.
 *
 * @param player in the notation of players, not yet read: what it may hold depends on the algorithm
 * @param depth horizon in plies
 * @param bounds of the sums of neighbouring functions, from B_n down to B_1
 * @param players how many, for the multi-player searches
 * @param sum upper bound on the sum of all players' values
 * @param least lower bound on each player's value
 * @param range lowest and highest utility
 * @param stride plies between pseudo-terminals
 * @param effort never null
 */
public record SolveRequest(
        String algorithm,
        String player,
        Integer depth,
        List<NumberRange> bounds,
        Integer players,
        Exact sum,
        Exact least,
        NumberRange range,
        Integer stride,
        NumberRange window,
        Effort effort) {

    /** The keys as files write them, in the order of the components. */
    public static final List<String> KEYS = List.of(
            "algorithm",
            "player",
            "depth",
            "bounds",
            "players",
            "sum",
            "least",
            "range",
            "stride",
            "window",
            "nodes",
            "seed",
            "conspirators");

    public static final SolveRequest NOTHING =
            new SolveRequest(null, null, null, null, null, null, null, null, null, null);

    /**
     * What searches are told that stop when they think best; every component is null where nothing was said.
     *
     * @param nodes how many it may enter
     * @param seed where it draws by lot
     * @param conspirators the largest number of wrong leaves that a value shall withstand
     */
    public record Effort(Integer nodes, Integer seed, Integer conspirators) {

        public static final Effort UNSAID = new Effort(null, null, null);

        Effort orElse(Effort other) {
            return new Effort(
                    nodes != null ? nodes : other.nodes,
                    seed != null ? seed : other.seed,
                    conspirators != null ? conspirators : other.conspirators);
        }
    }

    /** For searches that are not told how much to do. */
    public SolveRequest(
            String algorithm,
            String player,
            Integer depth,
            List<NumberRange> bounds,
            Integer players,
            Exact sum,
            Exact least,
            NumberRange range,
            Integer stride,
            NumberRange window) {
        this(algorithm, player, depth, bounds, players, sum, least, range, stride, window, Effort.UNSAID);
    }

    public SolveRequest with(Effort other) {
        return new SolveRequest(algorithm, player, depth, bounds, players, sum, least, range, stride, window, other);
    }

    /** The keys that something was said for. */
    public List<String> said() {
        Object[] parts = {
            algorithm,
            player,
            depth,
            bounds,
            players,
            sum,
            least,
            range,
            stride,
            window,
            effort.nodes,
            effort.seed,
            effort.conspirators
        };
        List<String> said = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) if (parts[i] != null) said.add(KEYS.get(i));
        return said;
    }

    /** This, with what it leaves unsaid taken from {@code other}. */
    public SolveRequest orElse(SolveRequest other) {
        return new SolveRequest(
                algorithm != null ? algorithm : other.algorithm,
                player != null ? player : other.player,
                depth != null ? depth : other.depth,
                bounds != null ? bounds : other.bounds,
                players != null ? players : other.players,
                sum != null ? sum : other.sum,
                least != null ? least : other.least,
                range != null ? range : other.range,
                stride != null ? stride : other.stride,
                window != null ? window : other.window,
                effort.orElse(other.effort));
    }

    public SolveRequest withAlgorithm(String name) {
        return new SolveRequest(name, player, depth, bounds, players, sum, least, range, stride, window, effort);
    }
}
