package org.outwit.logic.knowledge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.logicng.formulas.FType;
import org.logicng.formulas.Formula;
import org.logicng.formulas.Literal;

/**
 * All models of some clauses in a form in which they can be counted and drawn. In deterministic, decomposable negation normal form
 * (Darwiche 2001) the parts of ∧ share no variables and those of ∨ no models, so the models of ∧ are the product of those of its parts,
 * and those of ∨ the sum, where a part that does not mention a variable counts twice for it. To draw a model, choose a part of
 * ∨ in proportion to its models. Counts are exact, so each model is exactly as likely as any other.
 */
final class CompiledModels {

    private record Node(
            FType type, int literal, int[] parts, BigInteger[] shares, BigInteger count, BitSet variables) {}

    private final List<Node> nodes = new ArrayList<>(); // parts before what they are parts of
    private final Map<Formula, Integer> numbers = new HashMap<>();
    private final int root;
    private final BitSet all;

    /** @param variables the numbers of those to count: others that the clauses have must be defined by them */
    CompiledModels(Formula compiled, BitSet variables) {
        root = node(compiled);
        all = (BitSet) variables.clone();
        all.or(nodes.get(root).variables());
    }

    BigInteger count() {
        Node top = nodes.get(root);
        return top.count().shiftLeft(missing(all, top.variables()));
    }

    /** The numbers of the variables that are true in a model, each model with equal probability. There must be one. */
    BitSet draw(RandomGenerator random) {
        BitSet drawn = new BitSet();
        draw(root, all, drawn, random);
        return drawn;
    }

    /** @param variables to be drawn: those of the node, and others, which are free */
    private void draw(int at, BitSet variables, BitSet drawn, RandomGenerator random) {
        Node node = nodes.get(at);
        BitSet free = (BitSet) variables.clone();
        free.andNot(node.variables());
        for (int i = free.nextSetBit(0); i >= 0; i = free.nextSetBit(i + 1)) drawn.set(i, random.nextBoolean());
        if (node.type() == FType.LITERAL) drawn.set(Math.abs(node.literal()), node.literal() > 0);
        else if (node.type() == FType.AND) {
            for (int part : node.parts()) draw(part, nodes.get(part).variables(), drawn, random);
        } else if (node.type() == FType.OR) {
            BigInteger left = below(node.count(), random);
            int chosen = 0;
            while (left.compareTo(node.shares()[chosen]) >= 0) left = left.subtract(node.shares()[chosen++]);
            draw(node.parts()[chosen], node.variables(), drawn, random);
        }
    }

    /** A number from 0 to one below this, each as likely: numbers of as many bits are drawn until one is small enough. */
    private static BigInteger below(BigInteger end, RandomGenerator random) {
        int bits = end.bitLength();
        if (bits < Long.SIZE) return BigInteger.valueOf(random.nextLong(end.longValue()));
        byte[] bytes = new byte[bits / Byte.SIZE + 1];
        while (true) {
            random.nextBytes(bytes);
            bytes[0] &= (byte) ((1 << bits % Byte.SIZE) - 1);
            BigInteger drawn = new BigInteger(1, bytes);
            if (drawn.compareTo(end) < 0) return drawn;
        }
    }

    private int node(Formula formula) {
        Integer known = numbers.get(formula);
        if (known != null) return known;
        Node made = make(formula);
        nodes.add(made);
        numbers.put(formula, nodes.size() - 1);
        return nodes.size() - 1;
    }

    private Node make(Formula formula) {
        BitSet variables = new BitSet();
        switch (formula.type()) {
            case TRUE:
                return new Node(FType.TRUE, 0, null, null, BigInteger.ONE, variables);
            case FALSE:
                return new Node(FType.FALSE, 0, null, null, BigInteger.ZERO, variables);
            case LITERAL:
                int literal = LogicNg.number((Literal) formula);
                variables.set(Math.abs(literal));
                return new Node(FType.LITERAL, literal, null, null, BigInteger.ONE, variables);
            case AND, OR:
                return joined(formula, variables);
            default:
                throw new IllegalStateException("Not in normal form: " + formula + ".");
        }
    }

    private Node joined(Formula formula, BitSet variables) {
        int[] parts = new int[formula.numberOfOperands()];
        int at = 0;
        for (Formula each : formula) {
            parts[at] = node(each);
            variables.or(nodes.get(parts[at++]).variables());
        }
        boolean isAnd = formula.type() == FType.AND;
        BigInteger count = isAnd ? BigInteger.ONE : BigInteger.ZERO;
        BigInteger[] shares = new BigInteger[parts.length];
        for (int i = 0; i < parts.length; i++) {
            Node part = nodes.get(parts[i]);
            shares[i] = isAnd ? part.count() : part.count().shiftLeft(missing(variables, part.variables()));
            count = isAnd ? count.multiply(shares[i]) : count.add(shares[i]);
        }
        return new Node(formula.type(), 0, parts, shares, count, variables);
    }

    private static int missing(BitSet whole, BitSet part) {
        return whole.cardinality() - part.cardinality();
    }
}
