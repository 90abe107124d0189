package org.outwit.trees;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;

/** The searches that return the minimax value. */
public final class TwoPlayerNames {

    public static final List<String> ALL = Arrays.stream(Algorithm.values())
            .filter(algorithm -> algorithm.family() == Family.DEPTH_FIRST || algorithm.family() == Family.BEST_FIRST)
            .map(Algorithm::toString)
            .toList();

    /** As the command line takes them. */
    public static final String JOINED = String.join(",", ALL);

    private TwoPlayerNames() {}
}
