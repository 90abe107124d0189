package org.outwit.core.proof;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * Depth-first proof-number search: Nagai, <i>Df-pn algorithm for searching AND/OR trees and its applications</i> (2002), procedure
 * MID. It comes to the most-proving node as {@link ProofNumberSearch} does, but keeps numbers in a table of fixed size instead of a
 * tree, and stays below a node until one of its numbers reaches a threshold: as long as the node to prove next is below it.
 *
 * <p>Positions that come back. Without a horizon a position on the way to itself is worth a draw, 0. For one question that favours one
 * side: who must make progress is the attacker, and the other, the defender, is content to go in circles. What the attacker has
 * proved rests on the ends of games alone and holds however a position was reached. What the defender has may rest on a position on the way
 * down, and be wrong on another way: the graph-history interaction problem. So such a result carries the ply of the highest
 * ancestor that it rests on, and the table keeps it for the same way only (the path-dependent results of Kishimoto and Müller 2004, without
 * their simulation of one way on another). When a node itself is settled and all it rests on lies at or below it, then it and the nodes that settled it can stay among
 * themselves for ever, so the result holds on every way and is kept. ({@code DfPnTest} compares with backward induction on thousands of graphs.)
 *
 * <p>Numbers of a node that is not settled are kept for its ply. Otherwise they could feed on themselves round a circle and grow for ever, which
 * is why df-pn as printed need not end on graphs (Kishimoto and Müller 2008).
 *
 * <p>With a horizon the table tells apart what is searched to different depths, so nothing comes back and no such rule is needed; the value
 * is that of minimax at that depth.
 *
 * <p>Where it differs from print: proof and disproof numbers instead of phi and delta, because sides need not alternate; the children's
 * numbers are kept in a row while a node is searched, so that a table that forgets cannot make the search go round in circles; and {@link
 * Thresholds} asks for values. Nothing is allocated per node.
 */
public final class DfPn<P extends Position> implements Search<P> {

    /** How many positions the table has room for where nobody says otherwise: 6 MB. */
    public static final int USUAL_TABLE = 1 << 18;

    private final Setup<P> setup;
    private final ProofTable table;

    /** A search with room for this number of positions. */
    public DfPn(Setup<P> setup, int positions) {
        this.setup = setup;
        this.table = new ProofTable(positions);
    }

    public DfPn(Setup<P> setup) {
        this(setup, USUAL_TABLE);
    }

    public DfPn(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return new Thresholds<>(
                        setup,
                        (one, at, who, left) ->
                                View.search(one, at, who, left, view -> new Run<>(view, table).result()))
                .solve(root, viewer, limits);
    }

    private static final class Run<P extends Position> {

        private static final int INFINITE = 1 << 29;
        private static final int NOTHING = Integer.MAX_VALUE; // what a result rests on that holds on every way

        private final View<P> view;
        private final ProofTable table;
        private final ThresholdTest test;
        private final boolean comesBack;
        private int[] proofs = new int[64]; // of children, at the index of the move that leads there
        private int[] disproofs = new int[64];
        private int[] restsOn = new int[64]; // plies
        private long[] path = new long[64]; // keys, by ply
        private long[] ways = new long[64]; // keys of positions with the whole way there, by ply
        private int work;

        private int proof; // of the node that was left last
        private int disproof;
        private int rest;

        Run(View<P> view, ProofTable table) {
            this.view = view;
            this.table = table;
            this.test = new ThresholdTest(view.beta());
            this.comesBack = view.depth() == Integer.MAX_VALUE;
            table.clear();
        }

        Result result() {
            if (view.isLeaf(view.depth())) {
                evaluate();
                return view.result(test.bound(proof == 0), List.of());
            }
            int best = mid(view.depth(), 0, 0, INFINITE, INFINITE);
            view.meter().holds(table.size());
            boolean proved = proof == 0;
            return view.result(
                    test.bound(proved), view.isMax() == proved ? List.of(view.move(best)) : List.<Integer>of());
        }

        private void evaluate() {
            view.enter(view.alpha(), view.beta());
            settle(test.reachedBy(view.value()), NOTHING);
        }

        private void settle(boolean proved, int rests) {
            proof = proved ? 0 : INFINITE;
            disproof = proved ? INFINITE : 0;
            rest = rests;
            tell(proved);
        }

        private void tell(boolean proved) {
            if (proved) view.know(view.beta(), Value.INFINITY);
            else view.know(-Value.INFINITY, view.alpha());
        }

