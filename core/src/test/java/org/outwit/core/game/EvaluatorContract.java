package org.outwit.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a game's features and evaluators promise to searches; part of {@link GameContract}. */
abstract class EvaluatorContract<P extends Position> extends NotationContract<P> {

    @Test
    final void evaluatorsAnswerThePayoffWhereTheGameIsOver() {
        assertFalse(game().evaluators().isEmpty(), "There is no evaluator to play with.");
        games().forEachPosition(position -> {
            if (!position.isOver()) return;
            forEachValue(
                    position,
                    (name, evaluator, player, value) -> assertEquals(
                            position.payoff(player), value, () -> name + " at the end: " + text(position)));
        });
    }

    @Test
    final void theDefaultEvaluatorIsOneOfThem() {
        assertSame(game().evaluators().get(game().defaultEvaluatorName()), game().defaultEvaluator());
        assertEquals(
                game().defaultEvaluatorName(),
                game().evaluators().keySet().iterator().next(),
                "The default evaluator comes first in lists.");
    }

    @Test
    final void valuesAreFiniteAndWithinTheirFeatures() {
        games().forEachPosition(position -> forEachValue(position, (name, evaluator, player, value) -> {
            assertTrue(Value.isFinite(value), () -> name + " answers " + value + ": " + text(position));
            if (position.isOver() || !(evaluator instanceof LinearEvaluator<P> linear)) return;
            long least = 0;
            long most = 0;
            for (int i = 0; i < linear.features().size(); i++) {
                Feature<P> feature = linear.features().get(i);
                long one = (long) linear.weight(i) * feature.least();
                long other = (long) linear.weight(i) * feature.most();
                least += Math.min(one, other);
                most += Math.max(one, other);
            }
            assertTrue(least <= value && value <= most, () -> name + " is beyond its features: " + text(position));
        }));
    }

    /** Engines count a win down by its plies, so no judgement may come near one. */
    @Test
    final void winsAreBeyondAllJudgements() {
        int win = game().tactics().winThreshold();
        if (win == Tactics.NEVER_WON) return;
        games().forEachPosition(position -> forEachValue(position, (name, evaluator, player, value) -> {
            boolean decided = ForcedEnd.of(game(), value).isPresent();
            assertTrue(Math.abs(value) <= win, () -> name + " is more than a win: " + text(position));
            assertEquals(position.isOver() && value != 0, decided, () -> name + " of " + value + ": " + text(position));
        }));
    }

    @Test
    final void phasesAreNamedAndEveryPositionHasOne() {
        Phases<P> phases = game().phases();
        int count = phases.names().size();
        assertTrue(count > 0, "There is no phase.");
        assertEquals(count, new HashSet<>(phases.names()).size(), () -> "Two phases share a name: " + phases.names());
        games().forEachPosition(position -> {
            int phase = phases.of(position);
            assertTrue(phase >= 0 && phase < count, () -> "Phase " + phase + " of " + count + ": " + text(position));
            assertEquals(phase, phases.of(Position.copyOf(position)), () -> "Phase of a copy: " + text(position));
        });
    }

    @Test
    final void judgingChangesNothingAndRepeats() {
        games().forEachPosition(position -> {
            Snapshot before = snapshot(position);
            P copy = Position.copyOf(position);
            forEachValue(position, (name, evaluator, player, value) -> {
                assertEquals(value, evaluator.value(position, player), () -> name + ", asked again: " + before.text());
                assertEquals(value, evaluator.value(copy, player), () -> name + ", of a copy: " + before.text());
            });
            for (Feature<P> feature : game().features()) {
                int value = feature.value(position, 0);
                assertEquals(value, feature.value(copy, 0), () -> feature.name() + ", of a copy: " + before.text());
            }
            assertEquals(before, snapshot(position), "Judging a position changed it.");
        });
    }

    @Test
    final void featuresAreNamed() {
        List<String> names = game().features().stream().map(Feature::name).toList();
        assertEquals(names.size(), new HashSet<>(names).size(), () -> "Two features share a name: " + names);
        for (Feature<P> feature : game().features()) {
            assertTrue(feature.name().matches("[a-z0-9-]+"), () -> "Not a plain name: '" + feature.name() + "'");
            assertFalse(feature.meaning().isBlank(), () -> feature.name() + " has no meaning.");
        }
    }

