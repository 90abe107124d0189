package org.outwit.core.hidden;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a player can reach at a node: vectors with one value for each world, none of which is at least as good as another in all worlds (Cazenave and
 * Ventos 2019). Several are kept because which of them is best depends on what happens elsewhere in the tree: non-locality.
 */
final class Front {

    /** The value of a world in which the node cannot be reached: the others decide there. */
    static final int ELSEWHERE = Integer.MAX_VALUE;

    private final int most;
    private final List<int[]> vectors = new ArrayList<>();
    private boolean whole = true;

    /** {@code most} is how many vectors are kept at most. */
    Front(int most) {
        this.most = most;
    }

    static Front of(int most, int[] vector) {
        Front front = new Front(most);
        front.vectors.add(vector);
        return front;
    }

    List<int[]> vectors() {
        return vectors;
    }

    /** Whether no vector was left out because there were too many. */
    boolean isWhole() {
        return whole;
    }

    /** The owner of the front chooses: it gains what another front has. */
    void join(Front other) {
        whole &= other.whole;
        for (int[] each : other.vectors) add(each);
    }

    /** The others choose, in each world for itself: a choice of one vector in each front gives the lesser value in every world. */
    Front meet(Front other) {
        Front both = new Front(most);
        both.whole = whole && other.whole;
        for (int[] a : vectors) {
            for (int[] b : other.vectors) both.add(lesser(a, b));
        }
        return both;
    }

    /** The lesser value in every world. */
    static int[] lesser(int[] a, int[] b) {
        int[] lesser = new int[a.length];
        for (int world = 0; world < a.length; world++) lesser[world] = Math.min(a[world], b[world]);
        return lesser;
    }

    /** Whether one of the vectors is at least as good as this one in every world. */
    boolean isAtLeast(int[] vector) {
        for (int[] each : vectors) {
            if (isAtLeast(each, vector)) return true;
        }
        return false;
    }

    private void add(int[] vector) {
        if (isAtLeast(vector)) return;
        vectors.removeIf(each -> isAtLeast(vector, each));
        vectors.add(vector);
        if (vectors.size() <= most) return;
        int worst = 0;
        for (int i = 1; i < vectors.size(); i++) {
            if (sum(vectors.get(i)) <= sum(vectors.get(worst))) worst = i;
        }
        vectors.remove(worst);
        whole = false;
    }

    private static boolean isAtLeast(int[] a, int[] b) {
        for (int world = 0; world < a.length; world++) {
            if (a[world] < b[world]) return false;
        }
        return true;
    }

    /** The best sum of a vector over all worlds. */
    long best() {
        return vectors.stream().mapToLong(Front::sum).max().orElseThrow();
    }

    private static long sum(int[] vector) {
        return Arrays.stream(vector)
                .filter(value -> value != ELSEWHERE)
                .asLongStream()
                .sum();
    }
}
