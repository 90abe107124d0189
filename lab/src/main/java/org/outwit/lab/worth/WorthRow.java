package org.outwit.lab.worth;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.outwit.core.game.InputException;

/**
 * One player of an experiment, as it is written: {@code person}, {@code person@2} for a predictor that looks two plies ahead, {@code
 * person@2:1.5} for one that may cost 1.5 units a move. {@code resort-person@2} plays plain and, where best play does not help, lines with that
 * predictor.
 *
 * @param name as it was written
 * @param kind what is known of the opponent
 * @param depth how many plies the predictor looks ahead; empty for as many as it likes
 * @param margin in units; empty for the usual one
 */
record WorthRow(String name, String kind, OptionalInt depth, OptionalDouble margin) {

    /** The engine that knows nobody. */
    static final WorthRow PLAIN = parse("plain");

    /** The same with as many nodes more as a ply takes. */
    static final WorthRow DEEPER = parse("deeper");

    /** The engine that knows nobody, with twice the time. */
    static final WorthRow TWICE = parse("twice");

    private static final String RESORT = "resort-";

    static WorthRow parse(String text) {
        String[] parts = text.split(":", -1);
        String[] head = parts[0].split("@", -1);
        try {
            OptionalDouble margin =
                    parts.length == 1 ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(parts[1]));
            OptionalInt depth = head.length == 1 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(head[1]));
            if (parts.length < 3 && head.length < 3) return new WorthRow(text, head[0], depth, margin);
        } catch (NumberFormatException e) {
            // is said below
        }
        throw new InputException("Expected a row such as person, person@2 or person@2:1.5, found '" + text + "'.");
    }

    /** Whether it expects replies. */
    boolean expects() {
        return !kind.equals(PLAIN.kind) && !kind.equals(DEEPER.kind) && !kind.equals(TWICE.kind) && !resorts();
    }

    /** Whether it plays lines out where best play does not help. */
    boolean resorts() {
        return kind.startsWith(RESORT);
    }

    /** What is known of the opponent: the kind without what is made of it. */
    String known() {
        return resorts() ? kind.substring(RESORT.length()) : kind;
    }
}