    @Test
    final void featuresKeepTheirBoundsAndSides() {
        int players = game().capabilities().players();
        games().forEachPosition(position -> {
            for (Feature<P> feature : game().features()) {
                int first = feature.value(position, 0);
                for (int player = 0; player < players; player++) {
                    int value = feature.value(position, player);
                    boolean within = feature.least() <= value && value <= feature.most();
                    assertTrue(within, () -> feature.name() + " is " + value + ", out of bounds: " + text(position));
                    if (feature.sides() == Feature.Sides.COMMON) {
                        assertEquals(first, value, () -> feature.name() + " is not common: " + text(position));
                    }
                }
                if (feature.sides() == Feature.Sides.OPPOSED) {
                    assertEquals(2, players, () -> feature.name() + " is opposed, which takes two players.");
                    int second = feature.value(position, 1);
                    assertEquals(-first, second, () -> feature.name() + " is not opposed: " + text(position));
                }
            }
        });
    }

    @Test
    final void featuresKeepTheirTrend() {
        games().forEachPosition(position -> {
            for (int move : Snapshot.moves(position)) {
                for (Feature<P> feature : game().features()) {
                    if (feature.trend() == Feature.Trend.VARIES) continue;
                    for (int player = 0; player < game().capabilities().players(); player++) {
                        int before = feature.value(position, player);
                        position.make(move);
                        int after = feature.value(position, player);
                        position.undo();
                        boolean kept = feature.trend() == Feature.Trend.FALLS ? after <= before : after >= before;
                        assertTrue(
                                kept,
                                () -> feature.name() + " went from " + before + " to " + after + ": " + text(position));
                    }
                }
            }
        });
    }

    @Test
    final void featuresChangeNoFasterThanTheySay() {
        games().forEachPosition(position -> {
            for (Feature<P> feature : game().features()) {
                int before = feature.value(position, 0);
                walk(
                        position,
                        feature,
                        before,
                        new int[] {feature.change(position, 1), feature.change(position, 2), feature.change(position, 3)
                        },
                        0);
            }
        });
    }

    private void walk(P position, Feature<P> feature, int before, int[] allowed, int depth) {
        if (depth == allowed.length || allowed[depth] >= feature.most() - feature.least()) return;
        for (int move : Snapshot.moves(position)) {
            position.make(move);
            if (!position.isOver()) {
                int change = Math.abs(feature.value(position, 0) - before);
                assertTrue(
                        change <= allowed[depth],
                        () -> feature.name() + " changed by " + change + ", at " + text(position));
                walk(position, feature, before, allowed, depth + 1);
            }
            position.undo();
        }
    }

    /** Every feature by itself, then all of them with weights by chance, so that none is left out or taken for another. */
    @Test
    final void weighingIsTheSumOfTheFeatures() {
        List<Feature<P>> features = game().features();
        Random random = games().random(-2);
        List<int[]> rows = new ArrayList<>();
        for (int i = 0; i <= features.size() + 4; i++) {
            int[] row = new int[features.size()];
            if (i < row.length) row[i] = 1;
            else
                for (int k = 0; k < row.length; k++)
                    row[k] = i == row.length || random.nextBoolean() ? random.nextInt(-9, 10) : 0;
            rows.add(row);
        }
        List<WeightedSum<P>> sums =
                rows.stream().map(row -> game().weighing(named(features, row))).toList();
        games().forEachPosition(position -> {
            for (int player = 0; player < game().capabilities().players(); player++) {
                for (int i = 0; i < rows.size(); i++) {
                    int[] row = rows.get(i);
                    int wanted = WeightedSum.oneByOne(features, row).of(position, player);
                    int found = sums.get(i).of(position, player);
                    assertEquals(wanted, found, () -> "Weights " + Arrays.toString(row) + ": " + text(position));
                }
            }
        });
    }

    private static <P extends Position> Map<String, Integer> named(List<Feature<P>> features, int[] row) {
        Map<String, Integer> named = new HashMap<>();
        for (int i = 0; i < row.length; i++)
            if (row[i] != 0) named.put(features.get(i).name(), row[i]);
        return named;
    }

    private interface ValueCheck<P extends Position> {
        void check(String name, Evaluator<P> evaluator, int player, int value);
    }

    private void forEachValue(P position, ValueCheck<P> check) {
        for (Map.Entry<String, Evaluator<P>> entry : game().evaluators().entrySet()) {
            for (int player = 0; player < game().capabilities().players(); player++) {
                Evaluator<P> evaluator = entry.getValue();
                check.check(entry.getKey(), evaluator, player, evaluator.value(position, player));
            }
        }
    }
}
