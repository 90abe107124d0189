package org.outwit.logic.counting;

import java.util.Arrays;

/**
 * A weighted sum of quantities lies between two bounds.
 *
 * @param quantities by number; each at most once
 * @param weights not zero
 */
public record SumFact(int[] quantities, int[] weights, int least, int most) {

    public SumFact {
        quantities = quantities.clone();
        weights = weights.clone();
    }

    /** A sum without weights. */
    public static SumFact of(int[] quantities, int least, int most) {
        int[] weights = new int[quantities.length];
        Arrays.fill(weights, 1);
        return new SumFact(quantities, weights, least, most);
    }

    /** One quantity is the sum of others. */
    public static SumFact total(int total, int[] parts, int[] weights) {
        int[] all = Arrays.copyOf(parts, parts.length + 1);
        int[] signed = Arrays.copyOf(weights, weights.length + 1);
        all[parts.length] = total;
        signed[parts.length] = -1;
        return new SumFact(all, signed, 0, 0);
    }

    int size() {
        return quantities.length;
    }

    int quantity(int term) {
        return quantities[term];
    }

    int weight(int term) {
        return weights[term];
    }
}
