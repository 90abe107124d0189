package org.outwit.lab.framework;

import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.bestfirst.Gsearch;
import org.outwit.core.bestfirst.SelectionRule;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.tree.UniformTree;

/** All searches on one tree: the nodes that each developed and held, and which claims fail there. */
final class FrameworkTrial {

    private final InformedTree tree;
    private final boolean informed;
    private final Map<String, DevelopedNodes> searches = new LinkedHashMap<>();
    private final Map<String, Double> numbers = new LinkedHashMap<>();

    private FrameworkTrial(InformedTree tree, boolean informed) {
        this.tree = tree;
        this.informed = informed;
    }

    static Measurement of(InformedTree tree, boolean informed) {
        FrameworkTrial trial = new FrameworkTrial(tree, informed);
        FrameworkSearches.whole().forEach(trial::run);
        FrameworkSearches.RULES.forEach((name, rule) -> {
            for (int stride : FrameworkSearches.STRIDES) {
                trial.run(FrameworkSearches.at(name, stride), FrameworkSearches.rsearch(rule, stride));
            }
        });
        trial.claims();
        return new Measurement(trial.numbers, "");
    }

    private void run(String name, DevelopedNodes.Maker maker) {
        DevelopedNodes developed = DevelopedNodes.of(tree, informed, maker);
        searches.put(name, developed);
        numbers.put("nodes " + name, (double) developed.count());
        numbers.put("held " + name, (double) developed.held());
    }

    private void claims() {
        DevelopedNodes alphaBeta = searches.get("alpha-beta");
        DevelopedNodes leftmost =
                DevelopedNodes.of(tree, informed, setup -> new Gsearch<>(setup, SelectionRule.LEFTMOST));
        DevelopedNodes maxsearch = searches.get("maxsearch");
        count(FrameworkClaim.SAME_VALUE, searches.values().stream().allMatch(each -> each.value() == tree.value(0)));
        count(
                FrameworkClaim.LEFTMOST,
                leftmost.sameAs(alphaBeta) && atStrides("alpha-beta", (rule, stride, each) -> each.sameAs(alphaBeta)));
        count(
                FrameworkClaim.EVERYWHERE,
                FrameworkSearches.RULES.keySet().stream()
                        .allMatch(rule ->
                                searches.get(FrameworkSearches.at(rule, 1)).sameAs(alphaBeta)));
        count(FrameworkClaim.LESS_THAN_SSS2, maxsearch.leavesAmong(searches.get("sss-2")));
        count(FrameworkClaim.CONTROLLED_MEMORY, bestFirst((rule, stride, each) -> each.held() <= mostHeld(stride)));
        count(
                FrameworkClaim.LESS_MEMORY,
                bestFirst(
                        (rule, stride, each) -> each.held() < searches.get(rule).held()));
        count(
                FrameworkClaim.AMONG_ALPHA_BETAS,
                maxsearch.leavesAmong(alphaBeta) && searches.get("minsearch").leavesAmong(alphaBeta));
        count(FrameworkClaim.H_AMONG_ALPHA_BETAS, searches.get("h**").leavesAmong(alphaBeta));
        numbers.put(
                "fewer than sss-2",
                maxsearch.leafCount() < searches.get("sss-2").leafCount() ? 1.0 : 0);
    }

    /** Local trees hang below each other; each has all its nodes at most, and the last may be a mere leaf. */
    private long mostHeld(int stride) {
        UniformTree whole = tree.tree();
        int locals = (whole.depth() + stride - 1) / stride;
        return 1 + (long) locals * UniformTree.ofTwo(whole.branching(), stride).size();
    }

    private interface AtStride {
        boolean holds(String rule, int stride, DevelopedNodes developed);
    }

    private boolean bestFirst(AtStride claim) {
        return FrameworkSearches.RULES.keySet().stream()
                .filter(rule -> !rule.equals("alpha-beta"))
                .allMatch(rule -> atStrides(rule, claim));
    }

    private boolean atStrides(String rule, AtStride claim) {
        return FrameworkSearches.STRIDES.stream()
                .filter(stride -> stride < tree.tree().depth())
                .allMatch(stride -> claim.holds(rule, stride, searches.get(FrameworkSearches.at(rule, stride))));
    }

    private void count(FrameworkClaim claim, boolean holds) {
        numbers.put(claim.broken(), holds ? 0.0 : 1);
    }
}
