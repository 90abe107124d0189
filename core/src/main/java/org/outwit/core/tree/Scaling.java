package org.outwit.core.tree;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Supplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Value;

/**
 * The numbers of a tree as ints with all distances kept: each is multiplied by the least number that makes every one of
 * them whole. For searches that add values, such as those with sum-bounds; numbers that do not fit are refused.
 */
public final class Scaling {

    private static final int MISSING = Integer.MIN_VALUE;

    private final Tree tree;
    private final BigInteger factor;

    /** Scales the values of these functions together with {@code others}, the finite numbers of the question. */
    public Scaling(Tree tree, List<String> functions, List<Exact> others) {
        this.tree = tree;
        BigInteger common = BigInteger.ONE;
        for (int node = 0; node < tree.size(); node++) {
            for (String function : functions) {
                Exact value = tree.value(node, function);
                if (value != null && !value.isInfinite()) common = lcm(common, value.denominator());
            }
        }
        for (Exact other : others) if (!other.isInfinite()) common = lcm(common, other.denominator());
        this.factor = common;
    }

    private static BigInteger lcm(BigInteger a, BigInteger b) {
        return b.equals(BigInteger.ONE) ? a : a.divide(a.gcd(b)).multiply(b);
    }

    /** A function as an evaluator; the tree says whose view it is, so the player does not matter. */
    public Evaluator<TreePosition> evaluator(String function, boolean negated) {
        int[] values = new int[tree.size()];
        for (int node = 0; node < values.length; node++) {
            int at = node;
            Exact value = tree.value(node, function);
            values[node] = value == null ? MISSING : scaled(value, () -> "Node '" + tree.name(at) + "' has a value");
        }
        return (position, player) -> {
            int value = values[position.node()];
            if (value == MISSING) throw tree.missing(position.node(), function);
            return negated ? -value : value;
        };
    }

    /** A finite number of the question as an int; {@code what} begins the sentence where it does not fit. */
    public int scaled(Exact number, String what) {
        return scaled(number, () -> what);
    }

    /** A finite number as an int, for many numbers: a node is named by a walk to the root, so the sentence is made only where it is needed. */
    public int scaled(Exact number, Supplier<String> what) {
        BigInteger value = number.isInfinite() ? null : number.times(factor);
        if (value == null || value.bitLength() > 31 || !Value.isFinite(value.longValue())) {
            String scale = factor.equals(BigInteger.ONE) ? "" : " counted in 1/" + factor;
            throw new TreeException(
                    what.get() + ", " + number + scale + ", out of range: this search adds values and takes "
                            + "numbers below " + Value.INFINITY + " only.");
        }
        return value.intValue();
    }

    /** The number that an int stands for. */
    public Exact number(long value) {
        return Exact.of(BigInteger.valueOf(value), factor);
    }

    /** The number that a value computed with fractions of ints stands for. */
    public double real(double value) {
        return value / factor.doubleValue();
    }
}
