package org.outwit.web.search;

import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.tree.Tree;

/**
 * Who is asked where nobody says: a player with the functions of the tree, from the first one down, as the algorithm needs them. Trees
 * write the function of the player at the root first; functions of games are all seen from the root, so there every second is negated.
 */
final class UsualPlayer {

    private UsualPlayer() {}

    /** Null where the algorithm needs none, or can find out itself. */
    static String of(Algorithm algorithm, Tree tree, boolean ofGame) {
        List<String> functions = tree.functions();
        if (functions.isEmpty() || algorithm.family() == Family.MANY_PLAYERS) return null;
        String own = functions.get(0);
        boolean plain = !algorithm.can(Trait.MODEL);
        if (plain) return needsError(algorithm, tree) ? own + "~1" : own;
        if (functions.size() == 1) return "(" + own + ",-" + own + error(algorithm) + ")";
        if (algorithm == Algorithm.PROM) return mixture(own, functions, ofGame);
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < functions.size(); k++) {
            boolean last = k == functions.size() - 1;
            text.append(last ? "" : "(").append(ofGame && k % 2 == 1 ? "-" : "").append(functions.get(k));
            if (k == 1) text.append(error(algorithm));
            if (!last) text.append(',');
        }
        return text + ")".repeat(functions.size() - 1);
    }

    /** B* can also do with bounds that are known beforehand. */
    private static boolean needsError(Algorithm algorithm, Tree tree) {
        if (algorithm.family() != Family.SELECTIVE || !algorithm.can(Trait.ERRORS)) return false;
        if (algorithm != Algorithm.B_STAR) return true;
        for (int node = 0; node < tree.size(); node++)
            if (tree.lower(node) != null || tree.upper(node) != null) return false;
        return true;
    }

    private static String error(Algorithm algorithm) {
        return algorithm.can(Trait.TEMPERATURES) ? "%1" : algorithm == Algorithm.EPSILON ? "~1" : "";
    }

    private static String mixture(String own, List<String> functions, boolean ofGame) {
        String theirs = (ofGame ? "-" : "") + functions.get(1);
        return "(" + own + ",0.7*" + theirs + "+0.3*-" + own + ")";
    }
}
