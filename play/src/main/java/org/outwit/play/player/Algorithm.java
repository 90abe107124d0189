package org.outwit.play.player;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;

/** How a player searches, by the name that is typed; those of listings are the names of {@code docs/algorithms.md}. */
public enum Algorithm {
    ENGINE("engine"),
    MINIMAX("minimax"),
    ALPHA_BETA("alpha-beta"),
    PVS("pvs"),
    MTD_F("mtd-f"),
    M_STAR("m*"),
    ONE_PASS("m*-one-pass"),
    SIMPLE_PRUNING("simple-pruning"),
    ALPHA_BETA_STAR("alpha-beta*"),
    NEXT_REPLY("next-reply"),
    EPSILON("m*-epsilon"),
    QUANTAL("m*-quantal"),
    PROM("prom");

    private final String text;

    Algorithm(String text) {
        this.text = text;
    }

    public static Algorithm named(String name) {
        return Arrays.stream(values())
                .filter(algorithm -> algorithm.text.equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException(
                        "There is no algorithm named " + name + " for playing; there are " + names() + "."));
    }

    /** All names, for messages. */
    public static String names() {
        return Arrays.stream(values()).map(Algorithm::toString).collect(Collectors.joining(", "));
    }

    /** Whether it takes its opponent for his exact opposite, so that it has no use for a model. */
    boolean isPlain() {
        return ordinal() <= MTD_F.ordinal();
    }

    @Override
    public String toString() {
        return text;
    }
}
