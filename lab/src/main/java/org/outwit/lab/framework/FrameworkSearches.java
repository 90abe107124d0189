package org.outwit.lab.framework;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.bestfirst.DualSss2;
import org.outwit.core.bestfirst.Gsearch;
import org.outwit.core.bestfirst.Maxsearch;
import org.outwit.core.bestfirst.Minsearch;
import org.outwit.core.bestfirst.PseudoTerminals;
import org.outwit.core.bestfirst.Rsearch;
import org.outwit.core.bestfirst.SelectionRule;
import org.outwit.core.bestfirst.Sss2;
import org.outwit.core.bestfirst.SssStar;
import org.outwit.core.minimax.AlphaBeta;

/** The searches of the paper by their names, and as instances of Rsearch by rule and stride. */
final class FrameworkSearches {

    static final List<Integer> STRIDES = List.of(1, 2, 4);

    /** The rules with the names of the searches that they make. */
    static final Map<String, SelectionRule> RULES = rules();

    private FrameworkSearches() {}

    private static Map<String, SelectionRule> rules() {
        Map<String, SelectionRule> rules = new LinkedHashMap<>();
        rules.put("alpha-beta", SelectionRule.LEFTMOST);
        rules.put("maxsearch", SelectionRule.MAXSEARCH);
        rules.put("minsearch", SelectionRule.MINSEARCH);
        rules.put("h**", SelectionRule.H_STAR_STAR);
        return rules;
    }

    /** Those that keep everything, and alpha-beta, which keeps nothing. */
    static Map<String, DevelopedNodes.Maker> whole() {
        Map<String, DevelopedNodes.Maker> searches = new LinkedHashMap<>();
        searches.put("alpha-beta", AlphaBeta::new);
        searches.put("maxsearch", Maxsearch::new);
        searches.put("minsearch", Minsearch::new);
        searches.put("h**", setup -> new Gsearch<>(setup, SelectionRule.H_STAR_STAR));
        searches.put("sss*", SssStar::new);
        searches.put("sss-2", Sss2::new);
        searches.put("dual-sss-2", DualSss2::new);
        return searches;
    }

    /** Rsearch with this rule, and a pseudo-terminal every {@code stride} plies. */
    static DevelopedNodes.Maker rsearch(SelectionRule rule, int stride) {
        return setup -> new Rsearch<>(setup, rule, PseudoTerminals.every(stride));
    }

    /** What the numbers of Rsearch at a stride are called. */
    static String at(String rule, int stride) {
        return rule + "/" + stride;
    }
}
