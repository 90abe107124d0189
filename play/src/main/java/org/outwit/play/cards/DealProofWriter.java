package org.outwit.play.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.cards.Cards;
import org.outwit.logic.counting.CountingStep;
import org.outwit.logic.formula.Formula;

/**
 * Writes the steps of a proof by counting as lines for people. Steps that say the same of several cards for the same reason and are needed together
 * become one line; two that differ in depth do not, so no line rests on itself.
 */
final class DealProofWriter {

    private static final Pattern TRICK = Pattern.compile("trick (\\d+): ");

    private final DealVariables variables;
    private final DealSums sums;
    private final List<CountingStep> steps;
    private final Map<Integer, Integer> depths = new HashMap<>();
    private final Map<Integer, Integer> lineOf = new HashMap<>(); // by step
    private final List<DealProof.Line> lines = new ArrayList<>();

    DealProofWriter(DealVariables variables, DealSums sums, List<CountingStep> steps) {
        this.variables = variables;
        this.sums = sums;
        this.steps = steps;
    }

    DealProof proof(int last) {
        write(List.of(last));
        return new DealProof(lines);
    }

    /** Writes steps that are needed together, and before them what they follow from; the numbers of their lines. */
    private Set<Integer> write(Collection<Integer> needed) {
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (int step : needed) {
            if (!lineOf.containsKey(step))
                groups.computeIfAbsent(key(step), key -> new ArrayList<>()).add(step);
        }
        for (List<Integer> group : groups.values()) writeGroup(group);
        Set<Integer> numbers = new LinkedHashSet<>();
        for (int step : needed) numbers.add(lineOf.get(step));
        return numbers;
    }

    private void writeGroup(List<Integer> group) {
        group.removeIf(lineOf::containsKey); // another group may have needed it
        if (group.isEmpty()) return;
        Set<Integer> premises = new LinkedHashSet<>();
        for (int step : group) premises.addAll(steps.get(step).from());
        List<Integer> from = new ArrayList<>(write(premises));
        broken(group).ifPresent(fact -> from.add(writeFact(fact)));
        Collections.sort(from);
        List<Formula> formulas =
                group.stream().map(steps::get).map(this::formula).toList();
        lines.add(new DealProof.Line(words(group), Formula.all(formulas), because(group), from));
        for (int step : group) lineOf.put(step, lines.size());
    }

    /** The fact that was told and cannot be true, where that is what a contradiction ends with. */
    private Optional<DealFact> broken(List<Integer> group) {
        CountingStep step = steps.get(group.get(0));
        return step.isContradiction() ? Optional.ofNullable(sums.told(step.fact())) : Optional.empty();
    }

    private int writeFact(DealFact fact) {
        lines.add(new DealProof.Line(fact.words(), variables.formula(fact), fact.reason(), List.of()));
        return lines.size();
    }

    private int depth(int number) {
        Integer known = depths.get(number);
        if (known != null) return known;
        int depth = 0;
        for (int from : steps.get(number).from()) depth = Math.max(depth, depth(from) + 1);
        depths.put(number, depth);
        return depth;
    }

    /** Equal for steps that may share a line. */
    private String key(int number) {
        CountingStep step = steps.get(number);
        boolean isCard = !step.isContradiction() && variables.isCard(step.quantity());
        if (!isCard || step.fact() < 0) return "step " + number;
        DealFact told = sums.told(step.fact());
        boolean perCard =
                told == null && sums.reason(step.fact()).endsWith(Cards.name(variables.card(step.quantity())));
        String rule =
                told instanceof DealFact.Holds && step.isLeast() ? "held" : perCard ? "elsewhere" : "" + step.fact();
        return variables.seat(step.quantity()) + " " + step.isLeast() + " " + depth(number) + " " + rule;
    }

    private Formula formula(CountingStep step) {
        return step.isContradiction()
                ? Formula.FALSE
                : variables.formula(step.quantity(), step.isLeast(), step.bound());
    }

    private String words(List<Integer> group) {
        CountingStep step = steps.get(group.get(0));
        if (step.isContradiction()) return step.from().isEmpty() ? "This cannot be" : "These contradict each other";
        String suppose = step.isSupposed() ? "Suppose that " : "";
        if (showsVoid(step)) return variables.seat(step.quantity()) + " has no more " + suitName(step);
        if (group.size() == 1) return suppose + variables.words(step.quantity(), step.isLeast(), step.bound());
        long cards = 0;
        for (int each : group) cards |= variables.card(steps.get(each).quantity());
        Seat seat = variables.seat(step.quantity());
        return seat + (step.isLeast() ? " holds " : " holds none of ") + Cards.names(cards);
    }

    private String suitName(CountingStep step) {
        return DealVariables.suitName(Cards.suit(variables.card(step.quantity())));
    }

    /** Whether a step is of a fact that a seat has no more of a suit. */
    private boolean showsVoid(CountingStep step) {
        return step.fact() >= 0 && sums.told(step.fact()) instanceof DealFact.Lacks lacks && sums.isVoid(lacks);
    }

    private String because(List<Integer> group) {
        CountingStep step = steps.get(group.get(0));
        if (step.isContradiction()) return broken(group).isPresent() ? "as they stand" : sums.reason(step.fact());
        if (step.isSupposed()) return "to be refuted";
        if (step.fact() < 0) return "the opposite cannot be";
        Set<String> reasons = new LinkedHashSet<>();
        for (int each : group) reasons.add(sums.reason(steps.get(each).fact()));
        if (reasons.size() == 1) return reasons.iterator().next();
        if (sums.told(step.fact()) != null) return joined(reasons);
        return step.isLeast() ? "every card is in a hand" : "a card is in one hand only";
    }

    /** Of several tricks only the numbers. */
    private static String joined(Set<String> reasons) {
        List<Integer> tricks = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (String each : reasons) {
            Matcher matcher = TRICK.matcher(each);
            if (matcher.lookingAt()) tricks.add(Integer.valueOf(matcher.group(1)));
            else others.add(each);
        }
        if (!tricks.isEmpty()) {
            others.add(
                    0,
                    tricks.stream()
                            .distinct()
                            .sorted()
                            .map(String::valueOf)
                            .collect(Collectors.joining(", ", tricks.size() == 1 ? "trick " : "tricks ", "")));
        }
        return String.join("; ", others);
    }
}
