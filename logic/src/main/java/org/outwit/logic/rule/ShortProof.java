package org.outwit.logic.rule;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

/**
 * Looks for the proof with the fewest lines, backwards from the conclusion: choose how a formula that is still open was derived, which
 * opens its premises, until all that is open is given. Iterative deepening on the number of lines, so the first proof is a shortest one
 * within the universe. A line may be used more than once and counts once, so this is a search for sets of lines, not for trees.
 */
final class ShortProof {

    /** The number of choices that are tried; then the proof that is known already is good enough. */
    static final int MOST_NODES = 50_000;

    private final RuleUniverse universe;
    private final Map<Integer, Derivation> chosen = new HashMap<>();
    private final TreeSet<Integer> open = new TreeSet<>();
    private final int[] lines; // how many lines of the proof are on each level
    private int limit;
    private int nodes;

    ShortProof(RuleUniverse universe, int goal) {
        this.universe = universe;
        int highest = 0;
        for (int i = 0; i < universe.size(); i++) {
            if (universe.isDerivable(i)) highest = Math.max(highest, universe.level(i));
        }
        lines = new int[highest + 1];
        if (universe.level(goal) > 0) push(goal);
    }

    /** For each line that is not given how it is derived, with at most this many; null if the search had to give up. */
    Map<Integer, Derivation> upTo(int most) {
        for (limit = lowerBound(); limit <= most && nodes < MOST_NODES; limit++) {
            if (search()) return Map.copyOf(chosen);
        }
        return null;
    }

    private boolean search() {
        if (++nodes > MOST_NODES || lowerBound() > limit) return false;
        if (open.isEmpty()) return true;
        int formula = hardest();
        open.remove(formula);
        for (Derivation each : universe.derivations(formula)) {
            if (isCircular(each)) continue;
            Deque<Integer> added = new ArrayDeque<>();
            for (int premise : each.premises()) {
                boolean isNew = universe.level(premise) > 0 && !chosen.containsKey(premise) && !open.contains(premise);
                if (isNew) {
                    push(premise);
                    added.push(premise);
                }
            }
            chosen.put(formula, each);
            if (search()) return true;
            chosen.remove(formula);
            for (int premise : added) pop(premise);
        }
        open.add(formula);
        return false;
    }

    /** Every level below that of an open formula must have a line, because a rule rises by one level at most. */
    private int lowerBound() {
        int highest = open.isEmpty() ? 0 : universe.level(hardest());
        int bound = Arrays.stream(lines).sum();
        for (int level = 1; level < highest; level++) if (lines[level] == 0) bound++;
        return bound;
    }

    private int hardest() {
        int hardest = open.first();
        for (int each : open) if (universe.level(each) > universe.level(hardest)) hardest = each;
        return hardest;
    }

    private boolean isCircular(Derivation derivation) {
        for (int premise : derivation.premises()) if (restsOn(premise, derivation.conclusion())) return true;
        return false;
    }

    private boolean restsOn(int formula, int other) {
        if (formula == other) return true;
        Derivation derivation = chosen.get(formula);
        if (derivation == null) return false;
        for (int premise : derivation.premises()) if (restsOn(premise, other)) return true;
        return false;
    }

    private void push(int formula) {
        open.add(formula);
        lines[universe.level(formula)]++;
    }

    private void pop(int formula) {
        open.remove(formula);
        lines[universe.level(formula)]--;
    }
}
