package org.outwit.logic.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.proof.ProofWriter;

/**
 * Decides whether R derives a conclusion, and proves it. A {@link Verdict} without a proof is final, unless the sequent was too large:
 * then R has no proof, although the conclusion may well follow.
 */
public final class RuleProver {

    /**
     * What R says of a sequent.
     *
     * @param shortest whether no proof has fewer lines, among those that only use formulas which can be of use
     * @param tooLarge whether nothing was tried
     */
    public record Verdict(Optional<Proof> proof, boolean shortest, boolean tooLarge) {}

    private final Sequent sequent;
    private final RuleUniverse universe;

    private RuleProver(Sequent sequent, RuleUniverse universe) {
        this.sequent = sequent;
        this.universe = universe;
    }

    public static Verdict prove(Sequent sequent) {
        RuleUniverse universe = RuleUniverse.of(sequent);
        if (universe == null) return new Verdict(Optional.empty(), false, true);
        return new RuleProver(sequent, universe).prove();
    }

    /** Whether there is a proof, without looking for a short one; false, too, where the sequent is too large. */
    static boolean derives(Sequent sequent) {
        RuleUniverse universe = RuleUniverse.of(sequent);
        return universe != null && universe.isDerivable(universe.number(sequent.conclusion()));
    }

    private Verdict prove() {
        int goal = universe.number(sequent.conclusion());
        if (!universe.isDerivable(goal)) return new Verdict(Optional.empty(), false, false);
        Map<Integer, Derivation> lowest = new HashMap<>();
        lowest(goal, lowest);
        ShortProof search = new ShortProof(universe, goal);
        Map<Integer, Derivation> found = search.upTo(lowest.size());
        return new Verdict(Optional.of(written(goal, found == null ? lowest : found)), found != null, false);
    }

    /** The first derivation of each formula from lower ones: the lowest tree. */
    private void lowest(int formula, Map<Integer, Derivation> chosen) {
        if (universe.level(formula) == 0 || chosen.containsKey(formula)) return;
        for (Derivation each : universe.derivations(formula)) {
            boolean rises = true;
            for (int premise : each.premises()) rises &= universe.level(premise) < universe.level(formula);
            if (!rises) continue;
            chosen.put(formula, each);
            for (int premise : each.premises()) lowest(premise, chosen);
            return;
        }
    }

    private Proof written(int goal, Map<Integer, Derivation> chosen) {
        ProofWriter writer = new ProofWriter();
        Map<Integer, Integer> lines = new HashMap<>();
        Set<Integer> used = new TreeSet<>();
        for (Derivation each : chosen.values()) for (int premise : each.premises()) used.add(premise);
        used.add(goal);
        for (Formula premise : sequent.premises()) {
            int number = universe.number(premise);
            if (used.contains(number) && !lines.containsKey(number)) {
                lines.put(number, writer.line(premise, ProofWriter.PREMISE));
            }
        }
        write(goal, chosen, lines, writer);
        return writer.proof();
    }

    private int write(int formula, Map<Integer, Derivation> chosen, Map<Integer, Integer> lines, ProofWriter writer) {
        Integer known = lines.get(formula);
        if (known != null) return known;
        Derivation derivation = chosen.get(formula);
        List<Integer> from = new ArrayList<>();
        for (int premise : derivation.premises()) from.add(write(premise, chosen, lines, writer));
        int line = writer.line(universe.formula(formula), derivation.rule().title(), from);
        lines.put(formula, line);
        return line;
    }
}
