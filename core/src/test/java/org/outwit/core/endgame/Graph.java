package org.outwit.core.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.SplitMix64;

/**
 * A random game on numbered nodes, for tests: slices of nodes, moves that stay in a slice, run in circles or lead to an
 * earlier one, several moves to the same node, and ends that are won, drawn or lost.
 */
final class Graph {

    final int[] sizes;

    /** The nodes that moves lead to; none where the game is over. */
    final int[][] next;

    /** What the side to move gets where the game is over. */
    final int[] payoffs;

    Graph(int[] sizes, int[][] next, int[] payoffs) {
        this.sizes = sizes;
        this.next = next;
        this.payoffs = payoffs;
    }

    static Graph random(long seed) {
        return random(seeded(seed), 4, 40);
    }

    /** With many nodes, so that it takes a while to solve. */
    static Graph large(long seed) {
        return random(seeded(seed), 9, 60_000);
    }

    /** Small seeds as they are would give numbers that begin alike. */
    private static Random seeded(long seed) {
        return new Random(seed * SplitMix64.GOLDEN_GAMMA);
    }

    private static Graph random(Random random, int mostSlices, int mostNodes) {
        int[] sizes = new int[1 + random.nextInt(mostSlices)];
        List<int[]> next = new ArrayList<>();
        int inside = random.nextInt(10);
        int ends = 1 + random.nextInt(20);
        int most = 1 + random.nextInt(4);
        for (int slice = 0; slice < sizes.length; slice++) {
            sizes[slice] = 1 + random.nextInt(mostNodes);
            int first = next.size();
            for (int i = 0; i < sizes[slice]; i++) {
                int[] moves = new int[random.nextInt(ends) == 0 ? 0 : 1 + random.nextInt(most)];
                for (int move = 0; move < moves.length; move++) {
                    boolean stays = first == 0 || random.nextInt(10) < inside;
                    moves[move] = stays ? first + random.nextInt(sizes[slice]) : random.nextInt(first);
                }
                next.add(moves);
            }
        }
        int[] payoffs = new int[next.size()];
        for (int node = 0; node < payoffs.length; node++) payoffs[node] = Math.max(-1, random.nextInt(5) - 3);
        return new Graph(sizes, next.toArray(new int[0][]), payoffs);
    }

    /** One slice, and a single line of {@code plies} to the end. */
    static Graph line(int plies) {
        int[][] next = new int[plies + 1][];
        next[0] = new int[0];
        for (int node = 1; node <= plies; node++) next[node] = new int[] {node - 1};
        int[] payoffs = new int[plies + 1];
        payoffs[0] = -1;
        return new Graph(new int[] {plies + 1}, next, payoffs);
    }

    int firstNode(int slice) {
        int first = 0;
        for (int i = 0; i < slice; i++) first += sizes[i];
        return first;
    }

    int slice(int node) {
        int slice = 0;
        while (node >= firstNode(slice + 1)) slice++;
        return slice;
    }

    /**
     * The outcome of every node from its definition: what a player can force within n plies is what minimax says to depth
     * n, where an unfinished game counts as a draw; the first n at which a node is decided is its distance.
     */
    int[] solve() {
        int[] verdicts = new int[next.length];
        int[] values = new int[next.length];
        for (int depth = 0; depth <= next.length; depth++) {
            int[] deeper = new int[next.length];
            for (int node = 0; node < next.length; node++) {
                deeper[node] = next[node].length == 0 ? payoffs[node] : -1;
                if (depth == 0 && next[node].length > 0) deeper[node] = 0;
                for (int child : next[node]) {
                    if (depth > 0) deeper[node] = Math.max(deeper[node], -values[child]);
                }
                if (verdicts[node] == 0 && deeper[node] != 0) verdicts[node] = deeper[node] * (depth + 1);
            }
            values = deeper;
        }
        return verdicts;
    }
}
