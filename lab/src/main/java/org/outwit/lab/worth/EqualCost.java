package org.outwit.lab.worth;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;

/**
 * Finds for each of several players how many nodes take a certain processor time a move. On a busy machine a limit by the clock would
 * give each move something else, and no game could be played again; with these limits games depend on nothing but their seeds. All
 * players search the same positions in turn, so that what disturbs one disturbs the others.
 *
 * @param games of each the positions in which somebody moves, one after the other
 * @param clock processor time in nanoseconds
 */
record EqualCost<P extends Position>(List<List<P>> games, LongSupplier clock) {

    private static final double NANOS = 1e6;

    /** The first round warms the machine up, and the others come nearer and nearer. */
    private static final int ROUNDS = 4;

    private static final long MORE = 3;

    /** What a search took a move, in milliseconds, and how deep it looked. */
    record Cost(double millis, double depth) {}

    Map<String, Long> nodes(Map<String, PersonSeries.Entrant<P>> players, double millis, long first) {
        Map<String, Long> nodes = new LinkedHashMap<>();
        Map<String, double[]> before = new LinkedHashMap<>(); // nodes and milliseconds of the last round
        players.keySet().forEach(name -> nodes.put(name, first));
        for (int i = 0; i < ROUNDS; i++) {
            int round = i;
            Map<String, Cost> costs = costs(players, nodes);
            nodes.replaceAll((name, now) -> {
                double[] here = {now, costs.get(name).millis};
                double[] there = round < 2 ? null : before.get(name); // the first round was slow
                before.put(name, here);
                return next(here, there, millis);
            });
        }
        return nodes;
    }

    /** Along the line through two rounds, since there are costs that are not counted in nodes; in proportion where there is none. */
    private static long next(double[] here, double[] there, double millis) {
        double inProportion = here[0] * millis / here[1];
        double slope = there == null || there[0] == here[0] ? 0 : (here[1] - there[1]) / (here[0] - there[0]);
        double along = slope > 0 ? here[0] + (millis - here[1]) / slope : inProportion;
        return Math.max(1, Math.round(Math.max(inProportion / 2, Math.min(inProportion * 2, along))));
    }

    /** How many nodes a player needs to look a ply further than with so many, as it grows with three times as many. */
    long nodesOfAnotherPly(PersonSeries.Entrant<P> player, long nodes) {
        double depth = costs(Map.of("", player), Map.of("", nodes)).get("").depth;
        double more = costs(Map.of("", player), Map.of("", MORE * nodes)).get("").depth - depth;
        return Math.round(nodes * (more > 0 ? Math.pow(MORE, Math.min(2, 1 / more)) : MORE));
    }

    /** What each player takes with its limit. */
    Map<String, Cost> costs(Map<String, PersonSeries.Entrant<P>> players, Map<String, Long> nodes) {
        Map<String, long[]> sums = new LinkedHashMap<>();
        players.keySet().forEach(name -> sums.put(name, new long[3]));
        for (List<P> game : games) {
            players.forEach((name, player) -> follow(game, player, nodes.get(name), sums.get(name)));
        }
        Map<String, Cost> costs = new LinkedHashMap<>();
        sums.forEach((name, sum) -> costs.put(name, new Cost(sum[0] / NANOS / sum[2], (double) sum[1] / sum[2])));
        return costs;
    }

    private void follow(List<P> game, PersonSeries.Entrant<P> player, long nodes, long[] sum) {
        Search<P> search = player.search(forecast -> {});
        for (P position : game) {
            long start = clock.getAsLong();
            int depth = search.search(position, position.mover(), Limits.NONE.withNodes(nodes))
                    .depth();
            sum[0] += clock.getAsLong() - start;
            sum[1] += depth;
            sum[2]++;
        }
    }
}