        /** Searches until a number of the node reaches its threshold, and returns the index of the move that was best. */
        private int mid(int depth, int ply, int from, int mostProof, int mostDisproof) {
            view.enter(view.alpha(), view.beta());
            int before = work++;
            long key = view.key();
            enter(ply, key);
            boolean max = view.isMax();
            int end = view.moves(from);
            if (end > proofs.length) grow(2 * end);
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                look(below(depth), ply + 1);
                view.undo();
                keep(i);
            }
            while (true) {
                int best = best(max, from, end, ply);
                if (proof >= mostProof || disproof >= mostDisproof) {
                    if (proof == 0 || disproof == 0) tell(proof == 0);
                    store(key, depth, ply, work - before);
                    return best;
                }
                int second = second(max, from, end, best);
                int childProof = max
                        ? Math.min(mostProof, second + 1)
                        : (int) Math.min(INFINITE, Math.max(0L, (long) mostProof - proof) + proofs[best]);
                int childDisproof = max
                        ? (int) Math.min(INFINITE, Math.max(0L, (long) mostDisproof - disproof) + disproofs[best])
                        : Math.min(mostDisproof, second + 1);
                view.make(view.move(best));
                mid(below(depth), ply + 1, end, childProof, childDisproof);
                view.undo();
                keep(best);
            }
        }

        private void enter(int ply, long key) {
            if (ply == path.length) {
                path = Arrays.copyOf(path, 2 * ply);
                ways = Arrays.copyOf(ways, 2 * ply);
            }
            path[ply] = key;
            ways[ply] = way(ply, key);
        }

        /** A key for the position together with the whole way to it; {@code ply} is its own. */
        private long way(int ply, long key) {
            long before = ply == 0 ? SplitMix64.GOLDEN_GAMMA : ways[ply - 1];
            long mixed = (before ^ before >>> 29 ^ key) * 0xBF58476D1CE4E5B9L;
            return mixed ^ mixed >>> 32;
        }

        private static int below(int depth) {
            return depth == Integer.MAX_VALUE ? depth : depth - 1;
        }

        private void keep(int child) {
            proofs[child] = proof;
            disproofs[child] = disproof;
            restsOn[child] = rest;
        }

        /** What is known of the node where the view stands, before it is searched. */
        private void look(int depth, int ply) {
            long key = view.key();
            int slot = table.find(slotKey(key, depth));
            if (slot < 0 && view.isLeaf(depth)) {
                evaluate();
                table.put(slotKey(key, depth), proof, disproof, NOTHING, 1);
                return;
            }
            int above = slot < 0 && comesBack ? plyOf(key, ply) : -1;
            if (above >= 0) {
                settle(test.reachedBy(0), above);
                return;
            }
            if (slot < 0 && comesBack) slot = table.find(way(ply, key));
            if (slot < 0) slot = table.find(openKey(key, depth, ply));
            take(slot);
        }

        private void store(long key, int depth, int ply, int effort) {
            boolean settled = proof == 0 || disproof == 0;
            long kept = !settled ? openKey(key, depth, ply) : rest == NOTHING ? slotKey(key, depth) : ways[ply];
            table.put(kept, proof, disproof, rest, effort);
        }

        private void take(int slot) {
            proof = slot < 0 ? 1 : table.proof(slot);
            disproof = slot < 0 ? 1 : table.disproof(slot);
            rest = slot < 0 ? NOTHING : table.rest(slot);
        }

        private long slotKey(long key, int depth) {
            return comesBack ? key : key ^ (depth + 1) * 0xD1B54A32D192ED03L;
        }

        /** Where the numbers of a node are kept that is not settled. */
        private long openKey(long key, int depth, int ply) {
            return comesBack ? key ^ (ply + 1) * 0xD1B54A32D192ED03L : slotKey(key, depth);
        }

        private int plyOf(long key, int ply) {
            for (int i = ply - 1; i >= 0; i--) if (path[i] == key) return i;
            return -1;
        }

        /** Works out the numbers of a node, and what they rest on, from its children; returns the child to go on with. */
        private int best(boolean max, int from, int end, int ply) {
            int best = from;
            long sum = 0;
            int all = NOTHING;
            for (int i = from; i < end; i++) {
                int number = max ? proofs[i] : disproofs[i];
                int least = max ? proofs[best] : disproofs[best];
                if (number < least || number == least && number == 0 && restsOn[i] > restsOn[best]) best = i;
                sum += max ? disproofs[i] : proofs[i];
                all = Math.min(all, restsOn[i]);
            }
            int least = max ? proofs[best] : disproofs[best];
            int total = least == 0 ? INFINITE : (int) Math.min(INFINITE - 1, sum);
            proof = max ? least : total;
            disproof = max ? total : least;
            rest = least == 0 ? restsOn[best] : total == 0 ? all : NOTHING;
            if (rest >= ply) rest = NOTHING; // what it rests on is itself and what is below
            return best;
        }

        private int second(boolean max, int from, int end, int best) {
            int second = INFINITE - 1;
            for (int i = from; i < end; i++) {
                if (i != best) second = Math.min(second, max ? proofs[i] : disproofs[i]);
            }
            return second;
        }

        private void grow(int length) {
            proofs = Arrays.copyOf(proofs, length);
            disproofs = Arrays.copyOf(disproofs, length);
            restsOn = Arrays.copyOf(restsOn, length);
        }
    }
}
