package org.outwit.learn.person;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;

/** How weights are found. */
public enum Method {
    /** Moves are the likelier the better they look: people, who err. */
    RANKING,
    /** What was played is the best there is: programs, and people as consistent. By linear programming. */
    PROGRAM;

    public static Method named(String name) {
        return Arrays.stream(values())
                .filter(method -> method.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException("There is no method named '" + name + "'; expected "
                        + Arrays.stream(values()).map(Method::toString).collect(Collectors.joining(" or ")) + "."));
    }

    /** The name that is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
