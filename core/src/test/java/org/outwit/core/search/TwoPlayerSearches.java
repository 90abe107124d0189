package org.outwit.core.search;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.outwit.core.bestfirst.DualSss2;
import org.outwit.core.bestfirst.DualSssStar;
import org.outwit.core.bestfirst.Gsearch;
import org.outwit.core.bestfirst.Maxsearch;
import org.outwit.core.bestfirst.Minsearch;
import org.outwit.core.bestfirst.PseudoTerminals;
import org.outwit.core.bestfirst.Rsearch;
import org.outwit.core.bestfirst.SelectionRule;
import org.outwit.core.bestfirst.Sss2;
import org.outwit.core.bestfirst.SssStar;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.minimax.MtdF;
import org.outwit.core.minimax.Pvs;

/** The two-player searches by their published names, for tests of what all of them promise. */
public final class TwoPlayerSearches {

    private TwoPlayerSearches() {}

    /** Those whose move is the first optimal one. */
    public static <P extends Position> Map<String, Function<Setup<P>, Search<P>>> depthFirst() {
        Map<String, Function<Setup<P>, Search<P>>> searches = new LinkedHashMap<>();
        searches.put("minimax", Minimax::new);
        searches.put("alpha-beta", AlphaBeta::new);
        searches.put("pvs", Pvs::new);
        searches.put("mtd-f", MtdF::new);
        return searches;
    }

    /** Those whose move is proved optimal, but need not be the first. */
    public static <P extends Position> Map<String, Function<Setup<P>, Search<P>>> bestFirst() {
        Map<String, Function<Setup<P>, Search<P>>> searches = new LinkedHashMap<>();
        for (SelectionRule rule : SelectionRule.values()) {
            searches.put("gsearch " + rule, setup -> new Gsearch<>(setup, rule));
            searches.put("rsearch " + rule, setup -> new Rsearch<>(setup, rule, PseudoTerminals.every(3)));
        }
        searches.put("maxsearch", Maxsearch::new);
        searches.put("minsearch", Minsearch::new);
        searches.put("sss*", SssStar::new);
        searches.put("sss-2", Sss2::new);
        searches.put("dual sss*", DualSssStar::new);
        searches.put("dual sss-2", DualSss2::new);
        return searches;
    }

    public static <P extends Position> Map<String, Function<Setup<P>, Search<P>>> all() {
        Map<String, Function<Setup<P>, Search<P>>> searches = depthFirst();
        searches.putAll(bestFirst());
        return searches;
    }
}
